import type { PersonalDraft } from '../../../parts/people/personal-form.ts';
import { session } from '../../../platform/session.ts';

const KEY = 'portal.personal';

interface Typed {
  userGuid: string;
  customerGuid: string;
  values: PersonalDraft;
}

/** Also here, and not only in the tab's storage: that is emptied when a session ends, and the person comes back. */
let latest: Typed | null = null;

/** What was typed into step 1 and not sent yet; the consent is always given anew. */
export function typedFor(customerGuid: string): Partial<PersonalDraft> {
  const found = latest ?? stored();
  const userGuid = session.get().identity?.userGuid;
  if (found?.userGuid !== userGuid || found?.customerGuid !== customerGuid) return {};
  return { ...found.values, consent: false };
}

export function keepTyped(customerGuid: string, values: PersonalDraft): void {
  latest = { userGuid: session.get().identity?.userGuid ?? '', customerGuid, values };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(latest)));
}

export function forgetTyped(): void {
  latest = null;
  attempt(() => sessionStorage.removeItem(KEY));
}

const stored = (): Typed | null =>
  attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Typed | null) ?? null;

/** Storage may be full or forbidden: the page itself still has what was typed. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
