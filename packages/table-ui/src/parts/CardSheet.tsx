/** What every playing card of the house is printed on, in a picture of 100 by 140. */

interface CardSheetProps {
  readonly fill: string;
  readonly edge: string;
  /** The colour of its frame; without one, it has none yet. */
  readonly frame?: string;
}

export const CardSheet = ({ fill, edge, frame }: CardSheetProps) => (
  <>
    <rect
      x=".75"
      y=".75"
      width="98.5"
      height="138.5"
      rx="9"
      fill={fill}
      stroke={edge}
      stroke-width="1.5"
    />
    {frame !== undefined && <CardFrame line={frame} />}
  </>
);

interface CardFrameProps {
  readonly line: string;
  readonly width?: number;
}

/** The stepped line inside the edge, for where something lies between it and the sheet. */
export const CardFrame = ({ line, width = 1 }: CardFrameProps) => (
  <path
    d="M15 7h70v5h5v5h3v106h-3v5h-5v5H15v-5h-5v-5H7V17h3v-5h5z"
    fill="none"
    stroke={line}
    stroke-width={width}
  />
);
