import { afterAll, beforeAll, expect, it } from 'vitest';
import { HR_CONSENT_VERSION } from '#contract/rules/hr-consent';
import type { ReportDocument } from '#contract/schemas/report-document';
import { dataOf } from '../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd } from '../../../test/crowd.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { documentFor, makeReport } from '../../../test/reports.ts';

let portal: TestPortal;
let hr: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  hr = await portal.login('demo', 'hr');
});
afterAll(() => portal.stop());

const health = () => portal.call('HrHealth', {}, { session: hr }).then(dataOf);

/** One indicator in a group of its own, in range or not. */
function documentWith(guid: string, isFlagged: boolean): ReportDocument {
  const whole = documentFor(guid);
  const [section] = whole.sections;
  const [item] = section?.items ?? [];
  if (!section || !item) throw new Error('a report without a section');
  const only = { ...item, flag: isFlagged ? ('abnormal' as const) : ('normal' as const) };
  return { ...whole, sections: [{ ...section, code: 'proof', items: [only] }] };
}

// proves: hr: withdrawn consents are not counted
it('tells shares of those who let HR see theirs, in cells of ten or more, and only as long as they do', async () => {
  const members = await makeCrowd(portal, 44);
  const { pool } = portal.portal.database;
  for (const [at, { guid }] of members.entries()) {
    // 24 in the first department, 16 of them authorised with a result out of range; the others never said yes
    await pool.query('UPDATE person SET department = $2 WHERE person_guid = $1', [guid, at < 24 ? '甲部' : '乙部']);
    const isFlagged = at % 2 === 0;
    await makeReport(portal, { companyId: CROWD_COMPANY, personGuid: guid, document: documentWith(guid, isFlagged) });
    if (at >= 40) continue;
    await pool.query(`INSERT INTO consent VALUES ($1, $2, 'hr-report', $3, $4, 'web', NULL)`, [
      ...[CROWD_COMPANY, guid, HR_CONSENT_VERSION, portal.clock.now()],
    ]);
  }
  const { years, groups } = await health();
  expect(years).toContain(2026);
  const proof = groups.find(({ code }) => code === 'proof');
  // 40 authorised, 20 of them flagged; the second department has 8 flagged of 16: too few, and so neither is told apart
  expect(proof?.company).toEqual({ department: '', isRest: false, people: 40, percent: 50 });
  expect(proof?.departments).toEqual([]);
  const said = JSON.stringify(groups);
  for (const { guid } of members) expect(said).not.toContain(guid);

  // who withdraws is no longer counted
  await pool.query(`UPDATE consent SET withdrawn_at = now() WHERE purpose = 'hr-report' AND person_guid IN
    (SELECT person_guid FROM person WHERE department = '甲部')`);
  const after = await health();
  expect(after.groups.find(({ code }) => code === 'proof')?.company ?? null).toBeNull();
});
