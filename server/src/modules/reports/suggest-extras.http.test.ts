import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import type { SignedIn, TestPortal } from '../../../test/portal.ts';
import { makeReport, setConsent } from '../../../test/reports.ts';
import { startWatched, type WatchedPortal } from '../../../test/watched.ts';
import { EXTRA } from '../../../../demo/supply/extra-ids.ts';
import { deliveredCatalogue } from '../../ports/exam-reports/catalogue.ts';
import { SUGGESTIONS } from '../../../../demo/supply/suggestions.ts';

let portal: TestPortal;
let watched: WatchedPortal;
let emp: SignedIn;
beforeAll(async () => {
  watched = await startWatched({ jobs: false });
  portal = watched.portal;
  emp = await portal.login('demo', 'emp');
});
afterAll(() => portal.stop());

const companyId = CROWD_COMPANY;
async function someone(): Promise<Member> {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  return member;
}
const ask = (session: SignedIn | string, customerGuid: string) =>
  portal.call('ReportSuggestions', { customerGuid }, { session });
const suggested = async (session: SignedIn | string, customerGuid: string) =>
  dataOf(await ask(session, customerGuid)).suggestions;
const looksAt = async (personGuid: string): Promise<string[]> => {
  const { rows } = await portal.portal.database.pool.query<{ action: string }>(
    `SELECT action FROM audit WHERE person_guid = $1 AND action LIKE 'report.%' ORDER BY seq`,
    [personGuid],
  );
  return rows.map(({ action }) => action);
};

it('out-of-range results of the last report suggest add-ons with a reason and a source, and seeing them is a look', async () => {
  const { CustomerGuid: guid } = emp.user;
  const before = await looksAt(guid);
  const found = await suggested(emp, guid);
  expect(found.map(({ extraId }) => extraId)).toEqual([EXTRA.carotid, EXTRA.thyroid3]);
  const [carotid] = found;
  expect(carotid?.codes).toEqual(['LDL-C', 'TC']);
  expect(carotid?.reason.zh).toMatch(/^\d{4} 年血脂偏高，可考虑颈动脉彩色多普勒超声。$/);
  expect(carotid?.reason.en).toMatch(/^Blood lipids above the reference range in \d{4}\. You could consider this: /);
  expect(carotid?.source.zh).toContain('指南');
  expect((await looksAt(guid)).slice(before.length)).toEqual(['report.suggest']);
});

// proves: reports: suggestions from published reports
it('an older report, one in range and one that was withdrawn suggest nothing; one reason is given for each add-on', async () => {
  const member = await someone();
  const lipids = { values: { 'LDL-C': [4.4], TC: [6.1] } };
  await makeReport(portal, { companyId, personGuid: member.guid, day: '2025-05-20', story: lipids });
  expect(await suggested(member.token, member.guid)).toMatchObject([
    { extraId: EXTRA.carotid, codes: ['LDL-C', 'TC'] },
  ]);
  const newer = await makeReport(portal, { companyId, personGuid: member.guid });
  expect(await suggested(member.token, member.guid)).toEqual([]);
  const support = await portal.operator('support');
  const gone = { companyId, orderId: newer.orderId, seenVersion: 1, reason: '样本有误' };
  dataOf(await portal.call('OpsReportWithdraw', gone, { session: support }));
  expect(await suggested(member.token, member.guid)).toHaveLength(1);
});

// proves: reports: suggestions need consent
it('of a relative only with their own consent, and then as a look they can see', async () => {
  const son = await portal.login('demo', 'parent');
  const { people } = dataOf(await portal.call('MyReportYears', {}, { session: son }));
  const father =
    people.find(({ consent, relation }) => consent === 'none' && relation === 'parent')?.customerGuid ?? '';
  const pair = { companyId: son.user.CompanyId, personGuid: father };
  const high = { values: { SBP: [150] } };
  await makeReport(portal, { ...pair, userGuid: son.user.CustomerGuid, story: high });
  expect(await suggested(son, father)).toEqual([]);
  expect(await looksAt(father)).toEqual([]);
  await setConsent(portal, { ...pair, viewerGuid: son.user.CustomerGuid });
  expect((await suggested(son, father)).map(({ extraId }) => extraId)).toEqual([EXTRA.arteries, EXTRA.fundus]);
  expect(await looksAt(father)).toEqual(['report.suggest']);
});

it('a colleague’s are refused, and neither results nor suggestions are in the log', async () => {
  const elder = await portal.login('demo', 'elder');
  expect(faultOf(await ask(elder, emp.user.CustomerGuid))).toBe('notYours');
  await suggested(emp, emp.user.CustomerGuid);
  watched.expectSeen(['LDL-C', '血脂偏高', 'lipids']);
});

it('every suggestion names an indicator that reports have, in words that are no diagnosis', () => {
  const reported = new Set(
    deliveredCatalogue()
      .flatMap(({ measured = [], described = [] }) => [...measured, ...described])
      .map(({ code }) => code),
  );
  for (const { indicator, topic, source } of SUGGESTIONS) {
    expect(reported.has(indicator), indicator).toBe(true);
    expect(topic.zh + topic.en).not.toMatch(/病|症|癌|disease|cancer|diabetes|hypertension/i);
    expect(source.zh).not.toBe('');
  }
});
