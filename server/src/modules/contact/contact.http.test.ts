import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmSessions } from '../../../test/account-scenes.ts';
import { dataOf, faultOf, fromElsewhere } from '../../../test/answers.ts';
import { HOUR, MINUTE } from '../../../test/clock.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { pastSurvey } from '../../../test/questionnaires.ts';
import { everyRow, forgetOrders } from '../../../test/rows.ts';
import { makeSeats, orderFor } from '../../../test/seats.ts';
import { sendAllDue } from '../messages/jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  await pastSurvey(portal, 250);
});
afterAll(() => portal.stop());

/** With the password given again. */
async function signIn(company: string, account = 'emp'): Promise<SignedIn> {
  const who = await portal.login(company, account, { headers: fromElsewhere() });
  await confirmSessions(portal, who);
  return who;
}
const self = ({ user }: SignedIn) => ({ userGuid: user.CustomerGuid });
const ask = (who: SignedIn, phone: string) => portal.call('AskPhoneCode', { ...self(who), phone }, { session: who });
const confirm = (who: SignedIn, code: string) => portal.call('ConfirmPhone', { ...self(who), code }, { session: who });
const phoneOf = async (who: SignedIn) =>
  dataOf(await portal.call('RevealPerson', { customerGuid: who.user.CustomerGuid }, { session: who })).phone;
/** The messages sent to a number. */
async function sentTo(phone: string): Promise<string[]> {
  await sendAllDue(portal.portal);
  return (portal.portal.ports.sms.kept?.() ?? []).filter((sms) => sms.phone === phone).map(({ text }) => text);
}
const codeTo = async (phone: string) => /\d{6}/.exec((await sentTo(phone))[0] ?? '')?.[0] ?? '';
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a new phone', () => {
  // proves: a code goes to the new phone
  it('counts once the code that was sent to it is typed in; the old one is told, and then nothing goes there', async () => {
    const who = await signIn('demo');
    const old = await phoneOf(who);
    const asked = dataOf(await ask(who, '199 0000 8001'));
    expect(asked.phone).toBe('199****8001');
    expect(await phoneOf(who)).toBe(old);
    expect(await sentTo(old)).toEqual([]);
    const code = await codeTo('19900008001');
    expect(dataOf(await confirm(who, code))).toEqual({ phone: '199****8001' });
    expect(await phoneOf(who)).toBe('19900008001');
    expect(await sentTo(old)).toEqual([
      expect.stringMatching(/^【体检预约】您账号的手机号已改为199\*{4}8001。如非本人操作/),
    ]);
    expect(await sentTo('19900008001')).toHaveLength(1);
    // a code works once
    expect(faultOf(await confirm(who, code))).toBe('phoneCodeGone');
  });

  // proves: password again before another phone
  it('needs the password again', async () => {
    const who = await portal.login('demo', 'hr', { headers: fromElsewhere() });
    expect(faultOf(await ask(who, '19900008002'))).toBe('passwordAgain');
    expect(await sentTo('19900008002')).toEqual([]);
  });

  it('is another one than before, and a phone at all', async () => {
    const who = await signIn('hilton');
    expect(faultOf(await ask(who, await phoneOf(who)))).toBe('phoneSame');
    expect(faultOf(await ask(who, '12345'))).toBe('phoneBad');
  });

  it('keeps nothing readable: neither number nor code', async () => {
    const who = await signIn('dental');
    dataOf(await ask(who, '19900008003'));
    const code = await codeTo('19900008003');
    const { phone_change: row = '', message = '' } = await everyRow(portal.portal.database.pool);
    expect(row).not.toBe('');
    for (const secret of ['19900008003', code])
      for (const form of [secret, Buffer.from(secret).toString('hex')]) expect(row + message).not.toContain(form);
  });
});

