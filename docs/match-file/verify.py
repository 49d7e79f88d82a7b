#!/usr/bin/env python3
"""Checks a match file of Parlor, format 2, as docs/match-file.md describes it: chain, commitment, shares, seed and
signature. Whether the moves are legal is for the rules to say, which are not here. Standard library only.

  verify.py FILE [KEY ...]   says what it found; KEYs are those of houses you know
  verify.py --lines          one file on each line of the input, one JSON object of findings on each of the output
"""
import hashlib, hmac, json, math, re, sys
from decimal import Decimal
FORMAT = "parlor-match/2"

# JSON: every number is a double, as in the language the files are written with.
def parse(text):
    return json.loads(text, parse_int=float, parse_constant=number)

def number(x):
    """As ECMAScript writes it: shortest digits, an exponent from 22 digits on and below 1e-6."""
    if x in ("NaN", "Infinity", "-Infinity") or math.isinf(x) or (x == 0 and math.copysign(1, x) < 0):
        raise ValueError("no canonical number")
    is_negative, places, exponent = Decimal(repr(x)).normalize().as_tuple()
    sign, digits, point = "-" * is_negative, "".join(map(str, places)), len(places) + exponent
    if 0 < point <= 21:
        return sign + digits[:point].ljust(point, "0") + (digits[point:] and "." + digits[point:])
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + digits
    return "%s%s%se%+d" % (sign, digits[0], digits[1:] and "." + digits[1:], point - 1)

def string(text):  # Half a letter stays escaped.
    return re.sub("[\ud800-\udfff]", lambda half: "\\u%04x" % ord(half.group()), json.dumps(text, ensure_ascii=False))

def canonical(value):
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, (float, str)):
        return number(value) if isinstance(value, float) else string(value)
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
    return "{" + ",".join(string(key) + ":" + canonical(value[key]) for key in keys) + "}"

def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()

# Ed25519, by RFC 8032.
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D, ROOT = -121665 * pow(121666, P - 2, P) % P, pow(2, (P - 1) // 4, P)

def add(a, b):
    x1, y1, z1, t1 = a
    x2, y2, z2, t2 = b
    m, n = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * t1 * t2 * D % P, 2 * z1 * z2 % P
    e, f, g, h = n - m, d - c, d + c, n + m
    return e * f % P, g * h % P, f * g % P, e * h % P

def times(k, point):
    total = (0, 1, 1, 0)
    for bit in bin(k)[2:]:
        total = add(total, total)
        if bit == "1":
            total = add(total, point)
    return total

def is_zero(point):
    return point[0] % P == 0 and (point[1] - point[2]) % P == 0

def decode(raw):
    y, odd = int.from_bytes(raw, "little") & (2**255 - 1), raw[31] >> 7
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or (x == 0 and odd):
        return None
    x = P - x if x & 1 != odd else x
    return x, y, 1, x * y % P

BASE = decode((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))

def is_signed(message, signature, key):
    if not re.fullmatch("[0-9a-f]{128}", signature) or not re.fullmatch("[0-9a-f]{64}", key):
        return False
    signature, key = bytes.fromhex(signature), bytes.fromhex(key)
    a, r, s = decode(key), decode(signature[:32]), int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= L or is_zero(times(8, a)):
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message.encode()).digest(), "little") % L
    minus = tuple(-c if i in (0, 3) else c for i, c in enumerate(add(r, times(k, a))))
    return is_zero(times(8, add(times(s, BASE), minus)))

# The shape of a file.
text, thing, many = (lambda v, kind=kind: isinstance(v, kind) for kind in (str, dict, list))
count = lambda v: isinstance(v, float) and 0 <= v <= 2**53 - 1 and v == int(v)
one_of = lambda *known: lambda v: isinstance(v, str) and v in known
FILE = dict(format=one_of(FORMAT), heading=thing, entries=many, publicKey=text, signature=text)
HEADING = dict(match=text, game=text, rulesVersion=count, rng=text, options=thing, seats=many, commitment=text,
               seeding=one_of("committed/1", "contributed/1"), aborts=count,
               isRated=lambda v: isinstance(v, bool), startedAt=count)
SEAT = dict(name=text, kind=one_of("person", "bot"), level=text, commitment=text)
ENTRY = dict(n=count, at=count, type=text, hash=text)
ENTRIES = {
    "shares": dict(ENTRY, shares=lambda v: many(v) and all(text(w) and re.fullmatch("[0-9a-f]{0,128}", w) for w in v)),
    "move": dict(ENTRY, seat=count, ply=count, by=one_of("person", "bot", "stand-in", "time-out"), move=thing,
                 took=lambda v: v is None or count(v)),
    "take-back": dict(ENTRY, seat=count, ply=count),
    "ending": dict(ENTRY, serverSeed=text, seed=text, finalHash=text, outcome=thing),
}

