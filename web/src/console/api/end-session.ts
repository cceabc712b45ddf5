import { dialogs } from '../../platform/dialogs.ts';
import { withOverlay } from '../../platform/feedback.ts';
import { locale, textsIn } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { frameText } from '../frame/text.ts';
import { here, signInPath } from '../places.ts';
import { operatorSession } from '../session.ts';
import { send } from './send.ts';

/** Ends the session after idleness, or when the server says so. Signing in leads back to this page. */
export async function endSession(why: 'idle' | 'expired'): Promise<void> {
  if (!operatorSession.get()) return;
  const back = here();
  if (why === 'idle') await send('OpsSignOut', {}).catch(() => undefined);
  operatorSession.end();
  go(signInPath(back), { replace: true });
  const words = textsIn(frameText, locale());
  await dialogs.ask({
    title: words.endedTitle,
    text: why === 'idle' ? words.endedIdle : words.endedExpired,
    actions: [{ value: 'ok', label: words.signInAgain, tone: 'primary' }],
    urgent: true,
  });
}

/** Leaving works without the server too: the session then ends there by itself. */
export async function signOut(): Promise<void> {
  await withOverlay(textsIn(frameText, locale()).signingOut, () => send('OpsSignOut', {}).catch(() => undefined));
  operatorSession.end();
  go(signInPath(), { replace: true });
}
