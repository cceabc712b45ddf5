import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chinesePdf } from '../../../pdf/document.ts';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import { fetchFile, refusedWith, sendFile } from '../../../../test/files.ts';
import { runTasks } from '../../../../test/ops-stage.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { documentFor, makeExamined, makeReport, type ExaminedOrder } from '../../../../test/reports.ts';

let portal: TestPortal;
let support: Awaited<ReturnType<TestPortal['operator']>>;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  support = await portal.operator('support');
});
afterAll(() => portal.stop());

const companyId = CROWD_COMPANY;
async function someone(): Promise<Member> {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  return member;
}
const examined = async (status = 30): Promise<{ member: Member; order: ExaminedOrder }> => {
  const member = await someone();
  return { member, order: await makeExamined(portal, { companyId, personGuid: member.guid, status }) };
};
const publish = (order: ExaminedOrder, more: object = {}) =>
  portal.call(
    'OpsReportPublish',
    { companyId, orderNo: order.orderNo, document: documentFor(order.personGuid), seenVersion: 0, ...more },
    { session: support },
  );
const mine = ({ token }: Member) => portal.call('MyReport', {}, { session: token });
const statusOf = async ({ orderId }: ExaminedOrder): Promise<number> => {
  const { rows } = await portal.portal.database.pool.query<{ status: number }>(
    'SELECT status FROM exam_order WHERE order_id = $1',
    [orderId],
  );
  return rows[0]?.status ?? 0;
};

describe('publishing', () => {
  it('is previewed as the person will see it, then there for them, the order ready and the message queued once', async () => {
    const { member, order } = await examined();
    const handed = { companyId, orderNo: order.orderNo, document: documentFor(member.guid) };
    const preview = dataOf(await portal.call('OpsReportPreview', handed, { session: support }));
    expect(faultOf(await mine(member))).toBe('reportMissing');
    expect(dataOf(await publish(order))).toEqual({ orderId: order.orderId, version: 1 });
    const { person, ...seen } = dataOf(await mine(member));
    const { person: masked, ...shown } = preview.view;
    expect(seen).toEqual(shown);
    expect(masked.name).not.toBe(person.name);
    expect(await statusOf(order)).toBe(35);
    const { rows } = await portal.portal.database.pool.query(
      `SELECT FROM message WHERE kind = 'reportReady' AND subject = $1`,
      [`exam:${order.orderId}`],
    );
    // no person of this crowd has a phone, so nothing is sent; the order's history says it all the same
    expect(rows.length).toBeLessThanOrEqual(1);
    const events = await portal.portal.database.pool.query(
      `SELECT kind FROM order_event WHERE order_id = $1 AND kind = 'reportReady'`,
      [order.orderId],
    );
    expect(events.rows).toHaveLength(1);
  });

  // proves: reports: judgement fits the range
  it('refuses an order that is not done, unknown or contradictory, and says which', async () => {
    const early = await examined(20);
    await portal.portal.database.pool.query(`UPDATE exam_order SET book_date = '2099-01-01' WHERE order_id = $1`, [
      early.order.orderId,
    ]);
    expect(faultOf(await publish({ ...early.order }))).toBe('reportBad');
    const { order } = await examined(40);
    expect(faultOf(await publish(order))).toBe('reportNotExamined');
    expect(faultOf(await publish({ ...order, orderNo: 'TJ20260101000001' }))).toBe('reportOrderUnknown');
    const good = await examined();
    const wrong = (change: (item: Record<string, unknown>) => void) => {
      const document = structuredClone(documentFor(good.member.guid));
      change(document.sections[0]?.items[0] as unknown as Record<string, unknown>);
      return publish(good.order, { document });
    };
    for (const [change, told] of [
      [(item: Record<string, unknown>) => (item.flag = 'high'), '参考范围不一致'],
      [(item: Record<string, unknown>) => (item.words = { zh: '字', en: 'words' }), '二选一'],
      [(item: Record<string, unknown>) => Object.assign(item.range as object, { sex: 'female' }), '不适用'],
    ] as const) {
      const answer = await wrong(change);
      expect(faultOf(answer)).toBe('reportBad');
      expect(textOf(answer)).toContain(told);
    }
    const twice = structuredClone(documentFor(good.member.guid));
    const [first] = twice.sections;
    if (first?.items[0]) first.items.push(first.items[0]);
    expect(textOf(await publish(good.order, { document: twice }))).toContain('两次');
    expect(faultOf(await mine(good.member))).toBe('reportMissing');
  });

  it('takes a blood pressure in one piece and keeps its two figures, each compared by itself', async () => {
    const { member, order } = await examined();
    const document = structuredClone(documentFor(member.guid));
    const [general] = document.sections;
    const isPart = ({ code }: { code: string }) => code === 'SBP' || code === 'DBP';
    if (general) {
      const one = general.items.find(isPart);
      general.items = general.items.filter((item) => !isPart(item));
      if (one?.range)
        general.items.push({
          ...{ ...one, code: 'BP', name: { zh: '血压', en: 'Blood pressure' }, value: null, flag: 'high' },
          words: { zh: '142/88', en: '142/88' },
          range: { ...one.range, low: null, high: null, text: '90-139/60-89' },
        });
    }
    dataOf(await publish(order, { document }));
    const items = dataOf(await mine(member)).sections.flatMap((section) => section.items);
    expect(items.filter(isPart).map(({ code, value, flag }) => [code, value, flag])).toEqual([
      ['SBP', 142, 'high'],
      ['DBP', 88, 'normal'],
    ]);
    expect(items.find(({ code }) => code === 'BP')).toBeUndefined();
  });

  // proves: reports: correct the version seen
  it('corrects with a reason and keeps the version before; withdraws; and a change meanwhile is looked at again', async () => {
    const { member, order } = await examined();
    dataOf(await publish(order));
    const document = documentFor(member.guid, { story: { values: { ALT: [99] } } });
    expect(faultOf(await publish(order, { document, seenVersion: 0 }))).toBe('reportChanged');
    expect(faultOf(await publish(order, { document, seenVersion: 1 }))).toBe('reportReasonNeeded');
    expect(faultOf(await publish(order, { seenVersion: 1, reason: '重复' }))).toBe('reportUnchanged');
    expect(dataOf(await publish(order, { document, seenVersion: 1, reason: '实验室更正' })).version).toBe(2);
    expect(dataOf(await mine(member))).toMatchObject({ version: 2 });
    const on = { companyId, orderId: order.orderId };
    const old = dataOf(await portal.call('OpsReport', { ...on, version: 1 }, { session: support }));
    expect(old.versions.map(({ version, reason }) => [version, reason])).toEqual([
      [2, '实验室更正'],
      [1, ''],
    ]);
    expect(old.view?.version).toBe(1);
    const withdraw = (seenVersion: number) =>
      portal.call('OpsReportWithdraw', { ...on, seenVersion, reason: '样本混淆' }, { session: support });
    expect(faultOf(await withdraw(1))).toBe('reportChanged');
    expect(dataOf(await withdraw(2)).version).toBe(3);
    expect(faultOf(await withdraw(3))).toBe('reportNotPublished');
    const byOrder = await portal.call('MyReport', { orderId: order.orderId }, { session: member.token });
    expect(faultOf(byOrder)).toBe('reportWithdrawn');
    expect(dataOf(await publish(order, { document, seenVersion: 3, reason: '重新发布' })).version).toBe(4);
    const { rows } = await portal.portal.database.pool.query<{ action: string }>(
      `SELECT action FROM audit WHERE person_guid = $1 AND action IN ('report.publish', 'report.correct', 'report.withdraw') ORDER BY seq`,
      [member.guid],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      ...['report.publish', 'report.correct', 'report.withdraw', 'report.correct'],
    ]);
  });

  it('brings the centre’s own PDF along, which the person can fetch', async () => {
    const { member, order } = await examined();
    const { pdf, bytes } = await chinesePdf({ size: 'A5' });
    pdf.text('机构原始报告').end();
    const sent = await sendFile(portal, support, {
      ...{ bytes: await bytes, name: 'original.pdf', call: 'OpsReportFileUpload', payload: { companyId } },
    });
    dataOf(await publish(order, { fileId: dataOf(sent).fileId }));
    const fetched = await fetchFile(portal, '/AppApi/ReportPdf?kind=original', { 'x-session': member.token });
    const { text } = await extractText(new Uint8Array(fetched.bytes), { mergePages: true });
    expect(text).toContain('机构原始报告');
    const other = await someone();
    const theirs = await fetchFile(portal, `/AppApi/ReportPdf?kind=original&orderId=${order.orderId}`, {
      'x-session': other.token,
    });
    expect(refusedWith(theirs)).toBe('notYours');
  });
});

