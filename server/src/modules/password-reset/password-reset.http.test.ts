import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResetAccount } from '#contract/calls/password';
import { dataOf, faultOf, fromElsewhere, inCompany, median, textOf } from '../../../test/answers.ts';
import { MINUTE } from '../../../test/clock.ts';
import { setConfig } from '../../../test/company-config.ts';
import { givePass, readCaptcha } from '../../../test/password-scenes.ts';
import { startPortal, type Answer, type TestPortal } from '../../../test/portal.ts';
import { everyRow } from '../../../test/rows.ts';
import { FULL } from '../../../test/run-size.ts';
import { sweepAll } from '../../../test/sweep.ts';
import { solve } from '../../../test/work.ts';
import { DEMO_PASSWORD } from '../../../../demo/password.ts';
import { demoWorld } from '../../../../demo/world.ts';
import { deliverCodes } from './deliver-codes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
});
afterAll(() => portal.stop());

const world = demoWorld('2026-06-10');
const personOf = (company: string, login = 'emp') => {
  const person = world.find(({ code }) => code === company)?.people.find(({ account }) => account?.login === login);
  if (!person?.account) throw new Error(`${company} has no ${login}`);
  return { ...person, accountId: person.account.id };
};
const companyIdOf = (company: string) => world.find(({ code }) => code === company)?.companyId ?? 0;

type Language = 'zh-cn' | 'en-us';
/** With a picture that was read. */
async function ask(mobile: string, more: { companyCode?: string; language?: Language } = {}) {
  await givePass(portal, mobile);
  const { language = 'zh-cn', ...payload } = more;
  return portal.call('SendSmsCode', { mobile, ...payload }, { headers: fromElsewhere(), language });
}
const validate = (mobile: string, verificationCode: string) =>
  portal.call('ValidateSmsCode', { mobile, verificationCode }, { headers: fromElsewhere() });
const reset = (ticket: string, npw: string) => portal.call('ResetPw', { ticket, npw }, { headers: fromElsewhere() });
const login = (company: string, password: string, user = 'emp') =>
  portal.send('Login', { appType: 1, companyCode: company, user, password }, { headers: fromElsewhere() });

/** The messages sent to a number, the newest first. */
async function sentTo(phone: string): Promise<string[]> {
  await deliverCodes(portal.portal);
  return (portal.portal.ports.sms.kept?.() ?? []).filter((sms) => sms.phone === phone).map(({ text }) => text);
}
const codeTo = async (phone: string) => /\d{6}/.exec((await sentTo(phone))[0] ?? '')?.[0] ?? '';
/** Fewer than all of them say the same. */
const GUESSES = FULL ? 10_000 : 200;
const AT_ONCE = 20;
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function opened(phone: string, more: { companyCode?: string } = {}): Promise<ResetAccount[]> {
  dataOf(await ask(phone, more));
  return dataOf(await validate(phone, await codeTo(phone))).accounts;
}
const ticketFor = async (phone: string) => (await opened(phone))[0]?.ticket ?? '';

