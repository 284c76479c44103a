//! What has come of a run, as text and as Markdown.

use std::io::{self, Write};

use crate::args::{Args, Group};
use crate::heat::{Outcome, Rate};
use crate::machine;
use crate::number::{grouped, short};
use crate::table::{Align, Table};
use crate::work::Scale;

/// What has come of a run.
#[derive(Debug)]
pub(crate) struct Report<'a> {
    /// What was asked for.
    pub(crate) args: &'a Args,
    /// What each line has come to.
    pub(crate) results: &'a [Outcome],
    /// How many processors other programs kept busy meanwhile.
    pub(crate) others: Option<f64>,
}

/// What the columns are called.
const HEAD: [(&str, Align); 11] = [
    ("game", Align::Left),
    ("work", Align::Left),
    ("count", Align::Right),
    ("ours", Align::Left),
    ("M/s", Align::Right),
    ("beside", Align::Left),
    ("M/s", Align::Right),
    ("ratio", Align::Right),
    ("paired", Align::Right),
    ("floor", Align::Right),
    ("verdict", Align::Left),
];

/// How the rivals count, where it is not what everyone does.
const CONVENTIONS: [&str; 6] = [
    "A count is the number of sequences of exactly so many legal moves, and a position without moves counts 0.",
    "kish counts by paths: each sequence of landing squares is a move of its own. Ours beside it does the same, and as \
     `unique` it counts from, to and the set of captured pieces.",
    "kish's own perft counts a position without moves as 1 at whatever depth it comes. What it adds so is known and \
     asserted, and is not among the nodes of its rate.",
    "Where a library's own perft is slower than a plain recursion over its public interface, both are shown, and the \
     floor is for the recursion.",
    "There is no other library of international draughts in Rust: it stands beside the rate at which kish counts dama.",
    "monster_chess plays the last ply of chess too, to find out what is legal, and is given less to do.",
];

impl Report<'_> {
    /// Writes it for the terminal.
    pub(crate) fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        for (name, value) in self.circumstances() {
            writeln!(out, "{name:9}  {value}")?;
        }
        let tables = self.tables();
        let all = tables.iter().map(|(_, table)| table.widths());
        let widths = all.fold([0; 11], |widest, one| std::array::from_fn(|column| one[column].max(widest[column])));
        for (group, table) in &tables {
            writeln!(out, "\n{}: {}", group.title(), self.explanation(*group))?;
            table.write_text(&widths, out)?;
        }
        writeln!(out, "\n{}", self.summary())
    }

    /// Writes it as Markdown.
    pub(crate) fn write_markdown(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "# Against other libraries\n")?;
        writeln!(out, "Written by `cargo run --release -p quadrille-compare -- --markdown COMPARE.md`.\n")?;
        for (name, value) in self.circumstances() {
            writeln!(out, "- {name}: {value}")?;
        }
        writeln!(out, "\n{}\n", self.summary())?;
        for (group, table) in self.tables() {
            let title = group.title();
            let (first, rest) = title.split_at(1);
            writeln!(out, "## {}{rest}\n\n{}\n", first.to_uppercase(), self.explanation(group))?;
            table.write_markdown(out)?;
            writeln!(out)?;
        }
        writeln!(out, "## What is counted\n")?;
        for convention in CONVENTIONS {
            writeln!(out, "- {convention}")?;
        }
        Ok(())
    }

    /// Returns what the numbers depend on.
    fn circumstances(&self) -> Vec<(&'static str, String)> {
        let flags = format!("{}; {}; {}", machine::profile(), machine::FLAGS, machine::features());
        let measured = format!(
            "millions of nodes a second by {}: median of all rounds (best). All of a row run once a round, each in a \
             process of its own and in an order that rotates. `ratio` is median through median, `paired` the median of the ratios of each round, which \
             the floor is for",
            self.args.clock().description()
        );
        let mut circumstances = vec![
            ("machine", format!("{}, {} processors", machine::processor(), machine::processors())),
            ("compiler", machine::RUSTC.to_owned()),
            ("flags", flags),
            ("rivals", machine::RIVALS.to_owned()),
            ("measured", measured),
        ];
        if let Some(others) = self.others {
            let caution = if others < 0.1 { "" } else { ": the wall clock is not to be believed" };
            circumstances.push(("others", format!("kept {others:.1} processors busy meanwhile{caution}")));
        }
        if self.args.scale() == Scale::Quick {
            circumstances.push(("caution", "small depths: the counts are asserted, the times say nothing".to_owned()));
        }
        circumstances
    }

    /// Returns a table for each group that was run.
    fn tables(&self) -> Vec<(Group, Table<11>)> {
        let table = |group| {
            let rows =
                self.results.iter().filter(|result| result.group == group).map(|result| self.row(result)).collect();
            (group, Table { head: HEAD, rows })
        };
        Group::ALL.into_iter().map(table).filter(|(_, table)| !table.rows.is_empty()).collect()
    }

    /// Says what is measured in a group, and how often.
    fn explanation(&self, group: Group) -> String {
        let rounds = self.results.iter().find(|result| result.group == group).map_or(0, |result| result.rounds);
        format!("{} Rounds: {rounds}.", group.explanation())
    }

    /// Returns how many ratios are below their floors.
    fn summary(&self) -> String {
        if self.args.scale() == Scale::Quick {
            return "All counts agree.".to_owned();
        }
        let judged = self.results.iter().filter(|result| result.floor.is_some()).count();
        let below = self.results.iter().filter(|result| result.is_below()).count();
        format!("All counts agree. Of {judged} ratios with a floor {below} are below it.")
    }

    /// Returns the cells of a line.
    fn row(&self, result: &Outcome) -> [String; 11] {
        let rate = |rate: Rate| format!("{} ({})", short(rate.median / 1e6), short(rate.best / 1e6));
        let verdict = match result.floor {
            None => "",
            Some(_) if self.args.scale() == Scale::Quick => "",
            Some(_) if result.is_below() => "below",
            Some(_) => "ok",
        };
        [
            result.game.name().to_owned(),
            result.work.clone(),
            grouped(result.count),
            result.ours.to_owned(),
            rate(result.our_rate),
            result.rival.to_owned(),
            rate(result.rival_rate),
            format!("{:.2}", result.ratio),
            format!("{:.2}", result.paired),
            result.floor.map_or_else(String::new, |floor| format!("{floor:.1}")),
            verdict.to_owned(),
        ]
    }
}
