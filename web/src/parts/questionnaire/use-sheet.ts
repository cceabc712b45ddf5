import { useEffect, useState } from 'react';
import { isFault } from '../../api/faults.ts';
import { newKey } from '../../api/idempotency-key.ts';
import { asFailure, send, type ReplyOf } from '../../api/send.ts';
import { useStore } from '../../platform/store.ts';
import { createSheet, type Sheet } from './sheet.ts';

export interface SheetOf {
  questionnaireCode: string;
  /** The person it is about; absent: oneself. */
  customerGuid?: string;
}

const moved = (error: unknown): boolean => isFault(asFailure(error), 'sheetMoved');

/** The sheet of this page, saved as one goes and before the page is left. */
export function useSheet(which: SheetOf, read: ReplyOf<'MyQuestionnaire'>) {
  const [sheet] = useState<Sheet>(() =>
    createSheet(read, {
      moved,
      save: (revision, changes) => send('SaveAnswers', { ...which, revision, changes }, { idempotencyKey: newKey() }),
      reload: () => send('MyQuestionnaire', which),
    }),
  );
  useEffect(() => {
    // a phone may end a page in the background without another word
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') void sheet.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      void sheet.flush();
    };
  }, [sheet]);
  const answers = useStore(sheet.store, (state) => state.answers);
  const save = useStore(sheet.store, (state) => state.save);
  return { sheet, answers, save };
}

/** Hands in the saved answers; where another device was faster, once more with its version. */
export async function handInSheet(sheet: Sheet, which: SheetOf): Promise<ReplyOf<'HandInAnswers'>> {
  await sheet.flush();
  const handIn = () =>
    send('HandInAnswers', { ...which, revision: sheet.revision(), changes: {} }, { idempotencyKey: newKey() });
  try {
    return await handIn();
  } catch (error) {
    if (!moved(error) || !(await sheet.mergeAgain())) throw error;
    return handIn();
  }
}
