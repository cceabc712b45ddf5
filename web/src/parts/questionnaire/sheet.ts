import type { Answer, AnswerChanges, Answers } from '#contract/schemas/questionnaire-document';
import { withChanges } from '#contract/rules/questionnaire';
import { createStore, type Store } from '../../platform/store.ts';
import type { SaveState } from './SectionList.tsx';

export interface SavedSheet {
  answers: Answers;
  revision: number;
  savedAt: string | null;
}

export interface SheetState {
  answers: Answers;
  save: SaveState;
}

/** How a sheet reaches the server. `moved` says of a refusal that another device has saved meanwhile. */
export interface SheetWire {
  save: (revision: number, changes: AnswerChanges) => Promise<{ revision: number; savedAt: string }>;
  reload: () => Promise<SavedSheet>;
  moved: (error: unknown) => boolean;
}

const SAVE_AFTER_MS = 800;
const AGAIN_AFTER_MS = 10_000;
const MOST_TRIES = 3;

/**
 * One's sheet in this tab. Changes are saved a moment after, one after the other; where another device was faster its
 * sheet is read and this tab's changes laid over it, so that nothing of either is lost.
 */
export function createSheet(initial: SavedSheet, wire: SheetWire) {
  const store: Store<SheetState> = createStore<SheetState>({
    answers: initial.answers,
    save: initial.savedAt === null ? { kind: 'unsaved' } : { kind: 'saved', at: initial.savedAt },
  });
  let { revision } = initial;
  let pending: AnswerChanges = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;

  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  function change(key: string, answer: Answer | undefined): void {
    pending = { ...pending, [key]: answer ?? null };
    store.update({ answers: withChanges(store.get().answers, { [key]: answer ?? null }) });
    wait(SAVE_AFTER_MS);
  }

  async function saveOnce(): Promise<void> {
    const sent = pending;
    store.update({ save: { kind: 'saving' } });
    const saved = await wire.save(revision, sent);
    revision = saved.revision;
    // an answer changed again meanwhile waits for its own turn
    pending = Object.fromEntries(Object.entries(pending).filter(([key, answer]) => sent[key] !== answer));
    store.update({ save: { kind: 'saved', at: saved.savedAt } });
  }

  async function saveAll(): Promise<boolean> {
    for (let tries = 0; Object.keys(pending).length > 0;) {
      try {
        await saveOnce();
      } catch (error) {
        tries += 1;
        if (!wire.moved(error) || tries >= MOST_TRIES || !(await mergeAgain())) {
          store.update({ save: { kind: 'failed' } });
          wait(AGAIN_AFTER_MS);
          return false;
        }
      }
    }
    return true;
  }

  const mergeAgain = (): Promise<boolean> =>
    wire.reload().then(
      (fresh) => {
        revision = fresh.revision;
        store.update({ answers: withChanges(fresh.answers, pending) });
        return true;
      },
      () => false,
    );

  /** Saves unsaved answers; false: they could not be saved. */
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => (running = undefined));
    return running;
  }

  return {
    store,
    change,
    flush,
    revision: () => revision,
    /** After a refusal of something else than saving. */
    mergeAgain,
    stop: (): void => clearTimeout(timer),
  };
}
export type Sheet = ReturnType<typeof createSheet>;
