import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { sendFile } from '../../../../test/files.ts';
import { rosterOf, staffLine } from '../../../../test/hr.ts';
import { runTasks } from '../../../../test/ops-stage.ts';
import { emptyCompany, planForm, reason } from '../../../../test/plans.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { makeSeats, orderFor } from '../../../../test/seats.ts';
import { hashPassword } from '../../identity/index.ts';

const COMPANY = 902;
const CODE = 'kongshan2';
let portal: TestPortal;
let session: Awaited<ReturnType<TestPortal['operator']>>;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  session = await portal.operator('admin');
  await emptyCompany(portal, COMPANY, CODE);
});
afterAll(() => portal.stop());

const upload = (bytes: Buffer, companyId = COMPANY) =>
  sendFile(portal, session, { call: 'OpsRosterUpload', bytes, name: 'roster.csv', payload: { companyId } });
const rosters = async () => dataOf(await portal.call('OpsRosters', { companyId: COMPANY }, { session }));
const run = (rosterId: string, companyId = COMPANY) =>
  portal.call('OpsRosterRun', { companyId, rosterId, existing: 'update', reason }, { session });

describe('an operator imports the staff of a company', () => {
  it('without people: tried out with the errors of each row, then done; they book under its plan', async () => {
    const sheet = rosterOf(staffLine(340), staffLine(2), staffLine(3), staffLine(4, { city: '亚特兰蒂斯' }));
    const { rosterId, taskId } = dataOf(await upload(sheet)) as unknown as { rosterId: string; taskId: string };
    expect(faultOf(await run(rosterId)), 'it is tried out first').toBe('rosterUnchecked');
    await runTasks(portal);
    const tried = await rosters();
    expect(tried).toMatchObject({ staff: 0, rosters: [{ rosterId, newRows: 3, badRows: 1, existing: null }] });
    const { errors } = dataOf(await portal.call('OpsTask', { taskId }, { session }));
    expect(errors.rows).toMatchObject([{ row: 5, field: expect.stringMatching(/城市|City|city/) as string }]);
    dataOf(await run(rosterId));
    await runTasks(portal);
    expect(await rosters()).toMatchObject({ staff: 3, rosters: [{ doneRows: 3, task: { state: 'done' } }] });
    expect(faultOf(await run(rosterId))).toBe('rosterDone');

    dataOf(await portal.call('OpsPlanSave', { companyId: COMPANY, ...planForm, reason }, { session }));
    // as its owner would by a code to the phone
    await portal.portal.database.pool.query(
      `UPDATE account a SET password_hash = $2 FROM person p
       WHERE a.company_id = $1 AND p.company_id = a.company_id AND p.person_guid = a.person_guid AND p.employee_no = 'RS340'`,
      [COMPANY, await hashPassword('Willow~92xQ')],
    );
    const employee = await portal.login(CODE, 'RS340', { password: 'Willow~92xQ' });
    const seats = await makeSeats(portal.portal.database.pool, 1);
    const form = { ...orderFor({ userGuid: employee.user.CustomerGuid }, seats), bookingId: 980 };
    expect(faultOf(await portal.call('AddExamOrder', form, { session: employee }))).toBe('answered');
  });

  // proves: rosters by operators: of the named company
  it('is written down with the operator, and is of this company only', async () => {
    const { rosterId } = dataOf(await upload(rosterOf(staffLine(9)))) as unknown as { rosterId: string };
    await runTasks(portal);
    expect(faultOf(await run(rosterId, 100)), 'another company has no such roster').toBe('recordUnknown');
    dataOf(await run(rosterId));
    const { rows } = await portal.portal.database.pool.query<{ action: string; actor: string }>(
      `SELECT action, actor_kind AS actor FROM audit WHERE company_id = $1 AND subject_id = $2 ORDER BY seq`,
      [COMPANY, rosterId],
    );
    expect(rows).toEqual([
      { action: 'roster.check', actor: 'operator' },
      { action: 'roster.run', actor: 'operator' },
    ]);
  });
});
