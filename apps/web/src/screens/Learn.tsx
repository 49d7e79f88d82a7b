/** The games, to be learned. */

import { GAME_IDS } from '../games/games.ts';
import { GameCard } from '../parts/GameCard.tsx';
import { Page } from '../parts/Page.tsx';
import { Steps } from '@parlor/table-ui';
import { t } from '../words/words.ts';

export const Learn = () => (
  <Page title={t('learn.title')}>
    <header class="page-head">
      <h1>{t('learn.title')}</h1>
      <p>{t('learn.lead')}</p>
    </header>
    <section class="posters small" aria-label={t('home.games')}>
      <Steps>
        {GAME_IDS.map((game) => (
          <GameCard key={game} game={game} href={`/learn/${game}`} />
        ))}
      </Steps>
    </section>
  </Page>
);
