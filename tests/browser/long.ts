/** Is there time? `npm run long` looks at everything, the gate at what is most likely to break. */
export const isLong = process.env['PARLOR_LONG'] !== undefined;
