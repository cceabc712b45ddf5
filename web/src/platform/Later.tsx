import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import { beginsAtTop } from './navigation.ts';

/** The page one arrived on has been seen: nothing waits any more. */
let isSeen: boolean | undefined;

/**
 * What lies below the first screen of the page one arrives on, drawn once that has been seen: on a slow phone the first
 * screen then comes a fifth of a second sooner. On every later page it is drawn at once.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(() => (isSeen ??= !beginsAtTop()));
  useEffect(() => {
    if (isDue) return;
    let isHere = true;
    void afterPaint().then(() => {
      isSeen = true;
      if (isHere) startTransition(() => setDue(true));
    });
    return () => {
      isHere = false;
    };
  }, [isDue]);
  return isDue ? children : null;
}
