/** What a deal can have beside the usual: rarer lines, more parties, an older contract that it takes the place of. */

import { Icon, SeatMedallion, Sheet } from '@parlor/table-ui';
import { addable } from './Composer.tsx';
import { m } from './messages.ts';
import type { Deal } from './deal.ts';
import { RARE } from './drafting.ts';
import { endable, withParty } from './parties.ts';
import { Choice, Choices, Section } from './pickerParts.tsx';
import { others } from './reading.ts';
import type { Turn } from './turn.ts';

export function MoreSheet({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const { isAdding } = turn.draft;
  const close = (): void => {
    if (isAdding) turn.change({ isAdding: false });
  };
  return (
    <Sheet title={m().picking.moreTitle} isOpen={isAdding} onClose={close}>
      {isAdding && (
        <div class="tr-picker">
          <Lines turn={turn} deal={deal} />
          {!deal.isCounter && <Parties turn={turn} deal={deal} />}
          <Endings turn={turn} deal={deal} />
        </div>
      )}
    </Sheet>
  );
}

const Lines = ({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) => (
  <Section title={m().picking.moreLines}>
    <div class="tr-choices tr-rare" role="group" aria-label={m().picking.moreLines}>
      {RARE.map((kind) => {
        const { line, whyNot } = addable(turn, deal, kind);
        return (
          <button
            type="button"
            key={kind}
            class="tr-choice"
            aria-disabled={whyNot !== undefined}
            onClick={() =>
              whyNot === undefined &&
              turn.change({ deal: { ...deal, lines: [...deal.lines, line!] }, isAdding: false })
            }
          >
            <Icon name="plus" />
            <span>
              {m().picking.rare[kind].name}
              <small>{whyNot ?? m().picking.rare[kind].note}</small>
            </span>
          </button>
        );
      })}
    </div>
  </Section>
);

/** Whom it was begun with stays in it. */
function Parties({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const { view, model } = turn;
  const inside = [deal.to, ...deal.and];
  return (
    <Section title={m().picking.moreParties}>
      <Choices columns={2} label={m().picking.moreParties}>
        {others(view).map((seat) => (
          <Choice
            key={seat}
            isOn={inside.includes(seat)}
            onPress={() => turn.change({ deal: withParty(view, deal, seat) })}
          >
            <SeatMedallion model={model} seat={seat} />
            {model.called(seat)}
          </Choice>
        ))}
      </Choices>
    </Section>
  );
}

function Endings({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const contracts = endable(turn.view, deal);
  return contracts.length === 0 ? null : (
    <Section title={m().picking.moreEnds}>
      <Choices columns={2} label={m().picking.moreEnds}>
        {contracts.map((number) => (
          <Choice
            key={number}
            isOn={deal.ends === number}
            onPress={() =>
              turn.change({
                deal: { ...deal, ends: deal.ends === number ? undefined : number },
                isAdding: false,
              })
            }
          >
            {m().picking.endsContract(number)}
          </Choice>
        ))}
      </Choices>
    </Section>
  );
}
