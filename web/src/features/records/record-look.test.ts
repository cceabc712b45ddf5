import { describe, expect, it } from 'vitest';
import type { ExamRecord } from '#contract/calls/records';
import { dayLines, factsOf, heldUntil, inFilter, isDayOver, isNoticeOver, listState } from './record-look.ts';

const NO_REFUND = { promisedFen: 0, failedFen: 0, doneFen: 0 };
const back = (some: Partial<typeof NO_REFUND>) => ({ standing: { back: { ...NO_REFUND, ...some } } });
const record = (more: object): ExamRecord =>
  ({
    status_id: 20,
    statusStage: 1,
    closedAs: null,
    abnormal: false,
    byService: null,
    standing: { state: 'booked', owed: null, back: NO_REFUND },
    heldUntil: null,
    paid: 'paid',
    selfFen: 86_000,
    paidFen: 86_000,
    refundFen: 0,
    invoice: null,
    changeReason: null,
    cancelReason: null,
    bookDate: '2026-06-16',
    bookTime: '08:00–08:30',
    ...more,
  }) as ExamRecord;
const facts = (more: object) =>
  factsOf(record(more)).map(({ key, fen }) => (fen === undefined ? key : `${key} ${fen}`));

it('a day that is over is no longer too close: the centre says what became of it', () => {
  const noticeOver = { changeReason: { fault: 'noticeOver', text: '', next: 'callHotline' } };
  expect(isDayOver(record(noticeOver), '2026-06-16')).toBe(false);
  expect(isDayOver(record(noticeOver), '2026-06-17')).toBe(true);
  expect(isDayOver(record({ ...noticeOver, standing: { state: 'examined' } }), '2026-06-17')).toBe(false);
});

describe('facts', () => {
  it('say who paid, the open amount, the refund', () => {
    expect(facts({ paid: 'company', selfFen: 0 })).toEqual(['company']);
    expect(facts({})).toEqual(['paid', 'notInvoiced']);
    expect(facts({ paid: 'unpaid', status_id: 10 })).toEqual(['unpaid 86000', 'notInvoiced']);
    expect(facts({ paid: 'refunded', status_id: 40, ...back({ doneFen: 86_000 }) })).toEqual(['refunded 86000']);
    expect(facts({ paid: 'refunding', status_id: 40, ...back({ promisedFen: 86_000 }) })).toEqual(['refunding 86000']);
    expect(facts(back({ doneFen: 500 }))).toContain('differenceBack 500');
    expect(facts(back({ promisedFen: 500 }))).toContain('refunding 500');
    expect(facts({ paid: 'refunding', status_id: 40, ...back({ failedFen: 500 }) })).toEqual(['refundFailed 500']);
    expect(facts({ paid: 'none', status_id: 40 })).toEqual([]);
  });

  it('an invoice counts once it is issued', () => {
    expect(facts({ invoice: { typeId: 1, title: '', issued: true } })).toEqual(['paid', 'invoiced']);
    expect(facts({ invoice: { typeId: 1, title: '', issued: false } })).toEqual(['paid', 'invoiceAsked']);
  });
});

describe('the day in three lines', () => {
  it('of this year: month, day, weekday and hour', () => {
    expect(dayLines(record({}), '2026-06-03', 'zh-cn')).toMatchObject({
      top: '6 月',
      main: '16',
      bottom: '周二 08:00',
    });
    expect(dayLines(record({}), '2026-06-03', 'en-us')).toMatchObject({ top: 'Jun', main: '16', bottom: 'Tue 08:00' });
  });

  it('of another year: the year, and no hour once it is over', () => {
    const past = record({ bookDate: '2025-06-03', statusStage: 3 });
    expect(dayLines(past, '2026-06-03', 'zh-cn')).toMatchObject({ top: '2025', main: '6/03', bottom: '周二' });
  });
});

describe('the rest', () => {
  it('the address chooses the tab, anything unknown is everything', () => {
    expect(['0', '10', '40', '41', 'x', undefined].map(listState.status.read)).toEqual([0, 10, 40, 0, 0, 0]);
    const all = [record({ status_id: 10 }), record({})];
    expect(inFilter(all, 0)).toHaveLength(2);
    expect(inFilter(all, 20)).toHaveLength(1);
  });

  it('only the notice disables; other reasons are told when it is pressed', () => {
    expect(isNoticeOver(record({ cancelReason: { fault: 'noticeOver' } }))).toBe(true);
    expect(isNoticeOver(record({ changeReason: { fault: 'centreNoModify' } }))).toBe(false);
  });

  it('there is a time to pay only while something is owed', () => {
    expect(heldUntil(record({}))).toBeUndefined();
    const until = '2026-06-03T02:00:00Z';
    expect(heldUntil(record({ standing: { state: 'toPay', owed: { fen: 1, until } } }))).toBe(Date.parse(until));
  });
});
