import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, inCompany } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { newOperator, signInOperator } from '../../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { PLATFORM_ID } from '../../../db/transact.ts';
import { STEP_MS } from '../sign-in/second-factor.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

const admin = async () => ({ session: await portal.operator('admin') });
const listed = async () => dataOf(await portal.call('OperatorList', {}, await admin())).operators;
const one = async (operatorId: number) => (await listed()).find((operator) => operator.operatorId === operatorId);
const lastAudit = (operatorId: number) =>
  inCompany(portal, PLATFORM_ID, (db) =>
    db
      .selectFrom('audit')
      .select(['actor_kind', 'actor_id', 'actor_role', 'action', 'reason', 'person_guid'])
      .where('subject_kind', '=', 'operator')
      .where('subject_id', '=', String(operatorId))
      .orderBy('seq', 'desc')
      .executeTakeFirst(),
  );

describe('adding an operator', () => {
  it('gives an initial password once, and lists the account without it', async () => {
    const wanted = { loginName: ' New.Person ', name: ' 新人 ', role: 'finance' as const };
    const { operatorId, initialPassword } = dataOf(await portal.call('OperatorAdd', wanted, await admin()));
    expect(initialPassword).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await one(operatorId)).toEqual({
      operatorId,
      loginName: 'new.person',
      name: '新人',
      role: 'finance',
      disabled: false,
      mustChange: true,
      enrolled: false,
      recoveryLeft: 0,
      createdAt: expect.any(String),
      lastSeenAt: null,
    });
    const { operatorId: by } = dataOf(await portal.call('OpsMe', {}, await admin()));
    expect(await lastAudit(operatorId)).toEqual({
      actor_kind: 'operator',
      actor_id: String(by),
      actor_role: 'admin',
      action: 'operator.add',
      reason: 'finance',
      person_guid: null,
    });
  });

  it('under one key happens once, and answers the same password', async () => {
    const wanted = { loginName: 'twice', name: '两次', role: 'support' as const };
    const options = { ...(await admin()), headers: { 'idempotency-key': 'operator-twice' } };
    const first = dataOf(await portal.call('OperatorAdd', wanted, options));
    expect(dataOf(await portal.call('OperatorAdd', wanted, options))).toEqual(first);
    expect(faultOf(await portal.call('OperatorAdd', wanted, await admin()))).toBe('loginNameTaken');
  });

  it('a login name is taken in whatever case, also by two at once', async () => {
    const options = await admin();
    const add = (loginName: string) => portal.call('OperatorAdd', { loginName, name: '甲', role: 'support' }, options);
    const faults = (await Promise.all([add('same.name'), add('SAME.NAME')])).map(faultOf);
    expect(faults.toSorted()).toEqual(['answered', 'loginNameTaken']);
  });

  it.each(['ab', 'with space', '名字', '-leading', 'x'.repeat(65)])('%j is no login name', async (loginName) => {
    const wanted = { loginName, name: '甲', role: 'support' as const };
    expect(faultOf(await portal.call('OperatorAdd', wanted, await admin()))).toBe('badInput');
  });
});

describe('changing an operator', () => {
  it('changes the given fields, leaves the rest, and says which in the audit', async () => {
    const { operatorId, loginName } = await newOperator(portal, 'support');
    await portal.call('OperatorChange', { operatorId, role: 'finance', disabled: true }, await admin());
    expect(await one(operatorId)).toMatchObject({ loginName, name: '测试员', role: 'finance', disabled: true });
    expect(await lastAudit(operatorId)).toMatchObject({
      action: 'operator.change',
      reason: 'role support → finance, disabled',
    });
    await portal.call('OperatorChange', { operatorId, disabled: false }, await admin());
    expect(await one(operatorId)).toMatchObject({ disabled: false, enrolled: true });
  });

  it('that does not exist is refused', async () => {
    const gone = { operatorId: 999_999, reason: 'nobody there' };
    expect(faultOf(await portal.call('OperatorChange', { operatorId: 999_999 }, await admin()))).toBe(
      'operatorUnknown',
    );
    expect(faultOf(await portal.call('OperatorResetPassword', gone, await admin()))).toBe('operatorUnknown');
    expect(faultOf(await portal.call('OperatorResetSecondFactor', gone, await admin()))).toBe('operatorUnknown');
  });
});

describe('resetting', () => {
  it('the second factor: the next sign-in sets up a new one, old recovery codes are gone', async () => {
    const them = await newOperator(portal, 'support');
    const reset = { operatorId: them.operatorId, reason: '手机遗失，已电话核实' };
    await portal.call('OperatorResetSecondFactor', reset, await admin());
    expect(await one(them.operatorId)).toMatchObject({ enrolled: false, recoveryLeft: 0, mustChange: false });
    const { loginName, password } = them;
    expect(dataOf(await portal.call('OpsSignIn', { loginName, password }))).toMatchObject({ step: 'enrol' });
    expect(await lastAudit(them.operatorId)).toMatchObject({
      action: 'operator.resetSecondFactor',
      reason: reset.reason,
    });
  });

  it('the password: the old one opens nothing, the new one must be changed', async () => {
    const { operatorId, loginName, password } = await newOperator(portal, 'support');
    const reset = { operatorId, reason: 'forgotten' };
    const { initialPassword } = dataOf(await portal.call('OperatorResetPassword', reset, await admin()));
    expect(faultOf(await portal.call('OpsSignIn', { loginName, password }))).toBe('wrongOperator');
    const answer = await portal.call('OpsSignIn', { loginName, password: initialPassword });
    expect(dataOf(answer)).toMatchObject({ step: 'code', mustChange: true });
  });

  it('needs a reason', async () => {
    const { operatorId } = await newOperator(portal, 'support');
    for (const name of ['OperatorResetSecondFactor', 'OperatorResetPassword'] as const) {
      expect(faultOf(await portal.call(name, { operatorId, reason: ' ' }, await admin()))).toBe('badInput');
    }
  });
});

