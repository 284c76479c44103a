//! `perft GAME`.

use serde_json::Value;

use crate::{bad, good};

#[test]
fn a_count_is_one_json_object() {
    let out = good(&["perft", "chess", "--depth", "4", "--json"]);
    assert_eq!(out.lines().count(), 1);
    let json: Value = serde_json::from_str(&out).unwrap();
    let object = json.as_object().unwrap();
    assert_eq!(object.keys().collect::<Vec<_>>(), ["count", "depth", "fen", "game", "nodes", "seconds"]);
    assert_eq!(object["game"], "chess");
    assert_eq!(object["fen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(object["depth"], 4);
    assert_eq!(object["count"], "unique");
    assert_eq!(object["nodes"], 197_281);
    assert!(object["seconds"].as_f64().unwrap() >= 0.0);
}

#[test]
fn divide_adds_the_moves() {
    let json: Value =
        serde_json::from_str(&good(&["perft", "draughts", "--depth", "5", "--divide", "--json"])).unwrap();
    let moves = json["moves"].as_object().unwrap();
    assert_eq!(moves.len(), 9);
    assert_eq!(json["nodes"], 27_117);
    assert_eq!(moves.values().map(|nodes| nodes.as_u64().unwrap()).sum::<u64>(), 27_117);

    let out = good(&["perft", "ataxx", "--depth", "2", "--divide"]);
    assert!(out.starts_with("a6: 16\n"), "{out}");
    assert!(out.contains("\nnodes    256\n"), "{out}");
}

#[test]
fn depth_0_is_one_sequence() {
    let json: Value = serde_json::from_str(&good(&["perft", "dama", "--depth", "0", "--divide", "--json"])).unwrap();
    assert_eq!((&json["nodes"], json["moves"].as_object().unwrap().len()), (&1.into(), 0));
}

#[test]
fn conventions_count_what_they_say() {
    let nodes = |count: &str| {
        let args = ["perft", "draughts", "--fen", "W:WK38:B18,19,32,33", "--depth", "1", "--count", count, "--json"];
        serde_json::from_str::<Value>(&good(&args)).unwrap()["nodes"].clone()
    };
    assert_eq!((nodes("unique"), nodes("orders")), (5.into(), 6.into()));
    for game in ["chess", "ataxx", "dama", "draughts"] {
        good(&["perft", game, "--depth", "2", "--count", "unique"]);
    }
    assert_eq!(
        bad(&["perft", "chess", "--depth", "1", "--count", "paths"]),
        "error: chess does not count by the convention `paths`\n  the command `games` tells which conventions a game has\n",
    );
    assert!(bad(&["perft", "chess", "--count", "every"]).contains("unique, orders, paths"));
}

#[test]
fn the_means_do_not_change_the_number() {
    for means in [&["--no-bulk"][..], &["--hash", "1"], &["--threads", "2"], &["--threads", "0", "--hash", "1"]] {
        let args = [&["perft", "dama", "--depth", "5", "--count", "paths"], means].concat();
        assert!(good(&args).contains("\nnodes    85,090\n"), "{args:?}");
    }
}

#[test]
fn without_a_depth_a_million_are_counted() {
    assert!(good(&["perft", "ataxx"]).contains("\ndepth    5\n"));
    assert!(good(&["perft", "draughts"]).contains("\ndepth    7\n"));
    let over = good(&["perft", "ataxx", "--fen", "7/7/7/7/7/7/7 x 0 1"]);
    assert!(over.contains("\ndepth    1\n") && over.contains("\nnodes    0\n"), "{over}");
}

#[test]
fn bad_options_are_told() {
    assert!(bad(&["perft", "chess", "--depth", "256"]).starts_with("error: expected a depth of 255 plies or fewer"));
    assert!(bad(&["perft", "chess", "--depth", "x"]).contains("--depth"));
    assert!(bad(&["perft", "chess", "--depth", "-1"]).contains("-1"));
    assert!(bad(&["perft", "chess", "--depth", "4294967296"]).contains("--depth"));
    for mib in ["1048577", "4294967296", "-1"] {
        assert!(
            bad(&["perft", "chess", &format!("--hash={mib}")]).contains(&format!("invalid value '{mib}' for '--hash"))
        );
    }
    for threads in ["1025", "18446744073709551615", "-1"] {
        let err = bad(&["perft", "chess", &format!("--threads={threads}")]);
        assert!(err.contains(&format!("invalid value '{threads}' for '--threads")), "{err}");
    }
    for option in
        [&["--depth", "3"][..], &["--fen", "x"], &["--divide"], &["--count", "paths"], &["--json"], &["--strict"]]
    {
        let err = bad(&[&["perft"], option].concat());
        assert!(err.contains("required") && err.contains("GAME"), "{err}");
    }
    assert!(bad(&["perft", "chess", "--suite", "x"]).contains("--suite"));
    assert!(bad(&["perft", "chess", "--max-nodes", "1"]).contains("--max-nodes"));
}
