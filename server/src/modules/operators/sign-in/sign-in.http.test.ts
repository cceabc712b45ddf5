import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, fromElsewhere, inCompany, median, textOf } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { cookieOf, newOperator, unusedCode, type NewOperator } from '../../../../test/operators.ts';
import { dearPasswords } from '../../../../test/passwords.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { everyRow } from '../../../../test/rows.ts';
import { challengeOf, solve } from '../../../../test/work.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../../../../demo/operators.ts';
import { PLATFORM_ID } from '../../../db/transact.ts';
import { codeAt, STEP_MS } from './second-factor.ts';

let portal: TestPortal;
let someone: NewOperator;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  someone = await newOperator(portal, 'support');
});
afterAll(() => portal.stop());

const givePassword = (loginName = someone.loginName, password = someone.password) =>
  portal.call('OpsSignIn', { loginName, password }, { headers: fromElsewhere() });

/** After the right password: what the next step needs. */
async function begin({ loginName, password } = someone) {
  portal.clock.advance(STEP_MS);
  const answer = await givePassword(loginName, password);
  return { ticket: dataOf(answer).ticket, cookie: cookieOf(answer) };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const enter = ({ ticket, cookie }: Begun, proof: { code?: string; recoveryCode?: string; newPassword?: string }) =>
  portal.call('OpsEnterCode', { ticket, ...proof }, { headers: { cookie } });
const codeFor = (steps = 0, { secret } = someone) =>
  codeAt(secret, new Date(portal.clock.now().getTime() + steps * STEP_MS));
const wrongCode = () => String((Number(codeFor()) + 500_000) % 1_000_000).padStart(6, '0');

/** Of every code this suite may have guessed at, so that the throttle counts anew. */
const later = () => portal.clock.advance(16 * MINUTE);

const auditOf = (operatorId: number) =>
  inCompany(portal, PLATFORM_ID, async (db) => {
    const rows = await db
      .selectFrom('audit')
      .select('action')
      .where('subject_kind', '=', 'operator')
      .where('subject_id', '=', String(operatorId))
      .orderBy('seq')
      .execute();
    return rows.map(({ action }) => action);
  });

describe('the password', () => {
  it('leads to the code, for an operator with a second factor', async () => {
    expect(dataOf(await givePassword())).toEqual({
      step: 'code',
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      mustChange: false,
    });
  });

  it('is asked for under the name in any case and width', async () => {
    expect(faultOf(await givePassword(` ${someone.loginName.toUpperCase()} `))).toBe('answered');
  });

  it('is refused the same, to the byte, when wrong, unknown, or disabled', async () => {
    const disabled = await newOperator(portal, 'content');
    const change = { operatorId: disabled.operatorId, disabled: true };
    await portal.call('OperatorChange', change, { session: await portal.operator('admin') });
    const wrong = await givePassword(someone.loginName, 'not the right one');
    expect(faultOf(wrong)).toBe('wrongOperator');
    expect(textOf(wrong)).toBe('登录名或密码错误，请重新输入');
    expect((await givePassword('nobody')).body).toBe(wrong.body);
    expect((await givePassword(disabled.loginName, disabled.password)).body).toBe(wrong.body);
  });

  it('costs an unknown name the same time', async () => {
    await dearPasswords(portal.portal);
    const took = { known: [] as number[], unknown: [] as number[] };
    for (let count = 0; count < 8; count += 1) {
      for (const [name, times] of [
        ['support', took.known],
        ['nobody-at-all', took.unknown],
      ] as const) {
        const started = performance.now();
        await givePassword(name, 'not the right one');
        times.push(performance.now() - started);
      }
    }
    const [known, unknown] = [median(took.known), median(took.unknown)];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.8);
    later();
  });

  it('needs work from the eleventh try on, and opens with it', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect(faultOf(await givePassword('finance', 'not the right one'))).toBe('wrongOperator');
    }
    const refused = await givePassword('finance', DEMO_OPERATOR_PASSWORD);
    expect(faultOf(refused)).toBe('workNeeded');
    const typed = { loginName: 'finance', password: DEMO_OPERATOR_PASSWORD, work: await solve(challengeOf(refused)) };
    const worked = () => portal.call('OpsSignIn', typed, { headers: fromElsewhere() });
    expect([faultOf(await worked()), faultOf(await worked())]).toEqual(['answered', 'workNeeded']);
    later();
  });

  it('waits after three failures from one address', async () => {
    const headers = fromElsewhere();
    const guess = async (password: string) =>
      faultOf(await portal.call('OpsSignIn', { loginName: 'content', password }, { headers }));
    for (let count = 0; count < 3; count += 1) expect(await guess('not the right one')).toBe('wrongOperator');
    expect(await guess(DEMO_OPERATOR_PASSWORD)).toBe('tryLater');
    later();
  });

  it('that is right does not forget the wrong ones: only the code does', async () => {
    for (let count = 0; count < 5; count += 1) await givePassword(someone.loginName, 'not the right one');
    for (let count = 0; count < 5; count += 1) expect(faultOf(await givePassword())).toBe('answered');
    expect(faultOf(await givePassword())).toBe('workNeeded');
    later();
  });

  it('alone opens nothing: a ticket is no session', async () => {
    const { ticket, cookie } = await begin();
    expect(faultOf(await portal.call('OpsMe', {}, { session: { token: ticket, cookie } }))).toBe('sessionExpired');
  });
});