def fits(value, shape):
    return thing(value) and value.keys() == shape.keys() and all(is_right(value[k]) for k, is_right in shape.items())

def is_entry(value):
    return thing(value) and text(value.get("type")) and fits(value, ENTRIES.get(value["type"], {}))

def is_file(file):
    return (fits(file, FILE) and fits(file["heading"], HEADING) and all(map(is_entry, file["entries"]))
            and all(fits(seat, SEAT) for seat in file["heading"]["seats"]))

def can_stand(entry, ply, seats):
    if entry["seat"] >= len(seats):
        return False
    is_bot = seats[int(entry["seat"])]["kind"] == "bot"
    if entry["type"] == "take-back":
        return not is_bot and entry["ply"] < ply
    return entry["ply"] == ply + 1 and (entry["by"] == "bot") == is_bot

def is_chained(heading, entries):
    before, ply = sha256("parlor chain/2 " + canonical(heading)), 0
    for i, entry in enumerate(entries):
        rest, kind = {key: entry[key] for key in entry if key != "hash"}, entry["type"]
        before = sha256("parlor chain/2 %s %s" % (before, canonical(rest)))
        is_in_place = (kind == "shares") == (i == 0) and (kind == "ending") == (i == len(entries) - 1)
        if before != entry["hash"] or entry["n"] != i + 1 or not is_in_place:
            return False
        if kind in ("move", "take-back"):
            if not can_stand(entry, ply, heading["seats"]):
                return False
            ply = entry["ply"]
    return len(entries) > 1

def is_bound(seat, share, seeding):
    bound, is_bot = seat["commitment"], seat["kind"] == "bot"
    if is_bot != (seat["level"] != ""):
        return False
    if is_bot or seeding == "contributed/1":
        return bound == "" and (share == "" or not is_bot)
    return share == "" if bound == "" else bound == sha256("parlor share/1 " + share)

def attempt(check, otherwise):
    try:
        return check()
    except ValueError:  # No JSON, or a number without a canonical form.
        return otherwise

def findings(file):
    """What is fine, by check; None when it is no such file at all."""
    if not is_file(file):
        return None
    heading, entries, key = file["heading"], file["entries"], file["publicKey"]
    first, last = (entries or [{}])[0], (entries or [{}])[-1]
    shares, seed, seats = first.get("shares", []), last.get("serverSeed", ""), heading["seats"]
    part = dict(format=FORMAT, heading=heading, head=last.get("hash", ""), publicKey=key)
    is_seed = re.fullmatch("[0-9a-f]{64}", seed) is not None
    message = ("parlor seed/1 " + canonical(shares)).encode()
    derived = hmac.new(bytes.fromhex(seed if is_seed else ""), message, "sha256")
    return {
        "chain": attempt(lambda: is_chained(heading, entries), False),
        "commitment": is_seed and sha256("parlor commitment/1 " + seed) == heading["commitment"],
        "shares": len(shares) == len(seats) and "shares" in first
        and all(is_bound(seat, share, heading["seeding"]) for seat, share in zip(seats, shares)),
        "seed": is_seed and derived.hexdigest() == last["seed"],
        "signature": attempt(lambda: is_signed(canonical(part), file["signature"], key), False),
    }

def checked(told):
    return attempt(lambda: findings(parse(told)), None)

if __name__ == "__main__":
    if sys.argv[1:] == ["--lines"]:
        for line in sys.stdin:
            print(json.dumps(checked(line)), flush=True)
    elif len(sys.argv) > 1:
        told = open(sys.argv[1], encoding="utf-8").read()
        found = checked(told) or {"file": False}
        file = dict(heading=dict(seats=[]), entries=[], publicKey="") if "file" in found else parse(told)
        seats, shares = file["heading"]["seats"], (file["entries"] or [{}])[0].get("shares", [])
        names = [re.sub(r"[^\w .'-]", "?", seat["name"]) or "former guest" for seat in seats]  # They may hold anything.
        print("seats       " + ", ".join(names))
        free = ", ".join(name for name, seat, share in zip(names, seats, shares) if share and not seat["commitment"])
        bound = "nothing binds %s: whoever hosted the match may have chosen the dice" % free if free else "fine"
        for check, is_right in found.items():
            print("%-12s%s" % (check, "WRONG" if not is_right else bound if check == "shares" else "fine"))
        is_known = all(found.values()) and file["publicKey"] in sys.argv[2:]
        verdict = "genuine, by a house you know" if is_known else "consistent, but by an unknown key"
        print((verdict if all(found.values()) else "not genuine") + "; the moves were not held against the rules")
        sys.exit(0 if is_known else 1)
    else:
        sys.exit(__doc__)