describe('a forgotten password', () => {
  // proves: a reset ends every session
  it('is replaced by the phone’s owner: every session ends, the owner is told, and the audit knows', async () => {
    const { phone, guid, accountId } = personOf('demo');
    const before = await portal.login('demo', 'emp', { headers: fromElsewhere() });
    const captcha = await readCaptcha(portal);
    expect(faultOf(await portal.call('ReadCaptcha', { mobile: phone, ...captcha }))).toBe('answered');
    const asked = await portal.call('SendSmsCode', { mobile: phone });
    expect(JSON.parse(asked.body)).toMatchObject({ code: 200, data: { sentBefore: false } });
    const code = await codeTo(phone);
    expect(await sentTo(phone)).toEqual([expect.stringMatching(/^【体检预约】验证码\d{6}，用于重置登录密码/)]);
    const { accounts } = dataOf(await validate(phone, ` ${code.slice(0, 3)} ${code.slice(3)}`));
    expect(accounts).toEqual([
      expect.objectContaining({ companyCode: 'demo', name: expect.stringMatching(/^.\*\*$/) as string }),
    ]);
    expect(dataOf(await reset(accounts[0]?.ticket ?? '', 'Lantern~41'))).toEqual({ companyCode: 'demo' });
    expect(faultOf(await portal.call('MySessions', { userGuid: guid }, { session: before }))).toBe('sessionExpired');
    expect(faultOf(await login('demo', DEMO_PASSWORD))).toBe('wrongCredentials');
    expect(faultOf(await login('demo', 'Lantern~41'))).toBe('answered');
    const entries = await inCompany(portal, 100, (db) =>
      db.selectFrom('audit').select('subject_id').where('action', '=', 'password.reset').execute(),
    );
    expect(entries).toEqual([{ subject_id: String(accountId) }]);
    const told = await inCompany(portal, 100, (db) =>
      db.selectFrom('message').select('person_guid').where('kind', '=', 'passwordReset').execute(),
    );
    expect(told).toEqual([{ person_guid: guid }]);
  });

  it('keeps nothing readable: neither phone nor code, and after an hour nothing at all', async () => {
    const { phone } = personOf('hilton');
    dataOf(await ask(phone));
    const before = await everyRow(portal.portal.database.pool);
    const code = await codeTo(phone);
    const { reset_code: row = '' } = before;
    expect(row).not.toBe('');
    for (const secret of [phone, code])
      for (const form of [secret, Buffer.from(secret).toString('hex')]) expect(row).not.toContain(form);
    portal.clock.advance(60 * MINUTE);
    await sweepAll(portal.portal);
    const {
      reset_code: code_,
      password_ticket: ticket,
      captcha_pass: pass,
    } = await everyRow(portal.portal.database.pool);
    expect([code_, ticket, pass].join('')).toBe('');
  });

  it('is not replaced where the company has switched it off: the answer is the same, and nothing is sent', async () => {
    const { phone } = personOf('plain');
    await setConfig(portal, companyIdOf('plain'), 'login', { forgot: 'off' });
    expect(dataOf(await ask(phone))).toMatchObject({ sentBefore: false });
    expect(await sentTo(phone)).toEqual([]);
  });

  it('is not guessed: after so many other codes the right one opens nothing either', async () => {
    const { phone } = personOf('pocket');
    dataOf(await ask(phone));
    const code = await codeTo(phone);
    const guesses = Array.from({ length: GUESSES }, (_, at) =>
      String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0'),
    );
    const answers = new Map<string, number>();
    for (let at = 0; at < GUESSES; at += AT_ONCE) {
      const tried = await Promise.all(guesses.slice(at, at + AT_ONCE).map((guess) => validate(phone, guess)));
      for (const answer of tried) answers.set(faultOf(answer), (answers.get(faultOf(answer)) ?? 0) + 1);
    }
    expect(answers).toEqual(
      new Map([
        ['smsWrong', 5],
        ['phoneCodeGone', GUESSES - 5],
      ]),
    );
    expect(faultOf(await validate(phone, code))).toBe('phoneCodeGone');
  }, 300_000);

  it('is not replaced by a code from before it was changed: that one is gone, and so are calendar addresses', async () => {
    const { phone } = personOf('sevenday', 'hr');
    const who = await portal.login('sevenday', 'hr', { headers: fromElsewhere() });
    const userGuid = who.user.CustomerGuid;
    const { path } = dataOf(await portal.call('MakeCalendarFeed', { userGuid }, { session: who }));
    const ticket = await ticketFor(phone);
    const change = { userGuid, pw: DEMO_PASSWORD, npw: 'Lantern~46' };
    expect(faultOf(await portal.call('ChangePw', change, { session: who }))).toBe('answered');
    expect(faultOf(await reset(ticket, 'Lantern~47'))).toBe('resetGone');
    expect((await portal.fetch(path)).status).toBe(404);
    expect(faultOf(await login('sevenday', 'Lantern~46', 'hr'))).toBe('answered');
  });

  it('follows the rules, and a refusal does not cost the code', async () => {
    const ticket = await ticketFor(personOf('oneday').phone);
    const tries: [string, string][] = [
      ['', 'passwordEmpty'],
      ['Ab#1', 'passwordRule'],
      ['alllower1', 'passwordRule'],
      ['Password1!', 'passwordCommon'],
      [DEMO_PASSWORD, 'passwordSame'],
    ];
    for (const [npw, fault] of tries) expect([npw, faultOf(await reset(ticket, npw))]).toEqual([npw, fault]);
    expect(faultOf(await reset(ticket, 'Lantern~42'))).toBe('answered');
  });

  // proves: a ticket sets one password
  it('is replaced once with one ticket, also at the same moment; a made-up or old one opens nothing', async () => {
    const { phone } = personOf('sevenday');
    const ticket = await ticketFor(phone);
    const faults = await Promise.all([1, 2, 3].map(async (no) => faultOf(await reset(ticket, `Lantern~5${no}`))));
    expect(faults.toSorted()).toEqual(['answered', 'resetGone', 'resetGone']);
    expect(faultOf(await reset('made-up', 'Lantern~54'))).toBe('resetGone');
    portal.clock.advance(2 * MINUTE);
    const old = await ticketFor(phone);
    portal.clock.advance(11 * MINUTE);
    expect(faultOf(await reset(old, 'Lantern~55'))).toBe('resetGone');
  });

  it('of a page of another site does not count', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const [name, payload] of [
      ['ReadCaptcha', { mobile: '13800000000', captchaId: 'x', work: 'x' }],
      ['SendSmsCode', { mobile: '13800000000' }],
      ['ResetPw', { ticket: 'x', npw: 'x' }],
    ] as const)
      expect(faultOf(await portal.send(name, payload, { headers }))).toBe('otherSite');
  });
});

