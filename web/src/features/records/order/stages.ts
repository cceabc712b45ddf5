import type { ExamOrder } from '#contract/calls/records';
import type { StageState } from '../../../ui/data/StageLine.tsx';
import { ORDER_STATUS } from '#contract/values/orders';

export type StageKey = 'placed' | 'paid' | 'exam' | 'report' | 'done' | 'closed';

export interface OrderStage {
  key: StageKey;
  state: StageState;
  /** A moment that was. */
  at?: string;
}

/** The past, present and coming stages; a closed order ends where it was closed. */
export function stagesOf(order: ExamOrder): OrderStage[] {
  const { status_id: status, selfFen, placedAt, paidAt, examinedAt, reportedAt, closedAt } = order;
  const placed: OrderStage = { key: 'placed', state: 'done', at: placedAt };
  const paid: OrderStage[] = selfFen > 0 ? [stage('paid', paidAt, status === ORDER_STATUS.toPay)] : [];
  if (status === ORDER_STATUS.closed) {
    const wasPaid = paid.filter(({ state }) => state === 'done');
    return [placed, ...wasPaid, { key: 'closed', state: 'stopped', ...(closedAt && { at: closedAt }) }];
  }
  const isDone = status === ORDER_STATUS.reportReady;
  return [
    placed,
    ...paid,
    stage('exam', examinedAt, status === ORDER_STATUS.booked),
    stage('report', reportedAt, status === ORDER_STATUS.examined),
    { key: 'done', state: isDone ? 'done' : 'todo' },
  ];
}

function stage(key: StageKey, at: string | null, isNow: boolean): OrderStage {
  if (at) return { key, state: 'done', at };
  return { key, state: isNow ? 'current' : 'todo' };
}
