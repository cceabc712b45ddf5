import type { OperatorRole } from '#contract/values/operator-roles';
import { DEFAULT_LANGUAGE, languageOf, type Language } from '#contract/language';
import { keepLanguageIn } from '../platform/locale.ts';
import { createStore, useStore } from '../platform/store.ts';

export interface Operator {
  /** Goes with every call; the cookie beside it is the server's and no script sees it. */
  token: string;
  name: string;
  role: OperatorRole;
}

const KEY = 'ops.session';
const LANGUAGE_KEY = 'ops.language';

/** Storage may be forbidden: the session then lives as long as the page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const stored = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Operator | null) ?? null;
const store = createStore<{ operator: Operator | null }>({ operator: stored });

/** Who works in this tab. It ends with the tab, unlike an employee's session, and the two know nothing of each other. */
export const operatorSession = {
  get: () => store.get().operator,
  subscribe: store.subscribe,
  begin(operator: Operator): void {
    attempt(() => sessionStorage.setItem(KEY, JSON.stringify(operator)));
    store.set({ operator });
  },
  end(): void {
    attempt(() => sessionStorage.removeItem(KEY));
    store.set({ operator: null });
  },
};

export const useOperator = (): Operator | null => useStore(store, ({ operator }) => operator);

export const operatorLanguage = createStore<{ language: Language }>({
  language: attempt(() => languageOf(localStorage.getItem(LANGUAGE_KEY))) ?? DEFAULT_LANGUAGE,
});

export const speakToOperators = (): void =>
  keepLanguageIn({
    language: () => operatorLanguage.get().language,
    canSwitch: () => true,
    choose(language) {
      attempt(() => localStorage.setItem(LANGUAGE_KEY, language));
      operatorLanguage.set({ language });
    },
    subscribe: operatorLanguage.subscribe,
  });
