/** Becomes oneself again by a passkey. */

import { comeBack, whyNot } from '../platform/passkeys.ts';
import { refusedByHouse, t } from '../words/words.ts';

/** What went wrong, in words. */
export function passkeyTrouble(error: unknown): string {
  const why = whyNot(error);
  if (typeof why === 'string') return t(`settings.passkeys.${why}`);
  return refusedByHouse(why) ?? t('settings.passkeys.failed');
}

interface ComeBackProps {
  readonly isPrimary?: boolean;
  /** Hears what went wrong, and that it is tried again. */
  readonly said: (trouble: string | undefined) => void;
}

export function ComeBack({ isPrimary = false, said }: ComeBackProps) {
  const go = async (): Promise<void> => {
    said(undefined);
    try {
      await comeBack();
      // A real load: who one was is forgotten everywhere in the page.
      location.assign('/');
    } catch (error) {
      said(passkeyTrouble(error));
    }
  };
  return (
    <button type="button" class={isPrimary ? 'btn primary' : 'btn'} onClick={() => void go()}>
      {t('settings.passkeys.use')}
    </button>
  );
}
