import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnswerChanges } from '#contract/schemas/questionnaire-document';
import { withChanges } from '#contract/rules/questionnaire';
import { createSheet, type SavedSheet } from './sheet.ts';

const MOVED = new Error('moved');

/** A server with one sheet, which another device may change. */
function server(initial: SavedSheet = { answers: {}, revision: 0, savedAt: null }) {
  let sheet = initial;
  let down = false;
  const store = (changes: AnswerChanges): SavedSheet =>
    (sheet = {
      answers: withChanges(sheet.answers, changes),
      revision: sheet.revision + 1,
      savedAt: '2026-06-28T02:31:00Z',
    });
  return {
    now: () => sheet,
    store,
    fail: (isDown: boolean) => void (down = isDown),
    wire: {
      moved: (error: unknown) => error === MOVED,
      reload: async () => sheet,
      save: async (revision: number, changes: AnswerChanges) => {
        if (down) throw new Error('offline');
        if (revision !== sheet.revision) throw MOVED;
        return { ...store(changes), savedAt: '2026-06-28T02:31:00Z' };
      },
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves what has changed a moment after, in one go', async () => {
  const there = server();
  const sheet = createSheet(there.now(), there.wire);
  sheet.change('smokes', 'now');
  sheet.change('daily', 8);
  sheet.change('daily', undefined);
  expect(sheet.store.get().answers).toEqual({ smokes: 'now' });
  await vi.advanceTimersByTimeAsync(800);
  expect(there.now()).toMatchObject({ revision: 1, answers: { smokes: 'now' } });
  expect(sheet.store.get().save).toEqual({ kind: 'saved', at: '2026-06-28T02:31:00Z' });
});

it('loses neither device’s answers when the other was faster', async () => {
  const there = server();
  const sheet = createSheet(there.now(), there.wire);
  there.store({ smokes: 'never', habits: ['sitting'] });
  sheet.change('smokes', 'now');
  expect(await sheet.flush()).toBe(true);
  expect(there.now().answers).toEqual({ smokes: 'now', habits: ['sitting'] });
  expect(sheet.store.get().answers).toEqual({ smokes: 'now', habits: ['sitting'] });
  expect(sheet.revision()).toBe(2);
});

it('keeps what could not be saved and tries again by itself', async () => {
  const there = server();
  const sheet = createSheet(there.now(), there.wire);
  there.fail(true);
  sheet.change('smokes', 'now');
  expect(await sheet.flush()).toBe(false);
  expect(sheet.store.get().save).toEqual({ kind: 'failed' });
  there.fail(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(there.now().answers).toEqual({ smokes: 'now' });
});
