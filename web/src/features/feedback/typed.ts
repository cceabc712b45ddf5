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

export const keepTyped = (content: string): void =>
  void attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ userGuid: userGuid(), content } satisfies Typed)));

export const forgetTyped = (): void => void attempt(() => sessionStorage.removeItem(KEY));

/** Storage may be full or forbidden: the page itself still has what was typed. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
