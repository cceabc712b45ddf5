import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmSessions } from '../../../test/account-scenes.ts';
import { dataOf, faultOf, fromElsewhere, textOf } from '../../../test/answers.ts';
import { MINUTE } from '../../../test/clock.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { pastSurvey } from '../../../test/questionnaires.ts';
import { everyRow } from '../../../test/rows.ts';
import { sendAllDue } from '../messages/jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  await pastSurvey(portal, 250);
});
afterAll(() => portal.stop());

async function signIn(company: string, account = 'emp'): Promise<SignedIn> {
  const who = await portal.login(company, account, { headers: fromElsewhere() });
  await confirmSessions(portal, who);
  return who;
}
const self = ({ user }: SignedIn) => ({ userGuid: user.CustomerGuid });
type Language = 'zh-cn' | 'en-us';
const ask = (who: SignedIn, email: string, language: Language = 'zh-cn') =>
  portal.call('AskEmailCode', { ...self(who), email }, { session: who, language });
const confirm = (who: SignedIn, code: string, language: Language = 'zh-cn') =>
  portal.call('ConfirmEmail', { ...self(who), code }, { session: who, language });
const ownRow = async (who: SignedIn) =>
  dataOf(await portal.call('Relation', { ...self(who), userself: 1 }, { session: who })).relations[0];
async function sentTo(email: string) {
  await sendAllDue(portal.portal);
  return (portal.portal.ports.email.kept?.() ?? []).filter(({ to }) => to === email);
}
const codeTo = async (email: string) => /\d{6}/.exec((await sentTo(email))[0]?.text ?? '')?.[0] ?? '';
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a new e-mail address', () => {
  it('counts once the code that was sent to it is typed in; the old one is told, and nothing goes by SMS', async () => {
    const who = await signIn('demo');
    const before = await ownRow(who);
    expect(before).toMatchObject({ email: 'emp@demo.example', emailVerified: false });
    expect(dataOf(await ask(who, ' chen@new.example ')).email).toBe('c***@new.example');
    expect((await ownRow(who))?.email).toBe(before?.email);
    const [mail] = await sentTo('chen@new.example');
    expect(mail).toMatchObject({ subject: '确认您的新邮箱', text: expect.stringMatching(/^验证码\d{6}，/) as string });
    expect(dataOf(await confirm(who, await codeTo('chen@new.example')))).toEqual({ email: 'c***@new.example' });
    expect(await ownRow(who)).toMatchObject({ email: 'chen@new.example', emailVerified: true });
    expect((await sentTo('emp@demo.example')).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^您账号的邮箱已改为c\*{3}@new\.example。如非本人操作/),
    ]);
    expect(portal.portal.ports.sms.kept?.()).toEqual([]);
    // a code works once, and a confirmed address is answered the same
    expect(faultOf(await confirm(who, '000000'))).toBe('emailCodeGone');
    portal.clock.advance(MINUTE + 1_000);
    for (const language of ['zh-cn', 'en-us'] as const)
      expect(faultOf(await ask(who, 'chen@new.example', language))).toBe('emailSame');
  });

  it('may be the present one: then it is confirmed, and no message is sent', async () => {
    const who = await signIn('mercer');
    const { email = '' } = (await ownRow(who)) ?? {};
    dataOf(await ask(who, email, 'en-us'));
    expect((await sentTo(email))[0]?.subject).toBe('Confirm your new email address');
    dataOf(await confirm(who, await codeTo(email)));
    expect(await ownRow(who)).toMatchObject({ email, emailVerified: true });
    expect(await sentTo(email)).toHaveLength(1);
  });

  // proves: password again before another e-mail
  it('needs the password again', async () => {
    const who = await portal.login('demo', 'hr', { headers: fromElsewhere() });
    expect(faultOf(await ask(who, 'hr@new.example'))).toBe('passwordAgain');
    expect(await sentTo('hr@new.example')).toEqual([]);
  });

  it('is an address at all', async () => {
    const who = await signIn('hilton');
    for (const wrong of ['', 'nobody', 'a@b', 'a b@c.example']) expect(faultOf(await ask(who, wrong))).toBe('emailBad');
  });

  it('keeps nothing readable: neither address nor code', async () => {
    const who = await signIn('dental');
    dataOf(await ask(who, 'secret@new.example'));
    const code = await codeTo('secret@new.example');
    const { email_change: row = '', message = '' } = await everyRow(portal.portal.database.pool);
    expect(row).not.toBe('');
    for (const secret of ['secret@new.example', code])
      for (const form of [secret, Buffer.from(secret).toString('hex')]) expect(row + message).not.toContain(form);
  });
});

describe('the code of an e-mail', () => {
  // proves: an e-mail’s code grows old
  it('ends after ten minutes', async () => {
    const who = await signIn('survey');
    dataOf(await ask(who, 'late@new.example'));
    const code = await codeTo('late@new.example');
    portal.clock.advance(10 * MINUTE + 1_000);
    const texts = [await confirm(who, code), await confirm(who, code, 'en-us')].map(textOf);
    expect(texts).toEqual(['验证码已失效，请重新获取', 'This code has expired. Please ask for a new one']);
  });

  // proves: tries of an e-mail’s code
  it('ends with five wrong tries, many at once included', async () => {
    const who = await signIn('pocket');
    dataOf(await ask(who, 'guess@new.example'));
    const code = await codeTo('guess@new.example');
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(who, other(code))));
    const faults = answers.map(faultOf).sort();
    expect(faults).toEqual([...Array<string>(3).fill('emailCodeGone'), ...Array<string>(5).fill('emailCodeWrong')]);
    expect(faultOf(await confirm(who, code))).toBe('emailCodeGone');
  });

  it('counts in the session that asked for it, and in no other', async () => {
    const [who, elsewhere] = [await signIn('deqin'), await signIn('deqin')];
    dataOf(await ask(who, 'here@new.example'));
    const code = await codeTo('here@new.example');
    expect(faultOf(await confirm(elsewhere, code))).toBe('emailCodeWrong');
    expect(faultOf(await confirm(who, ` ${code.slice(0, 3)} ${code.slice(3)} `))).toBe('answered');
  });

  it('goes out once a minute, whatever addresses the account names', async () => {
    const who = await signIn('oneday');
    dataOf(await ask(who, 'first@new.example'));
    expect(faultOf(await ask(who, 'second@new.example'))).toBe('codesTooMany');
    expect(await sentTo('second@new.example')).toEqual([]);
  });
});
