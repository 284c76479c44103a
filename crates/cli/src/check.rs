//! `quadrille check`: the games of files, held to the rules.

use std::collections::{BTreeMap, VecDeque};
use std::io::{self, Write};
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use quadrille::AnyGame;
use quadrille::records::{Broken, Pieces, ReadError, Tally};
use serde::Serialize;

use crate::args::{RulesOf, threads};
use crate::error::Error;
use crate::meter::{Meter, stopped};
use crate::number::{counted, rate};
use crate::records::File;
use crate::report;
use crate::run::{Context, Status};

/// What checking a file has come to, as a JSON object.
#[derive(Serialize)]
struct Checked<'a> {
    file: &'a str,
    game: &'static str,
    games: u64,
    plies: u64,
    variations: u64,
    comments: u64,
    broken: u64,
    bytes: u64,
    seconds: f64,
    complete: bool,
}

/// Checks each file; what is wrong with one keeps no other from being checked.
pub(crate) fn run(
    context: &mut Context<'_>,
    files: &[PathBuf],
    rules: &RulesOf,
    number: u16,
    json: bool,
) -> Result<Status, Error> {
    for path in files {
        let file = match context.records(path, rules) {
            Ok(file) => file,
            // Which game it is was said for all of them.
            Err(error @ Error::Game { .. }) => return Err(error),
            Err(error) => {
                context.found = Status::BadInput;
                // Nobody reads it, and the other files are checked all the same.
                let _ = report::error(context.err, &error);
                continue;
            }
        };
        let game = file.game.clone();
        let meter = Meter::new(path.display().to_string());
        let (tally, broken, result) = check(context.err, file, threads(number), &meter);
        let time = meter.time();
        drop(meter);
        if broken > 0 || result.is_err() {
            context.found = Status::BadInput;
        }
        if let Err(error) = result {
            let _ = report::error(context.err, &Error::File { path: path.clone(), error });
        }
        if json {
            let file = &path.to_string_lossy();
            let Tally { games, plies, variations, comments, bytes, .. } = tally;
            let (game, seconds, complete) = (game.name(), time.as_secs_f64(), !stopped());
            let checked = Checked { file, game, games, plies, variations, comments, broken, bytes, seconds, complete };
            writeln!(context.out, "{}", serde_json::to_string(&checked)?)?;
        } else {
            tell(context.out, path, &*game, &tally, broken, time)?;
        }
        if stopped() {
            return Ok(Status::Interrupted);
        }
    }
    Ok(context.found)
}

/// What a thread has to say of a piece.
enum Part {
    /// Some of its games.
    Tally(Tally),
    /// There is no more of it, or it could not be read on.
    End(io::Result<()>),
}

/// Checks a file with some threads. Returns what it comes to, without the broken games, which are told as they are found;
/// how many they are; and whether the file could be read to its end.
fn check(err: &mut dyn Write, file: File, threads: usize, meter: &Meter) -> (Tally, u64, io::Result<()>) {
    let File { path, input, size, game, any_kind } = file;
    let (mut total, mut broken, mut result) = (Tally::default(), 0, Ok(()));
    thread::scope(|scope| {
        // Few pieces wait, and few answers, so that the memory does not grow with the file.
        let (hand, pieces) = sync_channel(threads);
        let pieces = Arc::new(Mutex::new(pieces));
        let (answer, answers) = sync_channel(threads);
        for _ in 0..threads {
            let (answer, pieces, game) = (answer.clone(), Arc::clone(&pieces), &*game);
            scope.spawn(move || {
                loop {
                    // A thread that panicked left the others what it had not taken.
                    let next = pieces.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).recv();
                    let Ok((number, piece)) = next else { break };
                    let result = game.check(piece, any_kind, &mut |part| {
                        answer.send((number, Part::Tally(part))).is_ok() && !stopped()
                    });
                    if answer.send((number, Part::End(result))).is_err() {
                        break;
                    }
                }
            });
        }
        let failed = answer;
        drop(pieces);
        scope.spawn(move || {
            for (number, piece) in Pieces::new(input).enumerate() {
                let handed = match piece {
                    Ok(piece) => hand.send((number, piece)).is_ok(),
                    Err(error) => failed.send((number, Part::End(Err(error)))).is_ok(),
                };
                if !handed || stopped() {
                    break;
                }
            }
        });
        // The pieces come back in any order.
        let (mut waiting, mut next) = (BTreeMap::<usize, VecDeque<Part>>::new(), 0);
        for (number, part) in answers {
            waiting.entry(number).or_default().push_back(part);
            while let Some(part) = waiting.get_mut(&next).and_then(VecDeque::pop_front) {
                match part {
                    Part::Tally(tally) => total += tally,
                    Part::End(ended) => {
                        waiting.remove(&next);
                        next += 1;
                        result = mem::replace(&mut result, Ok(())).and(ended);
                    }
                }
                for Broken { game: number, error } in total.broken.drain(..) {
                    broken += 1;
                    let error = Error::broken(&path, number, ReadError::Game(error), &*game);
                    // Nobody reads it, yet the games go on.
                    let _ = meter.suspend(|| report::error(err, &error));
                }
                meter.bytes(total.bytes, size);
            }
        }
    });
    (total, broken, result)
}

/// Writes what a file has come to.
fn tell(
    out: &mut dyn Write,
    path: &Path,
    game: &dyn AnyGame,
    tally: &Tally,
    broken: u64,
    time: Duration,
) -> io::Result<()> {
    let Tally { games, plies, variations, comments, bytes, .. } = *tally;
    let all = [
        (games, "game", "games"),
        (plies, "ply", "plies"),
        (variations, "variation", "variations"),
        (comments, "comment", "comments"),
        (broken, "broken", "broken"),
    ];
    write!(out, "{}  {}", path.display(), game.title())?;
    for (number, one, more) in all {
        write!(out, "  {}", counted(number.into(), one, more))?;
    }
    writeln!(out, "  {:.1} MB  {}B/s", bytes as f64 / 1e6, rate(bytes.into(), time))
}
