/** What dice are drawn of, in a picture of 60 by 60: a body, and pips in the colour of the game. */

const [LOW, MID, HIGH] = [17, 30, 43] as const;
/** Three in a column stand a little further apart. */
const [TOP, BOTTOM] = [16, 44] as const;

const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, TOP],
    [HIGH, TOP],
    [LOW, MID],
    [HIGH, MID],
    [LOW, BOTTOM],
    [HIGH, BOTTOM],
  ],
];

export const DieBody = ({ fill, edge }: { readonly fill: string; readonly edge: string }) => (
  <rect x="1.5" y="1.5" width="57" height="57" rx="12" fill={fill} stroke={edge} stroke-width="2" />
);

/** Face 0 has none: a die that has not been thrown yet. */
export const Pips = ({ face, ink }: { readonly face: number; readonly ink: string }) => (
  <>
    {PIPS[face]!.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="5.6" fill={ink} />
    ))}
  </>
);
