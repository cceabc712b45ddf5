import { useEffect } from 'react';
import { titleState } from './feedback.ts';
import { useStore } from './store.ts';

/** A page about one thing is titled by it, in the document and in the bar of a phone, once its name is known. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    titleState.update({ name });
    return () => titleState.update({ name: undefined });
  }, [name]);
}

export const usePageNameOr = (title: string): string => useStore(titleState, (value) => value.name) ?? title;
