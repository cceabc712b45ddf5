import type { CompanyFace } from '#contract/calls/company';
import { setClock } from './clock.ts';
import { createStore, useStore } from './store.ts';

/** Whose page a person without a session is looking at; null on the default login page. */
export const visited = createStore<{ face: CompanyFace | null }>({ face: null });
export const useVisitedFace = (): CompanyFace | null => useStore(visited, (value) => value.face);

/** The server writes the face of a known company into its login page, so that the first paint has its colours. */
export function readInjectedFace(): CompanyFace | null {
  const text = document.getElementById('company-face')?.textContent;
  if (!text) return null;
  try {
    const { now, ...face } = JSON.parse(text) as CompanyFace & { now?: string };
    setClock(now ?? null);
    return face;
  } catch {
    return null;
  }
}
