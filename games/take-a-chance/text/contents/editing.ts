/** Entering a set: what an edit does to the data, and what a refusal is about. */

import {
  type Editing,
  edited,
  type Illegal,
  type Json,
  type SetEdit,
  type Source,
  valueAt,
  withValueAt,
} from '@parlor/kit';
import type { Combo } from '../../facts/dice/combos.ts';
import { checkSet, type ComponentSet } from '../../facts/set.ts';
import type { KeptUse, Step } from '../../facts/types.ts';
import type { Messages } from '../../messages/en/index.ts';
import { refusedSet } from './refused.ts';

const HUNDREDS = 500;

/** What a step is until somebody says more about it. */
export function freshStep(kind: Step['do']): Step {
  switch (kind) {
    case 'buy-pool':
      return { do: kind, less: HUNDREDS };
    case 'collect':
      return { do: kind, amount: HUNDREDS };
    case 'keep':
      return { do: kind, what: 'die' satisfies KeptUse };
    case 'roll':
      return { do: kind, dice: 0, rethrows: 0, pays: 1 };
    default:
      return { do: kind };
  }
}

export const asJson = (step: Step): Json => ({ ...step });

const house = (value: Json): Json => ({ value, source: 'house' });

export const freshPay = (combo: Combo): Json => ({
  combo: house(combo),
  amount: house(HUNDREDS),
});

export const freshTicket = (): Json => ({
  copies: house(1),
  choices: house([[asJson(freshStep('roll'))]]),
});

/** A step of another kind needs other fields. */
const STEP_KIND = /\/do$/;

function edit(set: ComponentSet, change: SetEdit): ComponentSet {
  const data = set as unknown as Json;
  const isNewKind = change.type === 'put' && STEP_KIND.test(change.path);
  const changed = isNewKind
    ? withValueAt(
        data,
        change.path.replace(STEP_KIND, ''),
        asJson(freshStep(change.value as Step['do'])),
      )
    : edited(data, change);
  const source = change.type === 'put' || change.type === 'mark' ? change.source : undefined;
  return withCards(marked(changed, change.path, source ?? 'house'));
}

/** The mark next above a path says where the value comes from. */
function marked(data: Json, path: string, source: Source): Json {
  const steps = path.split('/');
  for (let length = steps.length; length > 0; length--) {
    const above = `${steps.slice(0, length).join('/')}/source`;
    if (valueAt(data, above) !== undefined) return withValueAt(data, above, source);
  }
  return data;
}

/** T-1.2: the cards follow from colours and charms, each charm once in every colour. */
function withCards(data: Json): ComponentSet {
  const set = data as unknown as ComponentSet;
  const cards = set.colours.flatMap((colour) =>
    set.charms.map((charm) => ({ colour: colour.name.value, charm: charm.value })),
  );
  return { ...set, cards };
}

const lastIndex = <Item>(list: readonly Item[], is: (item: Item) => boolean): number =>
  Math.max(
    list.findLastIndex((item) => is(item)),
    0,
  );

function where({ code, params = {} }: Illegal, { colours, charms }: ComponentSet): string {
  const { place, kind, combo } = params;
  const colour = lastIndex(colours, ({ name }) => name.value === params['colour']);
  const pay = lastIndex(colours[colour]?.pays ?? [], (one) => one.combo.value === combo);
  switch (code) {
    case 'set-needs-six-colours':
      return 'colours';
    case 'set-colour-without-name':
      return `colours/${place}/name/value`;
    case 'set-colour-twice':
      return `colours/${colour}/name/value`;
    case 'set-price-wrong':
      return `colours/${colour}/price/value`;
    case 'set-pays-nothing':
    case 'set-combination-unknown':
      return `colours/${colour}`;
    case 'set-combination-twice':
      return `colours/${colour}/pays/${pay}/combo/value`;
    case 'set-amount-wrong':
      return `colours/${colour}/pays/${pay}/amount/value`;
    case 'set-charm-without-name':
      return `charms/${place}/value`;
    case 'set-charm-twice': {
      const names = charms.map(({ value }) => value);
      const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
      return `charms/${twice}/value`;
    }
    case 'set-needs-six-charms':
      return 'charms';
    case 'set-ticket-copies-wrong':
      return `tickets/${kind}/copies/value`;
    case 'set-needs-36-tickets':
      return 'tickets';
    default:
      // Everything else a check says of a ticket is about what it tells one to do.
      if (kind !== undefined) return `tickets/${kind}/choices/value`;
      return code.startsWith('set-card') || code === 'set-needs-36-cards' ? 'cards' : '';
  }
}

export const editing: Editing<ComponentSet, Messages['contents']> = {
  option: 'set',
  check: checkSet,
  edit,
  keepsMarks: true,
  where,
  refused: refusedSet,
};
