import type { Locator } from '@playwright/test';
import { DOUBLE_PRESS_MS } from '../../web/src/ui/form/press-guard.ts';

type Presses = { pressedAt?: WeakMap<Element, number> };

/** Runs in every page before its scripts: remembers when each button was pressed. */
export function rememberPresses(): void {
  const pressedAt = ((window as Presses).pressedAt = new WeakMap());
  const remember = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button) pressedAt.set(button, performance.now());
  };
  addEventListener('click', remember, { capture: true });
}

/**
 * Presses a button that has been pressed before. A second press within a second counts as the first, and a journey is
 * quicker than a person.
 */
export async function pressAgain(button: Locator): Promise<void> {
  await button.evaluate(untilItCounts, DOUBLE_PRESS_MS);
  await button.click();
}

/** Runs in the page. */
function untilItCounts(button: Element, guardMs: number): Promise<void> {
  const pressed = (window as Presses).pressedAt?.get(button) ?? Number.NEGATIVE_INFINITY;
  return new Promise((resolve) => setTimeout(resolve, pressed + guardMs - performance.now()));
}
