import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { useBranding } from '../platform/branding.ts';
import { titleState } from '../platform/feedback.ts';
import { titleIn, useLocale, useText } from '../platform/locale.ts';
import { usePageNameOr } from '../platform/page-name.ts';
import { routeEntry, type RoutePath } from '../platform/route-table.ts';
import { useStore } from '../platform/store.ts';
import { appText } from '../platform/text.ts';

interface RouteFocusProps {
  route: RoutePath;
  place: string;
  coming: RoutePath | undefined;
}

/**
 * A page load's own work that a single-page application must do by hand: the title changes, the focus goes to the new
 * heading, and the title is said. `place` changes with every navigation that has arrived, `coming` is the page that is
 * on its way.
 */
export function RouteFocus({ route, place, coming }: RouteFocusProps) {
  const words = useText(appText);
  const language = useLocale();
  const branding = useBranding();
  const hasErrors = useStore(titleState, (value) => value.hasErrors);
  const [said, setSaid] = useState('');
  const last = useRef(place);

  const title = titleIn(routeEntry(route).title, language);
  const name = usePageNameOr(title);
  const shown = coming ? titleIn(routeEntry(coming).title, language) : name;
  const whole = `${hasErrors ? words.errorPrefix : ''}${shown} · ${branding?.name ?? words.product}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);

  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    titleState.update({ hasErrors: false });
    setSaid(title);
    focusHeading();
    return keepOnHeading();
  }, [place, title]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{said}</span>
    </VisuallyHidden>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || document.querySelector('dialog[open]')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const SETTLES_WITHIN_MS = 10_000;

/** A page may be drawn again when its answers come: a focus that fell to the body then goes to the new heading. */
function keepOnHeading(): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['keydown', 'pointerdown']) removeEventListener(event, stop, true);
  };
  const timer = setTimeout(stop, SETTLES_WITHIN_MS);
  // from the first thing the person does, the focus is theirs
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, stop, true);
  const main = document.querySelector('main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  return stop;
}
