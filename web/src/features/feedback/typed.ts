import { session } from '../../platform/session.ts';

const KEY = 'portal.feedback';

interface Typed {
  userGuid: string;
  content: string;
}

const userGuid = (): string => session.get().identity?.userGuid ?? '';

/** What was written and not sent yet: a reload or a failed submit loses nothing of it. */
export function typedFeedback(): string {
  const found = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Typed | null);
  return found?.userGuid === userGuid() ? found.content : '';
}

export function keepTyped(content: string): void {
  const typed: Typed = { userGuid: userGuid(), content };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(typed)));
}

export function forgetTyped(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** Storage may be full or forbidden: the page itself still has what was typed. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
