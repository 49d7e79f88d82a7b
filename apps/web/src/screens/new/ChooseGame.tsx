/** Which game a new table is for. */

import { GAME_IDS } from '../../games/games.ts';
import { GameCard } from '../../parts/GameCard.tsx';
import { Page } from '../../parts/Page.tsx';
import { Steps } from '@parlor/table-ui';
import { t } from '../../words/words.ts';

export const ChooseGame = () => (
  <Page title={t('new.title')}>
    <header class="page-head">
      <h1>{t('new.title')}</h1>
      <p>{t('new.which')}</p>
    </header>
    <section class="posters small" aria-label={t('home.games')}>
      <Steps>
        {GAME_IDS.map((game) => (
          <GameCard key={game} game={game} href={`/new/${game}`} />
        ))}
      </Steps>
    </section>
  </Page>
);
