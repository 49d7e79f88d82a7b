// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** The colours of every game, for everything that carries its `data-game`. */

import '../zillionaire/colours.css';
import '../trump/colours.css';
import '../eight-and-a-half/colours.css';
import '../take-a-chance/colours.css';
import '../pure-profit/colours.css';
