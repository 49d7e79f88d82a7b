/** The colours and charms we have drawings of, in the order of the box. */

export const COLOUR_LOOKS = ['purple', 'orange', 'red', 'yellow', 'green', 'blue'] as const;
export type ColourLook = (typeof COLOUR_LOOKS)[number];

export const CHARM_LOOKS = [
  'horseshoe',
  'clover',
  "rabbit's foot",
  'wishbone',
  'penny',
  'ladybug',
] as const;
