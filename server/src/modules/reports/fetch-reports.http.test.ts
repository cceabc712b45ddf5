import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import { freeOrder, someone } from '../../../test/examined.ts';
import { leap, orderNow } from '../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { makeExamined } from '../../../test/reports.ts';
import { modelReport } from '../../ports/exam-reports/model.ts';
import { followAllExams } from '../orders/jobs.ts';
import { sendAllDue } from '../messages/jobs.ts';
import { fetchAllReports } from './fetch-reports.ts';

let portal: TestPortal;
let other: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  other = await startPortal({ database: portal.database, now: portal.clock.now(), jobs: false });
});
afterAll(async () => {
  await other.stop();
  await portal.stop();
});

const until = async (moment: string) => {
  await leap(portal, new Date(moment).getTime() - portal.clock.now().getTime());
  other.clock.at(moment);
};
const everywhere = async (work: typeof fetchAllReports) => {
  const done = await Promise.allSettled([portal, other, portal, other].map((node) => work(node.portal)));
  expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
};
/** Orders that say a report is ready while there is none to read. */
const empty = async (): Promise<number> => {
  const { rows } = await portal.portal.database.pool.query<{ count: number }>(`
    SELECT count(*)::int AS count FROM exam_order o
    WHERE status = 35 AND NOT EXISTS (SELECT 1 FROM report r WHERE r.company_id = o.company_id AND r.order_id = o.order_id)`);
  return rows[0]?.count ?? -1;
};
const eventsOf = async (member: Member, orderId: number) => {
  const { examOrderDetail } = dataOf(await portal.call('GetExamOrderDetail', { orderId }, { session: member.token }));
  return examOrderDetail.events.map(({ kind, at }) => `${kind} ${at}`);
};

it('no order of the demo world says that a report is ready without one', async () => {
  expect(await empty()).toBe(0);
});

// proves: reports: one that is fetched is published once
it('a finished check-up gets its report from the centre, once, however many nodes ask; then it is ready and told', async () => {
  const member = await someone(portal);
  const { orderId, orderNo } = await freeOrder(portal, member);
  await until('2026-06-30T23:00:00+08:00');
  await everywhere(followAllExams);
  await everywhere(fetchAllReports);
  expect((await orderNow(portal, orderId)).status).toBe(30);

  await until('2026-07-01T10:01:00+08:00');
  await everywhere(fetchAllReports);
  await fetchAllReports(portal.portal);
  expect((await orderNow(portal, orderId)).status).toBe(35);
  expect((await eventsOf(member, orderId)).slice(1)).toEqual([
    'examined 2026-06-22T10:00:00.000Z',
    'reportReady 2026-07-01T02:00:00.000Z',
  ]);
  const view = dataOf(await portal.call('MyReport', { orderId }, { session: member.token }));
  expect(view).toMatchObject({ version: 1, examDay: '2026-06-22' });
  expect(view.sections.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(40);
  expect(await empty()).toBe(0);
  await everywhere(sendAllDue);
  const sent = [portal, other].flatMap((node) => node.portal.ports.sms.kept?.() ?? []);
  expect(sent.filter(({ text }) => text.includes(orderNo) && text.includes('报告已可查看')).length).toBeLessThanOrEqual(
    1,
  );
});

it('one without an answer for weeks goes both steps at once; one that cannot be published stays whole and holds up no other', async () => {
  const [late, broke] = await makeCrowd(portal, 2);
  if (!late || !broke) throw new Error('nobody came');
  const [booked, stuck] = [
    await makeExamined(portal, { companyId: CROWD_COMPANY, personGuid: late.guid, status: 20 }),
    await makeExamined(portal, { companyId: CROWD_COMPANY, personGuid: broke.guid }),
  ];
  await portal.portal.database.pool.query(`UPDATE person SET phone = '\\x00' WHERE person_guid = $1`, [broke.guid]);
  await expect(fetchAllReports(portal.portal)).rejects.toThrow('failed for 1 of');
  expect((await orderNow(portal, booked.orderId)).status).toBe(35);
  expect((await orderNow(portal, stuck.orderId)).status).toBe(30);
  expect(await empty()).toBe(0);
  await portal.portal.database.pool.query(`UPDATE person SET phone = NULL WHERE person_guid = $1`, [broke.guid]);
  await fetchAllReports(portal.portal);
  expect((await orderNow(portal, stuck.orderId)).status).toBe(35);
});

it('says the same of the same person every time', async () => {
  const whose = { guid: '00000000-0000-4000-8000-000000000007', gender: 'female' } as const;
  const of = (guid: string) =>
    portal.portal.ports.examReports.of({
      ...{ orderNo: 'TJ2026052000000001', centerId: 1, day: '2026-05-20', person: { ...whose, guid } },
    });
  const [first, again, else_] = [await of(whose.guid), await of(whose.guid), await of('another')];
  expect(again).toEqual(first);
  expect(else_?.document).not.toEqual(first?.document);
  expect(modelReport(whose, '2026-05-20', 2026).sections.length).toBe(first?.document.sections.length);
});
