import { describe, expect, it } from 'vitest';
import { collect, type Emission, eventsFor } from './emissions.ts';
import { seatSet } from './seatSet.ts';

type Event = { readonly type: string; readonly card?: string };

describe('emissions', () => {
  const emissions: Emission<Event>[] = [];
  const emit = collect(emissions);
  emit({ type: 'drawn' }, { to: seatSet(0, 2), event: { type: 'drawn', card: 'ace' } });
  emit({ type: 'passed' });

  it('show the secret to its audience only', () => {
    expect(eventsFor(emissions, 0)).toEqual([{ type: 'drawn', card: 'ace' }, { type: 'passed' }]);
    expect(eventsFor(emissions, 2)).toEqual(eventsFor(emissions, 0));
    expect(eventsFor(emissions, 1)).toEqual([{ type: 'drawn' }, { type: 'passed' }]);
  });

  it('never show a secret to the public', () => {
    expect(eventsFor(emissions, 'public')).toEqual([{ type: 'drawn' }, { type: 'passed' }]);
  });
});
