/** Talk before the match: everybody at the table, those who watch among them. */

import { phraseText, Talk } from '@parlor/table-ui';
import type { OnlineTable } from '../../tables/onlineTable.ts';
import { refusedByHouse, t } from '../../words/words.ts';

export function TalkBefore({ table }: { readonly table: OnlineTable }) {
  const { social } = table.surroundings;
  if (!social) return null;
  const { chat } = social;
  return (
    <section class="box talk-before" aria-labelledby="talk">
      <header>
        <h2 id="talk">{t('table.talk')}</h2>
      </header>
      <Talk
        // Whoever was sent away hears the others, and cannot answer.
        social={table.isRemoved.value ? { chat } : social}
        saying={(said) => {
          if ('phrase' in said) return phraseText(said.phrase);
          // Bots say nothing before they play.
          return 'text' in said ? said.text : '';
        }}
        inWords={(why) => refusedByHouse(why) ?? why.code}
        isLive
      />
    </section>
  );
}
