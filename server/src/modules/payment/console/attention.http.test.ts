import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { makeCrowd } from '../../../../test/crowd.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import {
  broken,
  holdSeat,
  orderNow,
  payTrade,
  refundsOf,
  runJobs,
  simOf,
  startPaying,
} from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { makeSeats } from '../../../../test/seats.ts';
import { reconcileBills } from '../index.ts';

let portal: TestPortal;
let finance: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  finance = await portal.operator('finance');
});
afterAll(() => portal.stop());

const ask = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(query, values)).rows as T[];
const listed = async (key: string) => {
  const { items } = dataOf(await portal.call('OpsAttention', {}, { session: finance }));
  return items.find((item) => item.key === key);
};
type Kind = 'payment' | 'refund' | 'billDifference' | 'billUnread';
const clear = (kind: Kind, key: string, action: 'dismiss' | 'tryAgain', headers: Record<string, string> = {}) =>
  portal.call(
    'OpsAttentionClear',
    { kind, key, action, reason: '已与渠道核对' },
    { session: finance, headers: { ...headers } },
  );
const auditedFor = (key: string) =>
  ask<{ action: string; reason: string; company_id: number }>(
    'SELECT action, reason, company_id FROM audit WHERE subject_id = $1 ORDER BY seq',
    [key],
  );

/** A person has begun to pay; answers with order and trade number. */
async function begun() {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  const held = await holdSeat(portal, member, await makeSeats(portal.portal.database.pool, 1));
  return { member, held, no: await startPaying(portal, member, held) };
}
const flag = (no: string) =>
  ask('UPDATE payment SET flagged_at = $2 WHERE out_trade_no = $1', [no, portal.clock.now()]);

describe('a payment without an answer', () => {
  it('is listed with its order, and asked about once more: what the provider says is settled', async () => {
    const { held, no } = await begun();
    await flag(no);
    expect(await listed(no)).toMatchObject({ kind: 'payment', orderNo: held.orderNo, oursFen: 360_00 });
    simOf(portal).faults.add([{ on: 'notify', kind: 'lose', outTradeNo: no }]);
    await payTrade(portal, no);
    expect(await orderNow(portal, held.orderId)).toMatchObject({ status: 10 });
    expect(faultOf(await clear('payment', no, 'tryAgain'))).toBe('answered');
    expect(await orderNow(portal, held.orderId)).toMatchObject({ status: 20 });
    expect(await listed(no)).toBeUndefined();
    expect(await auditedFor(no)).toEqual([{ action: 'payment.tryAgain', reason: '已与渠道核对', company_id: 100 }]);
    expect(await broken(portal)).toEqual([]);
  });

  it('is dismissed, once, with a reason', async () => {
    const { no } = await begun();
    await flag(no);
    const headers = { 'idempotency-key': `dismiss-${no}` };
    expect(faultOf(await clear('payment', no, 'dismiss', headers))).toBe('answered');
    expect(faultOf(await clear('payment', no, 'dismiss', headers))).toBe('answered');
    expect(faultOf(await clear('payment', no, 'dismiss'))).toBe('alreadyCleared');
    expect(await listed(no)).toBeUndefined();
    expect(await auditedFor(no)).toHaveLength(1);
  });
});

describe('a refund the provider refused', () => {
  it('is sent once more, and the books stay right', async () => {
    const { member, held, no } = await begun();
    await payTrade(portal, no);
    const onOrder = { customerGuid: member.guid, orderId: held.orderId };
    dataOf(await portal.call('CancelExamOrder', onOrder, { session: member.token }));
    const [refund] = await ask<{ no: string }>(
      `UPDATE refund SET state = 'failed' WHERE state = 'asked' RETURNING out_refund_no AS no`,
    );
    const key = refund?.no ?? '';
    expect(await listed(key)).toMatchObject({ kind: 'refund', actions: ['tryAgain'] });
    expect(faultOf(await clear('refund', key, 'dismiss'))).toBe('actionUnknown');
    expect(faultOf(await clear('refund', key, 'tryAgain'))).toBe('answered');
    expect(faultOf(await clear('refund', key, 'tryAgain'))).toBe('alreadyCleared');
    await runJobs(portal);
    expect(await refundsOf(portal, held.orderId)).toEqual(['cancelled 36000 done']);
    expect(await broken(portal)).toEqual([]);
  });
});

describe('a bill', () => {
  // proves: cleared differences stay
  it('that differs is cleared with a reason and never listed again, unless it differs otherwise', async () => {
    await payTrade(portal, (await begun()).no);
    portal.clock.at('2026-06-11T11:00:00+08:00');
    finance = await portal.operator('finance');
    const key = 'wechat|2026-06-10|paid|P100-888888';
    const read = async (fen: number) => {
      simOf(portal).settings.bill = [{ kind: 'extra', outTradeNo: 'P100-888888', fen }];
      await ask('UPDATE bill_day SET next_try = $1', [portal.clock.now()]);
      await reconcileBills(portal.portal);
    };
    await read(360_00);
    expect(await listed(key)).toMatchObject({ difference: 'missingHere', theirsFen: 360_00, actions: ['dismiss'] });
    expect(faultOf(await clear('billDifference', key, 'dismiss'))).toBe('answered');
    expect(await listed(key)).toBeUndefined();
    expect(faultOf(await clear('billDifference', key, 'dismiss'))).toBe('alreadyCleared');
    expect(await auditedFor(key)).toEqual([
      { action: 'billDifference.dismiss', reason: '已与渠道核对', company_id: 0 },
    ]);
    const [cleared] = await ask<{ reason: string }>(
      'SELECT cleared_reason AS reason FROM bill_difference WHERE cleared_at IS NOT NULL',
    );
    expect(cleared?.reason).toBe('已与渠道核对');
    await read(360_00);
    expect(await listed(key)).toBeUndefined();
    await read(1_00);
    expect(await listed(key)).toMatchObject({ theirsFen: 1_00 });
    simOf(portal).settings.bill = [];
  });

  it('that could not be read is read now', async () => {
    const key = 'wechat|2026-06-01';
    await ask(`INSERT INTO bill_day (provider, day, tries, next_try) VALUES ('wechat', '2026-06-01', 6, $1)`, [
      portal.clock.now(),
    ]);
    expect(await listed(key)).toMatchObject({ kind: 'billUnread', day: '2026-06-01' });
    expect(faultOf(await clear('billUnread', key, 'tryAgain'))).toBe('answered');
    expect(await listed(key)).toBeUndefined();
    expect(faultOf(await clear('billUnread', key, 'tryAgain'))).toBe('alreadyCleared');
  });

  it('is nothing a company can see', async () => {
    const found = await portal.portal.database.borrow(async ({ send, db }) => {
      await send(`BEGIN; SET LOCAL ROLE portal_app; SELECT set_config('app.company_id', '100', true)`);
      const rows = await db.selectFrom('bill_difference').selectAll().execute();
      await send('ROLLBACK');
      return rows;
    });
    expect(found).toEqual([]);
  });
});

it('names that are not there are told so, and support may not look', async () => {
  for (const [kind, key] of [
    ['payment', 'P100-999999'],
    ['refund', 'R100-999999'],
    ['billDifference', 'wechat|2026-06-08|paid|none'],
    ['billUnread', 'nobody|2026-06-08'],
  ] as const)
    expect(faultOf(await clear(kind, key, kind === 'billDifference' ? 'dismiss' : 'tryAgain'))).toBe('alreadyCleared');
  const session = await portal.operator('support');
  expect(faultOf(await portal.call('OpsAttention', {}, { session }))).toBe('notAllowed');
});
