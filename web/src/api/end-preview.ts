import { go } from '../platform/navigation.ts';
import { pathTo } from '../platform/paths.ts';
import { session } from '../platform/session.ts';
import { send } from './send.ts';

/** Ends the preview of this tab, if it is one; the console's own session is another and goes on. */
export async function endPreview(): Promise<void> {
  const { identity, look } = session.get();
  if (!look) return;
  // leaving works without the server too: it then ends there by itself
  if (identity) await send('LeavePreview', { preview: identity.session }).catch(() => undefined);
  session.signOut();
  go(pathTo('/preview'), { replace: true });
}
