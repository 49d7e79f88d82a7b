/** The way in: five games, and what there is to go on with. */

import { useEffect, useState } from 'preact/hooks';
import { GAME_IDS, type GameId } from '@parlor/registry/ids';
import { connect } from '../app/connection.ts';
import { goTo, Link } from '../app/router.tsx';
import { myName } from '../app/settings.ts';
import { engine } from '../engine/engine.ts';
import { keepMatch, type KeptMatch, keptMatches } from '../offline/keptMatches.ts';
import { freshMatch } from '../table/localSession.ts';
import { t } from '../words/words.ts';

const USUAL_SEATS = 4;

/** Against bots, at once, with what is usual. */
async function playNow(game: GameId): Promise<void> {
  const { rulesVersion, seatCounts, presets } = await engine.about(game);
  const personas = await engine.personas(game);
  const count = seatCounts.includes(USUAL_SEATS) ? USUAL_SEATS : seatCounts.at(-1)!;
  const levels = (['casual', 'skilled', 'beginner', 'casual', 'skilled'] as const).slice(
    0,
    count - 1,
  );
  const seats = [
    { name: myName.peek() || t('you'), level: undefined },
    ...levels.map((level) => ({ name: personas[level].name, level })),
  ];
  const match = freshMatch({ game, rulesVersion, options: presets['standard']!, seats });
  await keepMatch(match);
  goTo(`/local/${match.id}`);
}

async function withFriends(game: GameId): Promise<void> {
  const client = await connect();
  const { seatCounts } = await engine.about(game);
  const seats = seatCounts.includes(USUAL_SEATS) ? USUAL_SEATS : seatCounts.at(-1)!;
  const seating = ['me' as const, ...Array.from({ length: seats - 1 }, () => 'open' as const)];
  const answer = await client.say({
    type: 'open-table',
    game,
    seating,
    isPublic: false,
    clock: 'relaxed',
  });
  if (answer.type === 'done' && answer.table) goTo(`/table/${answer.table}`);
}

export function Home() {
  const [kept, setKept] = useState<readonly KeptMatch[]>([]);
  useEffect(() => void keptMatches().then(setKept), []);
  return (
    <main class="page">
      <h1 class="show">{t('home.title')}</h1>
      <ul class="shelf">
        {GAME_IDS.map((game) => (
          <li key={game} class="poster" data-game={game}>
            <h2 class="show">{t(`game.${game}`)}</h2>
            <p>{t(`game.${game}.line`)}</p>
            <button type="button" class="btn strong" onClick={() => void playNow(game)}>
              {t('home.play-now')}
            </button>
            <button type="button" class="btn" onClick={() => void withFriends(game)}>
              {t('home.with-friends')}
            </button>
          </li>
        ))}
      </ul>
      <ul>
        {kept
          .filter(({ isOver }) => !isOver)
          .map(({ id, game }) => (
            <li key={id}>
              <Link href={`/local/${id}`} class="btn">
                {t(`game.${game}`)}
              </Link>
            </li>
          ))}
      </ul>
    </main>
  );
}
