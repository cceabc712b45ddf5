import { beforeEach, expect, it, vi } from 'vitest';

const map = new Map<string, string>();
vi.stubGlobal('location', { pathname: '/v2/web/feedback' });
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => map.get(key) ?? null,
  removeItem: (key: string) => void map.delete(key),
  setItem: (key: string, value: string) => void map.set(key, value),
});
const EMPTY = { words: '', number: '', agreed: false };
const RULES = { secret: ['number'], anew: ['agreed'] };

/** The modules as a page has them when it was just loaded; the session lives in another tab's storage, so it is given. */
async function loaded(userGuid: string) {
  vi.resetModules();
  const { interrupted, session } = await import('./session.ts');
  session.update({ identity: { userGuid, session: 'token' } as never });
  const { inputKeeper, wasInterrupted } = await import('./kept-input.ts');
  return { interrupted, session, wasInterrupted, keeper: () => inputKeeper('said', EMPTY, RULES) };
}
const signedIn = (userGuid: string) => ({ identity: { userGuid, session: 'next' } as never });
const typed = { words: '你好', number: '6228', agreed: true };

beforeEach(() => map.clear());

it('is there again after a reload, but for secrets and consents', async () => {
  const before = await loaded('me');
  before.keeper().remember(typed);
  expect(before.keeper().recall()).toEqual({ ...typed, agreed: false });
  const after = await loaded('me');
  expect(after.keeper().recall()).toEqual({ words: '你好', number: '', agreed: false });
  expect([...map.values()].join()).not.toContain('6228');
});

// proves: kept input is its writer’s
it('waits for the same person where their session ended by itself, and the form opens again', async () => {
  const { interrupted, session, keeper, wasInterrupted } = await loaded('me');
  const form = keeper();
  form.opened();
  form.remember(typed);
  interrupted.set({ who: 'me' });
  session.signOut();
  expect(keeper().recall()).toEqual(EMPTY);
  session.update(signedIn('me'));
  expect(wasInterrupted('said')).toBe(true);
  expect(keeper().recall()).toEqual({ ...typed, agreed: false });
});

it('is gone with a sign-out, and is no other person’s', async () => {
  const mine = await loaded('me');
  mine.keeper().remember(typed);
  mine.session.signOut();
  mine.session.update(signedIn('me'));
  expect(mine.keeper().recall()).toEqual(EMPTY);

  mine.keeper().remember(typed);
  mine.interrupted.set({ who: 'me' });
  mine.session.signOut();
  mine.session.update(signedIn('another'));
  expect(mine.keeper().recall()).toEqual(EMPTY);
  expect([...map.values()].join()).not.toContain('你好');
});

it('is forgotten when it was saved, and left alone when the form begins otherwise', async () => {
  const { keeper } = await loaded('me');
  keeper().remember(typed);
  const { inputKeeper } = await import('./kept-input.ts');
  expect(inputKeeper('said', { ...EMPTY, words: 'saved meanwhile' }, RULES).recall().words).toBe('saved meanwhile');
  keeper().forget();
  expect(keeper().isKept()).toBe(false);
  keeper().remember(EMPTY);
  expect(keeper().isKept()).toBe(false);
});
