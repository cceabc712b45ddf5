import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import type { OpsRegistry } from '#contract/ops/registry';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { bookOrder, failedMessage, runTasks } from '../../../../test/ops-stage.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { sendDue } from '../index.ts';

let portal: TestPortal;
let support: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  support = await portal.operator('support');
});
afterAll(() => portal.stop());

const PHONE = '13900001234';
const ask = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(query, values)).rows as T[];
const list = async (payload: Payload<OpsRegistry['OpsMessages']>) =>
  dataOf(await portal.call('OpsMessages', payload, { session: support }));
const sent = () => portal.portal.ports.sms.kept?.().filter(({ phone }) => phone === PHONE) ?? [];
const resend = (messageId: number, headers: Record<string, string> = {}) =>
  portal.call('OpsMessageResend', { companyId: 100, messageId, reason: '员工没有收到' }, { session: support, headers });

describe('messages', () => {
  it('are found by the order’s number, masked, with their states counted', async () => {
    const booked = await bookOrder(portal);
    const messageId = await failedMessage(portal, booked, PHONE);
    const found = await list({ text: booked.orderNo });
    expect(found.rows).toMatchObject([
      { messageId, state: 'failed', orderNo: booked.orderNo, kind: 'booked', person: { name: '群**' }, tries: 7 },
    ]);
    expect(found.counts).toEqual({ all: 1, waiting: 0, sent: 0, failed: 1 });
    expect(JSON.stringify(found)).not.toContain(PHONE);
    expect((await list({ text: booked.orderNo, state: 'sent' })).rows).toEqual([]);
    expect((await list({ text: '13700000000' })).rows).toEqual([]);
  });

  // proves: reading messages is audited
  it('leave a line of the looks through the list, not of typed text; the number beside the menu leaves none', async () => {
    await list({ text: '13700000000' });
    const [line] = await ask<{ reason: string; all: string }>(
      `SELECT reason, a::text AS all FROM audit a WHERE action = 'message.list' ORDER BY seq DESC LIMIT 1`,
    );
    expect(line?.reason).toBe('phone');
    expect(line?.all).not.toContain('13700000000');
    const [before] = await ask('SELECT count(*) FROM audit');
    dataOf(await portal.call('OpsFailedMessages', {}, { session: support }));
    expect(await ask('SELECT count(*) FROM audit')).toEqual([before]);
  });

  it('are read as they were sent, which is audited', async () => {
    const booked = await bookOrder(portal);
    const messageId = await failedMessage(portal, booked, PHONE);
    const { text } = dataOf(await portal.call('OpsMessageText', { companyId: 100, messageId }, { session: support }));
    expect(text).toContain(booked.orderNo);
    expect(
      await ask(`SELECT action, person_guid FROM audit WHERE subject_kind = 'message' AND subject_id = $1`, [
        String(messageId),
      ]),
    ).toEqual([{ action: 'message.view', person_guid: booked.member.guid }]);
    expect(faultOf(await portal.call('OpsMessageText', { companyId: 210, messageId }, { session: support }))).toBe(
      'recordUnknown',
    );
  });

  // proves: a message that waits is not sent again
  // proves: a message sent again has another number
  it('are sent once more under another number, once for two presses', async () => {
    const messageId = await failedMessage(portal, await bookOrder(portal), PHONE);
    const before = sent().length;
    const headers = { 'idempotency-key': `resend-${messageId}-0` };
    const answers = await Promise.all([resend(messageId, headers), resend(messageId, headers)]);
    expect(answers.map(faultOf)).toEqual(['answered', 'answered']);
    expect(faultOf(await resend(messageId))).toBe('messageWaiting');
    await sendDue(portal.portal, 100);
    expect(sent().length).toBe(before + 1);
    expect(sent()[0]?.no).toBe(`100-${messageId}-1`);
    // who says that nothing came gets it again
    expect(faultOf(await resend(messageId))).toBe('answered');
    await sendDue(portal.portal, 100);
    expect(sent()[0]?.no).toBe(`100-${messageId}-2`);
    expect(
      await ask(`SELECT action FROM audit WHERE subject_kind = 'message' AND subject_id = $1`, [String(messageId)]),
    ).toEqual([{ action: 'message.resend' }, { action: 'message.resend' }]);
  });

  it('that would say something wrong are not sent', async () => {
    const messageId = await failedMessage(portal, await bookOrder(portal), PHONE);
    await ask('UPDATE message SET good_until = $2 WHERE message_id = $1', [messageId, portal.clock.now()]);
    expect(faultOf(await resend(messageId))).toBe('messageOutdated');
  });

  it('that were given up are all sent by a task, each once', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 3; made += 1) ids.push(await failedMessage(portal, await bookOrder(portal), PHONE));
    const reason = '短信渠道已恢复';
    dataOf(await portal.call('OpsMessagesResendFailed', { reason }, { session: support }));
    await runTasks(portal);
    const rows = await ask<{ tries: number; resends: number }>(
      'SELECT tries, resends FROM message WHERE message_id = ANY($1)',
      [ids],
    );
    expect(rows).toEqual(ids.map(() => ({ tries: 0, resends: 1 })));
    const tasks = dataOf(await portal.call('OpsTasks', {}, { session: support }));
    expect(tasks.rows[0]).toMatchObject({ kind: 'messages.resend', state: 'done', isMine: true });
    expect(tasks.rows[0]?.done).toBeGreaterThanOrEqual(3);
  });
});
