import { useEffect, useRef, useState } from 'react';
import { titleState } from '../../platform/feedback.ts';
import { titleIn, useLocale, useText } from '../../platform/locale.ts';
import { useStore } from '../../platform/store.ts';
import { appText } from '../../platform/text.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { opsRoute, type OpsPath } from '../routes.ts';
import { frameText } from './text.ts';

/** Another page: the title changes, the focus goes to its heading, and the title is said. */
export function Arrival({ route }: { route: OpsPath }) {
  const words = useText(frameText);
  const { errorPrefix } = useText(appText);
  const hasErrors = useStore(titleState, (value) => value.hasErrors);
  const title = titleIn(opsRoute(route).title, useLocale());
  const [said, setSaid] = useState('');
  const last = useRef(title);
  const whole = `${hasErrors ? errorPrefix : ''}${title} · ${words.product}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  useEffect(() => {
    // By title and not by path: opening a row of a list is no other page.
    if (last.current === title) return;
    last.current = title;
    setSaid(title);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || document.querySelector('dialog[open]')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [title]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{said}</span>
    </VisuallyHidden>
  );
}