describe('the picture', () => {
  // proves: a picture before each code
  it('is needed for each code, and counts once however often it is sent', async () => {
    const mobile = '13800000001';
    expect(faultOf(await portal.call('SendSmsCode', { mobile }))).toBe('captchaNeeded');
    const captcha = await readCaptcha(portal);
    const read = () => portal.call('ReadCaptcha', { mobile, ...captcha }, { headers: fromElsewhere() });
    const faults = (await Promise.all(Array.from({ length: 100 }, read))).map(faultOf);
    expect(faults.filter((fault) => fault === 'answered')).toHaveLength(1);
    expect(new Set(faults)).toEqual(new Set(['answered', 'captchaWrong']));
    const codes = await Promise.all([1, 2, 3].map(() => portal.call('SendSmsCode', { mobile })));
    expect(codes.map(faultOf).toSorted()).toEqual(['answered', 'captchaNeeded', 'captchaNeeded']);
  });

  it('opens nothing for another phone, nor after two minutes', async () => {
    const captcha = await readCaptcha(portal);
    dataOf(await portal.call('ReadCaptcha', { mobile: '13800000002', ...captcha }));
    expect(faultOf(await portal.call('SendSmsCode', { mobile: '13800000003' }))).toBe('captchaNeeded');
    portal.clock.advance(2 * MINUTE + 1_000);
    expect(faultOf(await portal.call('SendSmsCode', { mobile: '13800000002' }))).toBe('captchaNeeded');
  });

  // proves: a picture without text is no picture that was read
  it('can be left out by people who cannot read it: the device works longer instead', async () => {
    const { id, image, challenge } = dataOf(await portal.call('GetCaptcha', { withoutPicture: true }));
    expect(image).toBe('');
    expect(JSON.parse(challenge)).toMatchObject({ parameters: { data: { level: 2 } } });
    const payload = { mobile: '13800000004', captchaId: id, work: await solve(challenge) };
    expect(faultOf(await portal.call('ReadCaptcha', payload))).toBe('answered');
    // a picture's answer is never empty
    const { captchaId, work } = await readCaptcha(portal);
    expect(faultOf(await portal.call('ReadCaptcha', { mobile: '13800000004', captchaId, work }))).toBe('captchaWrong');
  });
});

describe('an unknown phone', () => {
  const plain = ({ body }: Answer) => body.replace(/"\d{4}-[^"]+Z"/g, '"moment"');

  it('hears the same, to the byte, and gets nothing', async () => {
    const known = personOf('dental').phone;
    const unknown = '13711110001';
    expect(plain(await ask(unknown))).toBe(plain(await ask(known)));
    expect(plain(await ask(unknown))).toBe(plain(await ask(known)));
    expect(await sentTo(unknown)).toEqual([]);
    expect(await sentTo(known)).toHaveLength(1);
    const code = await codeTo(known);
    for (let tried = 0; tried < 6; tried += 1)
      expect(plain(await validate(unknown, '000000'))).toBe(plain(await validate(known, other(code))));
  });

  it('costs the same time', async () => {
    const took = { known: [] as number[], unknown: [] as number[] };
    const timed = async (times: number[], phone: string) => {
      await givePass(portal, phone);
      const started = performance.now();
      await portal.call('SendSmsCode', { mobile: phone }, { headers: fromElsewhere() });
      await validate(phone, '000000');
      times.push(performance.now() - started);
    };
    const phones = world.flatMap(({ people }) =>
      people.filter(({ account }) => account && account.login !== 'emp').map(({ phone }) => phone),
    );
    for (const [at, phone] of phones.slice(-20).entries()) {
      await timed(took.known, phone);
      await timed(took.unknown, `1371111${String(1_000 + at)}`);
    }
    const [known, unknown] = [median(took.known), median(took.unknown)];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.8);
  });

  // proves: no reset without a password here
  // proves: reset by a confirmed phone only
  it('is what a phone is for us whose account has no password here', async () => {
    const cases: [string, string, () => Promise<unknown>][] = [
      ['single sign-on only', 'sso', () => Promise.resolve()],
      ['the company keeps passwords elsewhere', 'mercer', () => Promise.resolve()],
      ['disabled', 'deqin', () => change('deqin', 'account', { disabled: true })],
      ['single sign-on', 'deqin3', () => change('deqin3', 'account', { single_sign_on: true })],
      ['never confirmed', 'deqin5', () => change('deqin5', 'person', { phone_unconfirmed: true })],
    ];
    for (const [why, company, prepare] of cases) {
      await prepare();
      const { phone } = personOf(company);
      expect([why, faultOf(await ask(phone))]).toEqual([why, 'answered']);
      expect([why, await sentTo(phone)]).toEqual([why, []]);
      expect([why, faultOf(await validate(phone, '123456'))]).toEqual([why, 'smsWrong']);
    }
  });

  const change = (company: string, table: 'account' | 'person', set: object) =>
    inCompany(portal, companyIdOf(company), (db) =>
      db
        .updateTable(table)
        .set(set)
        .where('company_id', '=', companyIdOf(company))
        .where('person_guid', '=', personOf(company).guid)
        .execute(),
    );
});

