/** What a bot's reasons claim, by code, with what their sentences need. */

import type { Seat } from '@parlor/kit';

export interface Claims {
  'ends-game': undefined;
  'settles-now': { card: number; value: number };
  'lay-under-step': { card: number; seat: Seat };
  'lay-under': { card: number };
  'lone-bankrupt': { card: number };
  'next-step-open': { card: number };
  'missing-step-open': { card: number };
  'denies-next': { card: number; seat: Seat };
  'safe-draw': undefined;
  'nothing-open': undefined;
  'open-card-useless': { card: number };
  'open-card-waits': { card: number };
  'nearer-step': { card: number; nearer: number };
  'bank-double': { card: number };
  'bank-and-wait': { card: number; missing: number };
  'bank-step': { card: number };
  'useless-to-both': { card: number; seat: Seat };
  'passed-step': { card: number };
  'spare-double': { card: number };
  'farthest-step': { card: number };
  'easiest-again': { card: number; left: number };
  'waits-for': { card: number; missing: number };
  'steal-known-step': { seat: Seat };
  'victim-close': { seat: Seat; top: number; steps: number };
  'highest-bank': { seat: Seat };
  'steal-safe': { seat: Seat };
  'steal-brings': undefined;
  'steal-nothing': undefined;
  'steal-stops': undefined;
  'keeps-steal': undefined;
  'takes-step': { card: number };
  'takes-steal': { card: number; seat: Seat };
  'breaks-hand': { card: number; seat: Seat };
  tried: undefined;
}
