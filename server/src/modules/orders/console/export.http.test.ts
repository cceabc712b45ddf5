import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpsRegistry } from '#contract/ops/registry';
import type { Payload } from '#contract/call';
import { XLSX_TYPE } from '#contract/rules/xlsx';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { bookOrder, runTasks } from '../../../../test/ops-stage.ts';
import { newOperator, type SignedInOperator } from '../../../../test/operators.ts';
import { changePerson } from '../../../../test/change-person.ts';
import { CROWD_COMPANY } from '../../../../test/crowd.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let support: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  support = await portal.operator('support');
});
afterAll(() => portal.stop());

const ask = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(query, values)).rows as T[];

async function exported(payload: Payload<OpsRegistry['OpsOrderExport']>): Promise<string> {
  const { taskId } = dataOf(await portal.call('OpsOrderExport', payload, { session: support }));
  await runTasks(portal);
  return taskId;
}
const fetchAs = ({ cookie }: SignedInOperator, taskId: string) =>
  portal.fetch(`/opsApi/TaskResult?taskId=${taskId}`, { headers: { cookie } });

describe('an export of orders', () => {
  // proves: claims: formulas in the bank’s file
  it('holds what the search finds, masked, as a file spreadsheets can read and cannot run', async () => {
    const booked = await bookOrder(portal);
    const other = await bookOrder(portal);
    await changePerson(portal, CROWD_COMPANY, booked.member.guid, { name: '=HYPERLINK("http://x")' });
    await changePerson(portal, CROWD_COMPANY, other.member.guid, { name: '诸葛导出' });
    const taskId = await exported({ text: '', status: '20', reason: '月度核对' });
    const { task } = dataOf(await portal.call('OpsTask', { taskId }, { session: support }));
    expect(task).toMatchObject({ state: 'done', kind: 'orders.export', isMine: true, startedBy: support.name });
    const answer = await fetchAs(support, taskId);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%E4%BD%93");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(head).toMatch(/^订单号,企业,体检人,/);
    const [{ count } = { count: 0 }] = await ask<{ count: number }>(
      'SELECT count(*)::int AS count FROM exam_order WHERE status = 20',
    );
    expect(lines).toHaveLength(count);
    expect(lines.find((line) => line.startsWith(booked.orderNo))).toContain(`,"'=**",`);
    expect(lines.find((line) => line.startsWith(other.orderNo))).toContain(',诸**,');
    expect(bytes.toString()).not.toContain('诸葛导出');
    expect(
      await ask(`SELECT action, reason, company_id FROM audit WHERE subject_id = $1 ORDER BY seq`, [taskId]),
    ).toEqual([
      { action: 'order.export', reason: '月度核对', company_id: 0 },
      { action: 'task.download', reason: '', company_id: 0 },
    ]);
  });

  it('is a workbook where that is asked for: the same rows, masked, their days as days', async () => {
    const booked = await bookOrder(portal);
    await changePerson(portal, CROWD_COMPANY, booked.member.guid, { name: '=1+1' });
    const taskId = await exported({ text: '', status: '20', format: 'xlsx', reason: '月度核对' });
    const answer = await fetchAs(support, taskId);
    expect(answer.headers.get('content-type')).toBe(XLSX_TYPE);
    expect(answer.headers.get('content-disposition')).toContain('.xlsx');
    const [head, ...rows] = await readSheet(Buffer.from(await answer.arrayBuffer()));
    expect(head?.slice(0, 3)).toEqual(['订单号', '企业', '体检人']);
    const row = rows.find(([orderNo]) => orderNo === booked.orderNo);
    expect(row?.[2]).toBe('=**');
    expect(row?.[6]).toBeInstanceOf(Date);
  });

  it('with nothing to find is a file with its head alone', async () => {
    const taskId = await exported({ text: '没有这个人', reason: '核对' });
    expect((await (await fetchAs(support, taskId)).text()).trimEnd().split('\r\n')).toHaveLength(1);
  });

  // proves: a task is its operator’s
  it('is the operator’s who asked for it, and an admin’s', async () => {
    const taskId = await exported({ text: '没有这个人', reason: '核对' });
    const colleague = await newOperator(portal, 'support');
    expect(faultOf(await portal.call('OpsTask', { taskId }, { session: colleague.session }))).toBe('recordUnknown');
    expect(await (await fetchAs(colleague.session, taskId)).text()).toContain('recordUnknown');
    expect(await (await portal.fetch(`/opsApi/TaskResult?taskId=${taskId}`)).text()).toContain('sessionExpired');
    const mine = dataOf(await portal.call('OpsTasks', {}, { session: colleague.session }));
    expect(mine.rows).toEqual([]);
    const admin = await portal.operator('admin');
    expect(faultOf(await portal.call('OpsTask', { taskId }, { session: admin }))).toBe('answered');
    expect((await fetchAs(admin, taskId)).headers.get('content-type')).toContain('text/csv');
  });

  it('is stopped before it has begun, once', async () => {
    const { taskId } = dataOf(await portal.call('OpsOrderExport', { reason: '核对' }, { session: support }));
    expect(faultOf(await portal.call('OpsTaskCancel', { taskId }, { session: support }))).toBe('answered');
    await runTasks(portal);
    const { task } = dataOf(await portal.call('OpsTask', { taskId }, { session: support }));
    expect(task).toMatchObject({ state: 'cancelled', resultFileId: null });
    expect(faultOf(await portal.call('OpsTaskCancel', { taskId }, { session: support }))).toBe('alreadyCleared');
  });
});

describe('the audit', () => {
  it('is read by admins: each act, by the name of its operator', async () => {
    const booked = await bookOrder(portal);
    const { companyId, orderId } = booked;
    dataOf(await portal.call('OpsOrderDetail', { companyId, orderId }, { session: support }));
    const admin = await portal.operator('admin');
    const found = dataOf(await portal.call('OpsAudit', { text: String(orderId) }, { session: admin }));
    expect(found.rows[0]).toMatchObject({
      company: { companyId },
      actor: { kind: 'operator', name: support.name, role: 'support' },
      personGuid: booked.member.guid,
      action: 'order.view',
    });
    const { orderNo } = dataOf(await portal.call('OpsOrderDetail', { companyId, orderId }, { session: support }));
    const numbered = dataOf(await portal.call('OpsAudit', { text: ` ${orderNo.toLowerCase()}` }, { session: admin }));
    expect(numbered.rows.map(({ action }) => action)).toEqual(['order.view', 'order.view']);
    const named = dataOf(await portal.call('OpsAudit', { text: support.name, pageSize: 2 }, { session: admin }));
    expect(named.rows.map(({ actor }) => actor.name)).toEqual([support.name, support.name]);
    expect(named.next).not.toBeNull();
    expect(dataOf(await portal.call('OpsAuditState', {}, { session: admin }))).toMatchObject({ broken: [] });
    expect(faultOf(await portal.call('OpsAudit', {}, { session: support }))).toBe('notAllowed');
  });
});
