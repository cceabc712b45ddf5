import { useState } from 'react';
import type { OpsOrderDetail } from '#contract/ops/orders';
import type { Failure } from '../../../api/failure.ts';
import { isFault } from '../../../api/faults.ts';
import type { OverrideBoxProps } from './OverrideBox.tsx';

/** Whether a rule has to be passed: known before, or told by the server. `ready` says whether one may go on. */
export function useOverride({ changeUntil }: OpsOrderDetail, failure: Failure | null, also = false) {
  const [checked, setChecked] = useState(false);
  const [asked, setAsked] = useState(false);
  const isOver = changeUntil?.isOver ?? false;
  const needed = isOver || also || (failure !== null && isFault(failure, 'overrideNeeded'));
  const box: OverrideBoxProps = {
    noticeDays: isOver && changeUntil ? changeUntil.noticeDays : null,
    checked,
    onChange: setChecked,
    missing: asked && !checked,
  };
  return {
    needed,
    box,
    override: needed && checked,
    ready(): boolean {
      setAsked(true);
      return !needed || checked;
    },
  };
}