describe('one’s own password', () => {
  const next = 'lanterns over the river';

  it('is changed with the old one, and ends the other sessions', async () => {
    const them = await newOperator(portal, 'support');
    portal.clock.advance(STEP_MS);
    const other = await signInOperator(portal, them);
    const change = { oldPassword: them.password, newPassword: next };
    expect(faultOf(await portal.call('OpsChangePassword', change, { session: them.session }))).toBe('answered');
    expect(faultOf(await portal.call('OpsMe', {}, { session: them.session }))).toBe('answered');
    expect(faultOf(await portal.call('OpsMe', {}, { session: other }))).toBe('sessionExpired');
    expect(await lastAudit(them.operatorId)).toMatchObject({ action: 'operator.changePassword' });
    portal.clock.advance(STEP_MS);
    expect(await signInOperator(portal, { ...them, password: next })).toMatchObject({ role: 'support' });
  });

  it('must be 12 characters or more, not common, not one’s name, and another one', async () => {
    const { session, password: oldPassword, loginName } = await newOperator(portal, 'support');
    const tries = {
      'eleven char': 'operatorPasswordShort',
      '1q2w3e4r5t6y': 'operatorPasswordCommon',
      [`${loginName} and more`]: 'operatorPasswordCommon',
      测试员测试员测试员测试员: 'operatorPasswordCommon',
      [oldPassword]: 'passwordSame',
    };
    for (const [newPassword, fault] of Object.entries(tries)) {
      expect(faultOf(await portal.call('OpsChangePassword', { oldPassword, newPassword }, { session }))).toBe(fault);
    }
  });

  it('is not to be guessed at with a stolen session', async () => {
    const { session } = await newOperator(portal, 'support');
    const change = { oldPassword: 'not the right one', newPassword: next };
    for (let count = 0; count < 10; count += 1) {
      expect(faultOf(await portal.call('OpsChangePassword', change, { session }))).toBe('oldPasswordWrong');
    }
    expect(faultOf(await portal.call('OpsChangePassword', change, { session }))).toBe('tooMany');
    const { session: another } = await newOperator(portal, 'support');
    const press = () => portal.call('OpsChangePassword', change, { session: another });
    const faults = (await Promise.all(Array.from({ length: 16 }, press))).map(faultOf);
    expect(faults.filter((fault) => fault === 'oldPasswordWrong')).toHaveLength(10);
  });
});

describe('the last active administrator', () => {
  it('stays, also when two take the role from each other at once', async () => {
    // an hour from all the codes used above
    portal.clock.advance(60 * MINUTE);
    const [first, second] = [await newOperator(portal, 'admin'), await newOperator(portal, 'admin')];
    const { session } = first;
    const demoAdmins = (await listed()).filter(({ loginName }) => /^admin2?$/.test(loginName));
    expect(demoAdmins).toHaveLength(2);
    for (const { operatorId } of demoAdmins)
      expect(faultOf(await portal.call('OperatorChange', { operatorId, role: 'support' as const }, { session }))).toBe(
        'answered',
      );

    const [byFirst, bySecond] = await Promise.all([
      portal.call('OperatorChange', { operatorId: second.operatorId, disabled: true }, { session: first.session }),
      portal.call('OperatorChange', { operatorId: first.operatorId, role: 'support' }, { session: second.session }),
    ]);
    const faults = [byFirst, bySecond].map((answer) => faultOf(answer));
    // who comes second is refused by the rule, or is no administrator any more
    expect(faults.filter((fault) => fault === 'answered')).toHaveLength(1);
    expect(['lastAdmin', 'notAllowed', 'sessionExpired']).toEqual(
      expect.arrayContaining(faults.filter((fault) => fault !== 'answered')),
    );

    const left = faults[0] === 'answered' ? first : second;
    for (const change of [{ role: 'content' as const }, { disabled: true }]) {
      const answer = await portal.call('OperatorChange', { operatorId: left.operatorId, ...change }, left);
      expect(faultOf(answer)).toBe('lastAdmin');
    }
  });

  it('stays in the database, too, whatever statement is sent', async () => {
    const change = inCompany(portal, PLATFORM_ID, (db) => db.updateTable('operator').set({ disabled: true }).execute());
    await expect(change).rejects.toMatchObject({ constraint: 'an_admin_stays' });
    const removal = inCompany(portal, PLATFORM_ID, async (db) => {
      for (const table of ['operator_session', 'operator_ticket', 'operator_recovery'] as const)
        await db.deleteFrom(table).execute();
      await db.deleteFrom('operator').execute();
    });
    await expect(removal).rejects.toMatchObject({ constraint: 'an_admin_stays' });
  });
});
