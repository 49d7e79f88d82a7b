import type { Game } from '@parlor/kit';
import type { takeAChance } from '../rules/index.ts';

/** The game's own types, as its contract with the kit names them. */
export type ChanceTypes = typeof takeAChance extends Game<infer Types> ? Types : never;
