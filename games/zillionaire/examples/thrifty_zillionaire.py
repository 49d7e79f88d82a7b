#!/usr/bin/env python3
"""Zillionaire by three rules of thumb: lead what is low and many, beat with as little as will do, keep sets together."""

import json
import sys
from collections import Counter

PROTOCOL = 1
FIVE = 5
BUMP = 9
PASS = {"type": "pass"}


def choose(ask):
    view = ask["view"]
    held = Counter(view["hand"])
    plays = [move for move in ask["moves"] if move["type"] == "play"]
    if not plays:
        return PASS

    # Going out is always best.
    for play in plays:
        if play["count"] == len(view["hand"]):
            return play

    if view["top"] is None:
        # The lead: low cards first, all of a kind at once.
        return min(plays, key=lambda play: (play["rank"], -play["count"]))

    play = min(plays, key=lambda play: cost(play, held))
    # A high card now is a lead missed later: let small things go while everybody still has many cards.
    hurry = min(size for size in view["handSizes"] if size > 0) <= 4
    dear = play["rank"] >= BUMP or breaks_a_set(play, held)
    return PASS if dear and not hurry else play


def breaks_a_set(play, held):
    return play["rank"] != FIVE and play["count"] < held[play["rank"]]


def cost(play, held):
    return (breaks_a_set(play, held), play["rank"])


def main():
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["type"] == "hello":
            if heard["game"] != "zillionaire":
                sys.exit(f"this bot plays zillionaire, not {heard['game']}")
            print(json.dumps({"type": "hello", "protocol": PROTOCOL}), flush=True)
        elif heard["type"] == "ask":
            answer = {"type": "move", "id": heard["id"], "move": choose(heard)}
            print(json.dumps(answer), flush=True)
        elif heard["type"] == "bye":
            return


if __name__ == "__main__":
    main()
