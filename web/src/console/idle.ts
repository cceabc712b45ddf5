import { own as now } from '../platform/clock.ts';
import { endSession } from './api/end-session.ts';
import { operatorSession } from './session.ts';

/**
 * An unused session ends after 15 minutes (docs/product §2.9); the page ends it too, so that nothing stays on the
 * screen.
 */
const IDLE_MS = 15 * 60_000;
const LOOK_EVERY_MS = 15_000;
/** After this a page stops asking by itself, or its questions would keep the session alive. */
const QUIET_MS = 5 * 60_000;

let lastUsed = 0;

export const isQuiet = (): boolean => now() - lastUsed > QUIET_MS;

/** Counts what a person does: presses and keys, not what the page asks by itself. */
export function watchIdle(): void {
  const used = () => void (lastUsed = now());
  used();
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, used, { capture: true, passive: true });
  setInterval(() => {
    if (operatorSession.get() && now() - lastUsed > IDLE_MS) void endSession('idle');
  }, LOOK_EVERY_MS);
}
