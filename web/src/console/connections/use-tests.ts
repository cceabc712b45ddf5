import { useState } from 'react';
import type { ConnectionRow } from '#contract/ops/connections';
import { sentence } from '../../api/faults.ts';
import type { Failure } from '../../api/failure.ts';
import { useLocale } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { useConnectionWords, type Tested } from './look.ts';

/** The outcome of a press, in words. */
export interface RowResult {
  isGood: boolean;
  text: string;
}

/** Tests by a press, each with its outcome beside its row; they run side by side, so that one that hangs holds up no other. */
export function useTests() {
  const { words, time, seconds, cause } = useConnectionWords();
  const language = useLocale();
  const submit = useSubmit('OpsConnectionTest', { handles: () => true });
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Tested | { refused: Failure }>>>({});
  const test = async (connectionId: string): Promise<void> => {
    setBusy((before) => [...before, connectionId]);
    const outcome = await submit.mutateAsync({ connectionId }).catch((refused: Failure) => ({ refused }));
    setOutcomes((before) => ({ ...before, [connectionId]: outcome }));
    setBusy((before) => before.filter((id) => id !== connectionId));
  };
  const resultOf = (connectionId: string): RowResult | undefined => {
    const outcome = outcomes[connectionId];
    if (!outcome || busy.includes(connectionId)) return undefined;
    if ('refused' in outcome) return { isGood: false, text: sentence(outcome.refused, language) };
    const { at, ms, failure } = outcome;
    if (failure) return { isGood: false, text: words.failed(time(at), cause(failure)) };
    return { isGood: true, text: words.worked(time(at), seconds(ms)) };
  };
  return {
    test,
    /** Those that need no receiver. */
    testAll: (rows: readonly ConnectionRow[]): Promise<unknown> =>
      Promise.all(rows.filter((row) => row.test === 'press').map(({ connectionId }) => test(connectionId))),
    isBusy: (connectionId: string): boolean => busy.includes(connectionId),
    isAnyBusy: busy.length > 0,
    resultOf,
  };
}
