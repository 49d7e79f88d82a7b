#!/usr/bin/env python3
"""A bot for every game of Parlor: it plays any legal move. Copy it and put your own idea into choose()."""

import json
import random
import sys

PROTOCOL = 1


def choose(ask):
    """The move to answer with. `ask` is the whole question; see docs/write-a-bot.md."""
    # Where there are too many legal moves to list, some of them come as examples.
    legal = ask.get("moves") or ask["examples"]
    # The question brings its own dice, so the same match can be played again.
    return random.Random(ask["dice"]).choice(legal)


def say(message):
    # One message a line, and out with it at once: Parlor is waiting.
    print(json.dumps(message), flush=True)


def main():
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["type"] == "hello":
            say({"type": "hello", "protocol": PROTOCOL})
        elif heard["type"] == "ask":
            say({"type": "move", "id": heard["id"], "move": choose(heard)})
        elif heard["type"] == "refused":
            # Standard error is yours: whatever is printed there is passed through.
            print(f"refused: {heard['code']}", file=sys.stderr)
        elif heard["type"] == "bye":
            return


if __name__ == "__main__":
    main()
