import '@fontsource/federo/latin-400.css';
import '@fontsource/limelight/latin-400.css';
import '@fontsource-variable/figtree';
import './styles/tokens.css';
import './styles/parts.css';
import './styles/shell.css';
import './styles/table.css';
import './styles/home.css';
import './styles/replay.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { applyTheme } from './app/settings.ts';

applyTheme();
render(<App />, document.getElementById('root')!);

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js');