describe('the code', () => {
  it('opens a session bound to a new cookie, and tells who it is', async () => {
    const begun = await begin();
    const answer = await enter(begun, { code: codeFor() });
    expect(dataOf(answer)).toEqual({
      session: expect.stringMatching(/^[\w-]{43}$/),
      name: '测试员',
      role: 'support',
      recoveryCodes: [],
      recoveryLeft: 10,
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^ops=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect(cookieOf(answer)).not.toBe(begun.cookie);
  });

  it('that is wrong is refused, and the right one still counts', async () => {
    const begun = await begin();
    expect(faultOf(await enter(begun, { code: wrongCode() }))).toBe('codeWrong');
    expect(faultOf(await enter(begun, { code: codeFor() }))).toBe('answered');
  });

  // proves: an operator’s code counts once
  it('counts once: not again, not in parallel, not with another ticket', async () => {
    const [one, other, third] = [await begin(), await begin(), await begin()];
    const code = codeFor();
    const faults = (await Promise.all([enter(one, { code }), enter(other, { code })])).map(faultOf);
    expect(faults.toSorted()).toEqual(['answered', 'codeWrong']);
    expect(faultOf(await enter(third, { code }))).toBe('codeWrong');
  });

  it('of a neighbouring step counts, of one further away it does not', async () => {
    later();
    for (const [steps, expected] of [
      [-2, 'codeWrong'],
      [2, 'codeWrong'],
      [-1, 'answered'],
    ] as const) {
      expect(faultOf(await enter(await begin(), { code: codeFor(steps) }))).toBe(expected);
    }
    portal.clock.advance(5 * STEP_MS);
    expect(faultOf(await enter(await begin(), { code: codeFor(1) }))).toBe('answered');
    // an older code than one that was used does not count any more
    const again = await givePassword();
    const begun = { ticket: dataOf(again).ticket, cookie: cookieOf(again) };
    expect(faultOf(await enter(begun, { code: codeFor() }))).toBe('codeWrong');
    later();
  });

  // proves: a ticket’s browser
  it('is asked for with the ticket of this browser only', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const crossed = { ticket: mine.ticket, cookie: theirs.cookie };
    expect(faultOf(await enter(crossed, { code: codeFor() }))).toBe('signInExpired');
    expect(faultOf(await enter({ ...mine, cookie: '' }, { code: codeFor() }))).toBe('signInExpired');
    expect(faultOf(await enter(mine, { code: codeFor() }))).toBe('answered');
  });

  // proves: a ticket is spent
  it('needs a ticket that was not used before', async () => {
    const begun = await begin();
    expect(faultOf(await enter(begun, { code: codeFor() }))).toBe('answered');
    portal.clock.advance(STEP_MS);
    expect(faultOf(await enter(begun, { code: codeFor() }))).toBe('signInExpired');
  });

  // proves: a ticket’s time
  it('needs a ticket of the last five minutes', async () => {
    const begun = await begin();
    portal.clock.advance(5 * MINUTE + 1_000);
    expect(faultOf(await enter(begun, { code: codeFor() }))).toBe('signInExpired');
  });

  // proves: a ticket’s tries
  it('can be guessed at five times with one ticket', async () => {
    later();
    const begun = await begin();
    for (let count = 0; count < 5; count += 1) {
      expect(faultOf(await enter(begun, { code: wrongCode() }))).toBe('codeWrong');
    }
    expect(faultOf(await enter(begun, { code: codeFor() }))).toBe('signInExpired');
    later();
  });

  // proves: codes over all tickets
  it('can be guessed at ten times in a quarter of an hour with any number of tickets', async () => {
    const victim = await newOperator(portal, 'support');
    later();
    const faults: string[] = [];
    for (let tickets = 0; tickets < 3; tickets += 1) {
      const begun = await begin(victim);
      for (let count = 0; count < 4; count += 1) faults.push(faultOf(await enter(begun, { code: wrongCode() })));
    }
    expect(faults.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'codeWrong'));
    expect(faults.slice(10)).toEqual(['tooMany', 'tooMany']);
    later();
  });

  // proves: right codes do not count towards too many
  it('lets a right one in however many right ones there were before it', async () => {
    const busy = await newOperator(portal, 'support');
    later();
    for (let count = 0; count < 11; count += 1) {
      const begun = await begin(busy);
      expect(faultOf(await enter(begun, { code: codeFor(0, busy) }))).toBe('answered');
    }
  });

  it('or a recovery code is needed, not both and not neither', async () => {
    const begun = await begin();
    expect(faultOf(await enter(begun, {}))).toBe('badInput');
    expect(faultOf(await enter(begun, { code: '000000', recoveryCode: 'x' }))).toBe('badInput');
    expect(faultOf(await enter(begun, { code: codeFor(), newPassword: 'not asked for here' }))).toBe('badInput');
  });
});

