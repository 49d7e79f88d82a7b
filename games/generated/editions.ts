// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** The frozen editions of every game. */

export interface FrozenEdition {
  /** Of its module, as it was committed. */
  readonly sha256: string;
  readonly load: () => Promise<{ readonly game: unknown }>;
}

export const frozen: Readonly<Record<string, Readonly<Record<number, FrozenEdition>>>> = {
  zillionaire: {
    1: {
      sha256: 'b85601103926ecfa20e7c58a68e60fc72c9e86c597eebf42901c3418b497bf26',
      load: () => import('../zillionaire/editions/zillionaire-1.js'),
    },
  },
  trump: {
    1: {
      sha256: '6e5fb694cf39f911f185676fcbea3496b6141770f0e7d88880cf95040081aa33',
      load: () => import('../trump/editions/trump-1.js'),
    },
  },
  'eight-and-a-half': {
    1: {
      sha256: 'c38eb110e0a7c79d56dd2fce71464640ded379baa0a4cfa8ba7e6cc8a1a34833',
      load: () => import('../eight-and-a-half/editions/eight-and-a-half-1.js'),
    },
  },
  'take-a-chance': {
    1: {
      sha256: 'bc793a2ca26827f075edac70e0feebfd539ef2e4c418d11d20e357e738bcbabf',
      load: () => import('../take-a-chance/editions/take-a-chance-1.js'),
    },
  },
  'pure-profit': {
    1: {
      sha256: '6b2850d47fd8d96ef5b94468ad7d2b679b06ed64a12bbd359e265698192881be',
      load: () => import('../pure-profit/editions/pure-profit-1.js'),
    },
  },
};
