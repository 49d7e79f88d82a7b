/** A link to give away: to copy, to share, to scan. */

import { useState } from 'preact/hooks';
import { encode } from 'uqr';
import { useLinkForOthers } from '../platform/forOthers.ts';
import { t } from '../words/words.ts';
import { Icon } from '@parlor/table-ui';

interface LinkToShareProps {
  readonly url: string;
  /** What the link leads to, for whoever cannot see the code. */
  readonly what: string;
  readonly label: string;
  readonly text?: string;
}

const SHOWN_MS = 2000;

/** Longer ones make a code too fine for most cameras. */
const LONGEST_CODE = 600;

export function LinkToShare({ url: here, what, label, text }: LinkToShareProps) {
  const url = useLinkForOthers(here);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // Without leave to use the clipboard the text is at least marked.
      document.querySelector<HTMLInputElement>('.share-link')?.select();
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <div class="share">
      {url.length <= LONGEST_CODE && <QrCode text={url} label={t('page.qr', { what })} />}
      <div class="share-text">
        <input
          class="share-link"
          readOnly
          value={url}
          aria-label={label}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="share-acts">
          <button type="button" class="btn" onClick={() => void copy()}>
            <Icon name={isCopied ? 'check' : 'copy'} />
            <span aria-live="polite">{isCopied ? t('page.copied') : t('page.copy')}</span>
          </button>
          {canShare && (
            <button
              type="button"
              class="btn"
              onClick={() => void navigator.share({ url, ...(text && { text }) }).catch(() => {})}
            >
              <Icon name="share" />
              {t('page.share')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Dark on ivory in both themes: what cameras read best. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="var(--card-ink)" shape-rendering="crispEdges" />
    </svg>
  );
}
