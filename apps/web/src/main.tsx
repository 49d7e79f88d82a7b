import '@fontsource/federo/latin-400.css';
import '@fontsource/limelight/latin-400.css';
import '@fontsource-variable/figtree';
import './styles/tokens.css';
import './styles/parts.css';
import './styles/frame.css';
import './styles/mine.css';
import './styles/sizes.css';
import './styles/shell.css';
import './styles/table.css';
import './styles/text.css';
import './styles/ending.css';
import './styles/sheets.css';
import './styles/page.css';
import './styles/home.css';
import './styles/posters.css';
import './styles/rows.css';
import './styles/fields.css';
import './styles/choices.css';
import './styles/settings.css';
import './styles/newTable.css';
import './styles/gamePage.css';
import './styles/notices.css';
import './styles/verify.css';
import './styles/landscape.css';
import './styles/replay.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { watchInput } from './app/inputKind.ts';
import { applyTheme, language } from './app/settings.ts';
import { keepApp } from './app/update.ts';
import { loadLanguage } from './words/words.ts';

applyTheme();
// From the start, not when first needed: text without its font makes the page look through the list of all others.
for (const face of ['Federo', 'Limelight', 'Figtree Variable']) {
  document.fonts.load(`1em "${face}"`).catch(() => {});
}
watchInput();
const show = (): void => render(<App />, document.getElementById('root')!);
// In the right language from the first picture on; in English if that cannot be had.
loadLanguage(language.peek()).then(show, show);
keepApp();