describe('a recovery code', () => {
  // proves: a recovery code counts once
  it('counts once, with or without its dash, and says how many are left', async () => {
    const [first = '', second = ''] = someone.recoveryCodes;
    expect(first).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(dataOf(await enter(await begin(), { recoveryCode: first }))).toMatchObject({ recoveryLeft: 9 });
    expect(faultOf(await enter(await begin(), { recoveryCode: first }))).toBe('codeWrong');
    const typed = second.replace('-', '').toUpperCase();
    expect(dataOf(await enter(await begin(), { recoveryCode: typed }))).toMatchObject({ recoveryLeft: 8 });
    later();
  });

  it('is no other operator’s', async () => {
    const other = await newOperator(portal, 'support');
    const [, , third = ''] = someone.recoveryCodes;
    expect(faultOf(await enter(await begin(other), { recoveryCode: third }))).toBe('codeWrong');
  });
});

describe('the first time', () => {
  async function added() {
    const loginName = `first-${portal.clock.now().getTime()}`;
    const admin = await portal.operator('admin');
    const wanted = { loginName, name: '陈小雨 Rain', role: 'content' as const };
    const made = dataOf(await portal.call('OperatorAdd', wanted, { session: admin }));
    const answer = await givePassword(loginName, made.initialPassword);
    expect(dataOf(answer)).toMatchObject({ step: 'enrol', mustChange: true });
    return { ...made, loginName, ticket: dataOf(answer).ticket, cookie: cookieOf(answer) };
  }
  const offer = ({ ticket, cookie }: Begun) => portal.call('OpsEnrol', { ticket }, { headers: { cookie } });

  // proves: the initial password is changed
  it('a second factor is set up and a new password chosen', async () => {
    const them = await added();
    const { secret, uri } = dataOf(await offer(them));
    expect(uri).toContain(`secret=${secret}`);
    expect(dataOf(await offer(them)).secret).toBe(secret);
    const code = unusedCode(portal, { loginName: them.loginName, secret });
    expect(faultOf(await enter(them, { code }))).toBe('newPasswordNeeded');
    const tries = {
      'eleven char': 'operatorPasswordShort',
      'rain on the harbour': 'operatorPasswordCommon',
      [`${them.loginName} is my name`]: 'operatorPasswordCommon',
      [them.initialPassword]: 'passwordSame',
    };
    for (const [newPassword, fault] of Object.entries(tries)) {
      expect(faultOf(await enter(them, { code, newPassword }))).toBe(fault);
    }
    const newPassword = 'lanterns over the river';
    const entered = dataOf(await enter(them, { code, newPassword }));
    expect(entered.recoveryCodes).toHaveLength(10);
    expect(new Set(entered.recoveryCodes).size).toBe(10);
    expect(faultOf(await givePassword(them.loginName, them.initialPassword))).toBe('wrongOperator');
    expect(dataOf(await givePassword(them.loginName, newPassword))).toMatchObject({ step: 'code', mustChange: false });
    expect(await auditOf(them.operatorId)).toEqual([
      'operator.add',
      'operator.changePassword',
      'operator.enrol',
      'operator.signIn',
    ]);
  });

  it('nothing but the right code of the offered secret sets it up', async () => {
    const them = await added();
    const newPassword = 'lanterns over the river';
    expect(faultOf(await enter(them, { code: '123456', newPassword }))).toBe('codeWrong');
    const { secret } = dataOf(await offer(them));
    expect(faultOf(await enter(them, { recoveryCode: 'aaaaa-aaaaa', newPassword }))).toBe('codeWrong');
    const crossed = { ...them, cookie: (await begin()).cookie };
    expect(faultOf(await offer(crossed))).toBe('signInExpired');
    const code = unusedCode(portal, { loginName: them.loginName, secret });
    expect(faultOf(await enter(them, { code, newPassword }))).toBe('answered');
  });

  // proves: one second factor of two at once
  it('of several who set it up at once, one does', async () => {
    const them = await newOperator(portal, 'content');
    const reset = { operatorId: them.operatorId, reason: 'lost telephone' };
    await portal.call('OperatorResetSecondFactor', reset, { session: await portal.operator('admin') });
    const tickets = [];
    for (let at = 0; at < 6; at += 1) tickets.push(await begin(them));
    const secrets: string[] = [];
    for (const begun of tickets) secrets.push(dataOf(await offer(begun)).secret);
    const all = await Promise.all(
      tickets.map((begun, at) => enter(begun, { code: codeAt(secrets[at] ?? '', portal.clock.now()) })),
    );
    expect(all.filter((answer) => faultOf(answer) === 'answered')).toHaveLength(1);
  });

  // proves: no second second factor
  it('is the only time: an operator with a second factor is offered no other', async () => {
    expect(faultOf(await offer(await begin()))).toBe('signInExpired');
  });
});

describe('the stored session', () => {
  it('shows neither secret nor codes nor tokens nor passwords', async () => {
    const them = await newOperator(portal, 'finance');
    const begun = await begin(them);
    const stored = Object.values(await everyRow(portal.portal.database.pool)).join('\n');
    const secrets = [
      them.secret,
      them.password,
      them.session.token,
      them.session.cookie.replace('ops=', ''),
      begun.ticket,
      begun.cookie.replace('ops=', ''),
      ...them.recoveryCodes.flatMap((code) => [code, code.replace('-', '')]),
    ];
    for (const text of secrets) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(Buffer.from(text).toString('hex'));
      expect(stored).not.toContain(Buffer.from(text, 'base64url').toString('hex'));
    }
  });

  it('tells of sign-ins and of refused codes', async () => {
    const them = await newOperator(portal, 'finance');
    const begun = await begin(them);
    await enter(begun, { code: wrongCode() });
    await enter(begun, { code: codeFor(0, them) });
    expect((await auditOf(them.operatorId)).slice(-2)).toEqual(['operator.codeRefused', 'operator.signIn']);
  });
});
