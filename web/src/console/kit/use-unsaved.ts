import { useBlocker } from '@tanstack/react-router';
import { dialogs } from '../../platform/dialogs.ts';
import { locale, textsIn } from '../../platform/locale.ts';
import { kitText } from './text.ts';

/** While something typed is not saved, a link of the page asks before it leads away, and the browser before the tab closes. */
export function useUnsaved(isUnsaved: boolean): void {
  useBlocker({
    shouldBlockFn: async ({ action, current, next }) =>
      action === 'PUSH' && current.pathname !== next.pathname && (await asked()) !== 'leave',
    enableBeforeUnload: isUnsaved,
    disabled: !isUnsaved,
  });
}

function asked(): Promise<string> {
  const words = textsIn(kitText, locale());
  return dialogs.ask({
    title: words.unsavedTitle,
    text: words.unsavedText,
    actions: [
      { value: 'stay', label: words.stay, tone: 'secondary' },
      { value: 'leave', label: words.leave, tone: 'danger' },
    ],
  });
}