describe('many at once', () => {
  const bulk = (content: string) =>
    sendFile(portal, support, {
      ...{ bytes: Buffer.from(content), name: 'reports.json', call: 'OpsReportBulk' },
      payload: { companyId, reason: '六月批次' },
    }) as unknown as Promise<
      Awaited<ReturnType<typeof publish>> & { decoded: { ok: boolean; data: { taskId: string; reports: number } } }
    >;

  it('are published one by one; a wrong one is told by row and stops no other', async () => {
    const made = [await examined(), await examined(), await examined(40)];
    const good = made.map(({ order, member }) => ({ orderNo: order.orderNo, document: documentFor(member.guid) }));
    const bad = { orderNo: good[0]?.orderNo, document: { sections: [] } };
    const answer = await bulk(JSON.stringify({ reports: [...good, bad] }));
    const { taskId, reports } = answer.decoded.data;
    expect(reports).toBe(4);
    await runTasks(portal);
    const { task, errors } = dataOf(await portal.call('OpsTask', { taskId }, { session: support }));
    expect(task).toMatchObject({ state: 'done', done: 4 });
    expect(errors.rows.map(({ row }) => row)).toEqual([3, 4]);
    for (const { member } of made.slice(0, 2)) expect(faultOf(await mine(member))).toBe('answered');
  });

  it('are refused as a file when it is no JSON, or holds none', async () => {
    expect(faultOf(await bulk('not json'))).toBe('jsonNeeded');
    expect(faultOf(await bulk('[]'))).toBe('reportsCount');
  });
});

it('the list is found by order number and state, masked; a report of another company is none', async () => {
  const member = await someone();
  const order = await makeReport(portal, { companyId, personGuid: member.guid });
  const list = async (asked: object) => dataOf(await portal.call('OpsReports', asked, { session: support }));
  const found = await list({ text: order.orderNo });
  expect(found.rows).toMatchObject([{ orderId: order.orderId, state: 'published', version: 1 }]);
  expect(found.rows[0]?.person).toContain('*');
  expect((await list({ text: 'nothing' })).rows).toEqual([]);
  const elsewhere = { companyId: 210, orderId: order.orderId };
  expect(faultOf(await portal.call('OpsReport', elsewhere, { session: support }))).toBe('recordUnknown');
});
