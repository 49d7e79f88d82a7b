/**
 * After a take-back a ply is reached again, and another question is asked there
 * although it is the same ply. Its number says both: an answer that was on its
 * way meanwhile must not be taken for an answer to the new one.
 */

const ROUND = 2 ** 20;

export const questionAt = (ply: number, takeBacks: number): number => ply + takeBacks * ROUND;
export const plyOf = (question: number): number => question % ROUND;