describe('the code', () => {
  it('is the one of before when asked for again within the minute: 16101018, and nothing is sent', async () => {
    const { phone } = personOf('survey');
    dataOf(await ask(phone));
    const code = await codeTo(phone);
    const again = await ask(phone);
    expect(JSON.parse(again.body)).toMatchObject({ code: 16101018, data: { sentBefore: true } });
    expect(await sentTo(phone)).toHaveLength(1);
    expect(dataOf(await validate(phone, code)).accounts).toHaveLength(1);
    // now there is none any more that could be the one of before
    expect(faultOf(await ask(phone))).toBe('codesTooMany');
  });

  // proves: tries of a reset code are counted
  // proves: a reset code ends
  it('ends with five wrong tries, is used once, and after five minutes is gone', async () => {
    const { phone } = personOf('pocket');
    dataOf(await ask(phone));
    const code = await codeTo(phone);
    const faults = (await Promise.all(Array.from({ length: 60 }, () => validate(phone, other(code))))).map(faultOf);
    expect(faults.filter((fault) => fault === 'smsWrong')).toHaveLength(5);
    expect(faults.filter((fault) => fault === 'phoneCodeGone')).toHaveLength(55);
    expect(faultOf(await validate(phone, code))).toBe('phoneCodeGone');

    portal.clock.advance(2 * MINUTE);
    dataOf(await ask(phone));
    const right = await codeTo(phone);
    const answers = await Promise.all(Array.from({ length: 50 }, () => validate(phone, right)));
    expect(answers.map(faultOf).filter((fault) => fault === 'answered')).toHaveLength(1);

    portal.clock.advance(2 * MINUTE);
    dataOf(await ask(phone));
    const late = await codeTo(phone);
    portal.clock.advance(5 * MINUTE + 1_000);
    expect(textOf(await validate(phone, late))).toBe('验证码已失效，请重新获取');
  });

  it('says in both languages that it is wrong', async () => {
    const { phone } = personOf('plain');
    dataOf(await ask(phone));
    const wrong = (language: Language) =>
      portal.call('ValidateSmsCode', { mobile: phone, verificationCode: 'x' }, { language });
    expect(textOf(await wrong('zh-cn'))).toBe('验证码错误，请重新输入');
    expect(textOf(await wrong('en-us'))).toBe('Wrong code, please re-enter');
    expect(faultOf(await portal.call('SendSmsCode', { mobile: '12345' }))).toBe('phoneBad');
  });

  it('of a phone that several companies have opens the account one chooses, and is sent once', async () => {
    const { phone, guid } = personOf('deqin6', 'emp');
    const hilton = personOf('hilton', 'emp');
    await inCompany(portal, companyIdOf('hilton'), async (db) => {
      const key = await portal.portal.keyring.companyKey({
        portal: portal.portal,
        company: { companyId: companyIdOf('hilton') },
        db,
      });
      await db
        .updateTable('person')
        .set({ phone_index: key.index('phone', phone) })
        .where('person_guid', '=', hilton.guid)
        .execute();
    });
    const accounts = await opened(phone);
    expect(accounts.map(({ companyCode }) => companyCode)).toEqual(['hilton', 'deqin6']);
    expect(await sentTo(phone)).toHaveLength(1);
    const own = accounts.find(({ companyCode }) => companyCode === 'deqin6')?.ticket ?? '';
    dataOf(await reset(own, 'Lantern~61'));
    expect(faultOf(await login('deqin6', 'Lantern~61'))).toBe('answered');
    expect(faultOf(await login('hilton', DEMO_PASSWORD))).toBe('answered');
    // of the login page of one company, only that company's is looked for
    portal.clock.advance(2 * MINUTE);
    expect((await opened(phone, { companyCode: 'deqin6' })).map(({ companyCode }) => companyCode)).toEqual(['deqin6']);
    expect(guid).not.toBe(hilton.guid);
  });
});
