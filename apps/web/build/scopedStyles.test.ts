import { preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { gameOf, scopedStyles } from './scopedStyles.ts';

const FOLDER = '/house/games/ludo/table/styles/board.css';
const SCOPE = ':where([data-game="ludo"], [data-game="ludo"] *)';

async function styled(css: string, file = FOLDER): Promise<string> {
  const config = await resolveConfig(
    { css: { postcss: { plugins: [scopedStyles] } }, configFile: false },
    'build',
  );
  const { code } = await preprocessCSS(css, file, config);
  return code;
}

describe('the styles of a game', () => {
  it('reach what lies inside it', async () => {
    expect(await styled('.a, .b .c { top: 0 }')).toBe(`.a${SCOPE}, .b .c${SCOPE} { top: 0 }`);
  });

  it('leave pseudo-elements at the end', async () => {
    expect(await styled('.a::after, .b::before:hover { top: 0 }')).toBe(
      `.a${SCOPE}::after, .b${SCOPE}::before:hover { top: 0 }`,
    );
  });

  it('are bound within conditions, once where rules are nested', async () => {
    expect(await styled('@media print { .a { & .b { top: 0 } } }')).toBe(
      `@media print { .a${SCOPE} { & .b { top: 0 } } }`,
    );
  });

  it('keep the steps of their animations', async () => {
    const steps = '@keyframes l-hop { 0% { top: 0 } to { top: 1px } }';
    expect(await styled(steps)).toBe(steps);
  });

  it('are those in its folder, and no others', async () => {
    expect(await styled('.a { top: 0 }', '/house/src/styles/board.css')).toBe('.a { top: 0 }');
    expect(gameOf('C:\\house\\games\\ludo\\table\\board.css')).toBe('ludo');
  });
});