describe('the code', () => {
  // proves: a code grows old
  it('ends after five minutes', async () => {
    const who = await signIn('survey');
    dataOf(await ask(who, '19900008010'));
    const code = await codeTo('19900008010');
    portal.clock.advance(5 * MINUTE + 1_000);
    expect(faultOf(await confirm(who, code))).toBe('phoneCodeGone');
  });

  // proves: tries of a code
  it('ends with five wrong tries, many at once included', async () => {
    const who = await signIn('pocket');
    dataOf(await ask(who, '19900008011'));
    const code = await codeTo('19900008011');
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(who, other(code))));
    const faults = answers.map(faultOf).sort();
    expect(faults).toEqual([...Array<string>(3).fill('phoneCodeGone'), ...Array<string>(5).fill('smsWrong')]);
    expect(faultOf(await confirm(who, code))).toBe('phoneCodeGone');
  });

  // proves: a code of another session
  it('counts in the session that asked for it, and in no other', async () => {
    const [who, elsewhere] = [await signIn('deqin'), await signIn('deqin')];
    dataOf(await ask(who, '19900008012'));
    const code = await codeTo('19900008012');
    expect(faultOf(await confirm(elsewhere, code))).toBe('smsWrong');
    expect(faultOf(await confirm(who, ` ${code.slice(0, 3)} ${code.slice(3)} `))).toBe('answered');
  });

  it('is replaced by a later one', async () => {
    const who = await signIn('oneday');
    dataOf(await ask(who, '19900008013'));
    const first = await codeTo('19900008013');
    portal.clock.advance(MINUTE + 1_000);
    dataOf(await ask(who, '19900008014'));
    expect(faultOf(await confirm(who, first))).toBe('smsWrong');
    expect(dataOf(await confirm(who, await codeTo('19900008014')))).toEqual({ phone: '199****8014' });
  });
});

describe('codes', () => {
  const granted = async (who: SignedIn, phone: string) => {
    await confirmSessions(portal, who);
    return faultOf(await ask(who, phone));
  };

  it('go to a phone once a minute, five times an hour and ten times a day, for all askers together', async () => {
    const phone = '19900008020';
    const answers: string[][] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      const askers = [await signIn('deqin2', 'hr'), await signIn('deqin3', 'hr')];
      const inTurn = Array.from({ length: 6 }, (_, count) => askers[count % 2] as SignedIn);
      answers.push([]);
      for (const asker of inTurn) {
        answers.at(-1)?.push(await granted(asker, phone));
        portal.clock.advance(MINUTE + 1_000);
      }
      portal.clock.advance(HOUR);
    }
    const five = [...Array<string>(5).fill('answered'), 'codesTooMany'];
    expect(answers).toEqual([five, five, Array<string>(6).fill('codesTooMany')]);
    const refused = await ask(await signIn('deqin4', 'emp'), phone);
    expect([refused.status, Number(refused.headers.get('retry-after')) > HOUR / 1000]).toEqual([429, true]);
  });

  it('go to a phone once within a minute', async () => {
    const [one, two] = [await signIn('deqin5', 'emp'), await signIn('deqin6', 'emp')];
    expect(await granted(one, '19900008021')).toBe('answered');
    portal.clock.advance(MINUTE - 10_000);
    expect(await granted(two, '19900008021')).toBe('codesTooMany');
    portal.clock.advance(11_000);
    expect(await granted(two, '19900008021')).toBe('answered');
  });

  it('are as many for an account, whatever numbers it names', async () => {
    const who = await signIn('deqin4', 'hr');
    expect(await granted(who, '19900008030')).toBe('answered');
    expect(await granted(who, '19900008031')).toBe('codesTooMany');
    expect(await sentTo('19900008031')).toEqual([]);
  });

  // proves: quota of codes
  it('asked for at once are one', async () => {
    const who = await signIn('deqin5', 'hr');
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(who, '19900008040')));
    expect(answers.map(faultOf).filter((fault) => fault === 'answered')).toHaveLength(1);
    expect(await sentTo('19900008040')).toHaveLength(1);
  });
});

describe('a relative’s phone', () => {
  // proves: a typed number of a relative’s gets no message
  it('gets messages as long as it is the one the company gave, and none once an employee has typed it', async () => {
    const who = await signIn('demo', 'teen');
    const { pool } = portal.portal.database;
    const { relations } = dataOf(await portal.call('Relation', self(who), { session: who }));
    const spouse = relations.find(({ relation }) => relation === 'spouse')?.customerGuid ?? '';
    // an employee without a phone leaves it to the relative
    await pool.query('UPDATE person SET phone = NULL WHERE person_guid = $1', [who.user.CustomerGuid]);
    const book = async () => {
      await forgetOrders(pool, spouse);
      const seats = await makeSeats(pool, 1);
      const order = orderFor({ userGuid: who.user.CustomerGuid, customerGuid: spouse }, seats);
      const { orderId } = dataOf(await portal.call('AddExamOrder', order, { session: who }));
      const { rows } = await pool.query('SELECT 1 FROM message WHERE subject = $1', [`exam:${orderId}`]);
      return rows.length > 0;
    };
    expect(await book()).toBe(true);
    const phone = '19900008050';
    const change = { customerGuid: spouse, maritalStatus: 'married', cityId: who.user.CityId, phone } as const;
    dataOf(await portal.call('SavePersonalInfo', change, { session: who }));
    expect(await book()).toBe(false);
    portal.clock.advance(24 * HOUR);
    expect(await sentTo(phone)).toEqual([]);
  });
});
