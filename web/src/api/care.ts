import { session } from '../platform/session.ts';
import { send } from './send.ts';

/** Shown at once; a signed-in person has it on their next device too. */
export function switchCare(on: boolean): void {
  const { identity } = session.get();
  session.update({
    care: { on, unsaved: true },
    ...(identity && { identity: { ...identity, careMode: on ? 'on' : 'off' } }),
  });
  saveCare();
}

/** Saves a choice made before signing in, or while the server could not be reached. */
export function saveCare(): void {
  const { identity, care } = session.get();
  if (!identity || !care.unsaved) return;
  void send('SaveCareMode', { userGuid: identity.userGuid, on: care.on }).then(
    () => session.update({ care: { ...session.get().care, unsaved: session.get().care.on !== care.on } }),
    // it stays unsaved: the next page tries again
    () => undefined,
  );
}
