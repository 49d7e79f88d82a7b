import '@parlor/table-ui/styles/tokens.css';
import '@parlor/games/colours';
import '@parlor/table-ui/styles/parts.css';
import '@parlor/table-ui/styles/frame.css';
import '@parlor/table-ui/styles/mine.css';
import '@parlor/table-ui/styles/sizes.css';
import '@parlor/table-ui/styles/shell.css';
import '@parlor/table-ui/styles/table.css';
import '@parlor/table-ui/styles/text.css';
import '@parlor/table-ui/styles/ending.css';
import '@parlor/table-ui/styles/sheets.css';
import '@parlor/table-ui/styles/talk.css';
import './styles/page.css';
import './styles/home.css';
import './styles/posters.css';
import './styles/rows.css';
import './styles/fields.css';
import './styles/choices.css';
import './styles/settings.css';
import './styles/newTable.css';
import './styles/gamePage.css';
import '@parlor/table-ui/styles/howTo.css';
import './styles/notices.css';
import './styles/verify.css';
import '@parlor/table-ui/styles/landscape.css';
import './styles/replay.css';
import { languageFor } from '@parlor/kit';
import { render } from 'preact';
import { App, loadEntry } from './app/App.tsx';
import { drawAttention } from './app/attention.ts';
import { watchAttention } from './platform/answerPace.ts';
import { loadFonts } from './platform/fonts.ts';
import { watchInput } from './platform/inputKind.ts';
import { createServices } from './app/services.ts';
import { applyTheme, chosenLanguage } from './platform/settings.ts';
import { keepApp } from './platform/update.ts';
import { ServicesContext } from '@parlor/table-ui';
import { startIn } from './words/words.ts';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Piece by piece: a page that has just been opened has much else to do. */
async function open(): Promise<void> {
  applyTheme();
  watchInput();
  watchAttention();
  await nextTask();
  // What goes wrong with it, the app says when it needs it.
  loadEntry().catch(() => {});
  await nextTask();
  // In the right language from the first picture on.
  const language = chosenLanguage.peek() ?? languageFor(navigator.languages);
  await Promise.allSettled([startIn(language), loadFonts()]);
  render(
    <ServicesContext.Provider value={createServices()}>
      <App />
    </ServicesContext.Provider>,
    document.getElementById('root')!,
  );
  drawAttention();
  keepApp();
}

void open();
