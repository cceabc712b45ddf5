import { describe, expect, it } from 'vitest';
import type { ExamOrder } from '#contract/calls/records';
import { stagesOf } from './stages.ts';

const AT = '2026-06-03T02:12:00Z';
const order = (more: Partial<ExamOrder>): ExamOrder =>
  ({
    ...{ status_id: 20, selfFen: 0, placedAt: AT },
    ...{ paidAt: null, examinedAt: null, reportedAt: null, closedAt: null },
    ...more,
  }) as ExamOrder;
const told = (more: Partial<ExamOrder>) => stagesOf(order(more)).map(({ key, state }) => `${key} ${state}`);

describe('the stages of an order', () => {
  it('one without payment has no stage of paying', () => {
    expect(told({})).toEqual(['placed done', 'exam current', 'report todo', 'done todo']);
  });

  it('one to be paid waits there', () => {
    expect(told({ status_id: 10, selfFen: 1 })[1]).toBe('paid current');
  });

  it('a paid one waits for its day, then for its report, then is done', () => {
    const paid = { selfFen: 1, paidAt: AT };
    expect(told(paid)).toContain('exam current');
    expect(told({ ...paid, status_id: 30, examinedAt: AT })).toContain('report current');
    expect(told({ ...paid, status_id: 35, examinedAt: AT, reportedAt: AT }).at(-1)).toBe('done done');
  });

  it('a closed one ends there, and does not promise a report', () => {
    expect(told({ status_id: 40, closedAt: AT, selfFen: 1 })).toEqual(['placed done', 'closed stopped']);
    expect(told({ status_id: 40, closedAt: AT, selfFen: 1, paidAt: AT })).toEqual([
      ...['placed done', 'paid done', 'closed stopped'],
    ]);
  });
});
