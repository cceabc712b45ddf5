import { useEffect } from 'react';
import { dialogs } from '../../platform/dialogs.ts';
import { locale, textsIn } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { withoutBase, withSearch } from '../../platform/paths.ts';
import { kitText } from './text.ts';

/** While something typed is not saved, a link of the page asks before it leads away, and the browser before the tab closes. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const leads = link && link.origin === location.origin && !link.target && link.pathname !== location.pathname;
      if (!leads || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      void askFirst(link);
    };
    addEventListener('beforeunload', stay);
    // before React hears of it
    document.addEventListener('click', ask, true);
    return () => {
      removeEventListener('beforeunload', stay);
      document.removeEventListener('click', ask, true);
    };
  }, [isUnsaved]);
}

async function askFirst({ pathname, search }: HTMLAnchorElement): Promise<void> {
  const words = textsIn(kitText, locale());
  const answer = await dialogs.ask({
    title: words.unsavedTitle,
    text: words.unsavedText,
    actions: [
      { value: 'stay', label: words.stay, tone: 'secondary' },
      { value: 'leave', label: words.leave, tone: 'danger' },
    ],
  });
  if (answer === 'leave') go(withSearch(withoutBase(pathname), Object.fromEntries(new URLSearchParams(search))));
}
