import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmSessions } from '../../../../test/account-scenes.ts';
import { dataOf, faultOf, fromElsewhere, textOf } from '../../../../test/answers.ts';
import { DAY, HOUR, MINUTE } from '../../../../test/clock.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { givePhone, idCardOf } from '../../../../test/reports.ts';
import { sendAllDue } from '../../messages/jobs.ts';

const COMPANY = 100;
let portal: TestPortal;
let son: SignedIn;
/** Has agreed in the demo world. */
let mother: string;
/** Has agreed to nothing. */
let father: string;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  son = await signIn('parent');
  const { people } = dataOf(await portal.call('MyReportYears', {}, { session: son }));
  mother = people.find(({ consent }) => consent === 'given')?.customerGuid ?? '';
  father = people.find(({ consent, relation }) => consent === 'none' && relation === 'parent')?.customerGuid ?? '';
});
afterAll(() => portal.stop());

async function signIn(account: string): Promise<SignedIn> {
  const who = await portal.login('demo', account, { headers: fromElsewhere() });
  await confirmSessions(portal, who);
  return who;
}
const phoneOf = async (personGuid: string) => (await idCardOf(portal, { companyId: COMPANY, personGuid })).phone;
const read = (customerGuid: string) => portal.call('MyReport', { customerGuid }, { session: son }).then(faultOf);
const ask = (customerGuid: string, who = son, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call('AskReportConsent', { customerGuid }, { session: who, language });
const stateOf = async (customerGuid: string) =>
  dataOf(await portal.call('MyReportYears', {}, { session: son })).people.find(
    (person) => person.customerGuid === customerGuid,
  )?.consent;
const change = (customerGuid: string, phone: string) =>
  portal.call(
    'SavePersonalInfo',
    { customerGuid, maritalStatus: 'married', cityId: son.user.CityId, phone },
    { session: son },
  );
async function sentTo(phone: string): Promise<string[]> {
  await sendAllDue(portal.portal);
  return (portal.portal.ports.sms.kept?.() ?? []).filter((sms) => sms.phone === phone).map(({ text }) => text);
}
const giveBy = (text: string) =>
  portal.call('AnswerReportConsent', {
    ...{ token: /report_consent\/([\w-]{22})/.exec(text)?.[1] ?? '', answer: 'give' },
    code: /验证码(\d{6})/.exec(text)?.[1] ?? '',
  });

describe('a relative’s number that an employee has replaced', () => {
  // proves: reports: consent from a settled number
  it('gives no consent for seven days, and says from when; the old number is told', async () => {
    const old = await phoneOf(father);
    dataOf(await change(father, '19900009101'));
    expect(await sentTo(old)).toEqual([expect.stringMatching(/已将您在此登记的手机号改为199\*{4}9101.*致电/)]);
    const refused = await ask(father);
    expect(faultOf(refused)).toBe('consentPhoneNew');
    expect(textOf(refused)).toContain('起才能向新号码发送');
    expect(textOf(await ask(father, son, 'en-us'))).toMatch(/can go to the new number from .*\d/);
    expect(await sentTo('19900009101')).toEqual([]);
    portal.clock.advance(7 * DAY - HOUR);
    son = await signIn('parent');
    expect(faultOf(await ask(father))).toBe('consentPhoneNew');
    portal.clock.advance(2 * HOUR);
    son = await signIn('parent');
    expect(faultOf(await ask(father))).toBe('answered');
    const [text = ''] = await sentTo('19900009101');
    expect(dataOf(await giveBy(text))).toEqual({ state: 'given' });
  });

  // proves: reports: a replaced number suspends consents
  it('suspends consents from the old one, until they are given again', async () => {
    expect(await read(mother)).toBe('answered');
    dataOf(await change(mother, '19900009102'));
    expect(await read(mother)).toBe('reportConsentNeeded');
    expect(await stateOf(mother)).toBe('expired');
    // the number of before brings nothing back
    const old = await phoneOf(mother);
    portal.clock.advance(MINUTE);
    await confirmSessions(portal, son);
    dataOf(await change(mother, '19900009103'));
    expect(old).toBe('19900009102');
    expect(await read(mother)).toBe('reportConsentNeeded');
  });

  // proves: reports: a code that went to a replaced number
  it('voids a question that still waits: its code went to the old one', async () => {
    portal.clock.advance(2 * HOUR);
    son = await signIn('parent');
    await givePhone(portal, { companyId: COMPANY, personGuid: father, phone: '19900009105' });
    dataOf(await ask(father));
    const [text = ''] = await sentTo('19900009105');
    portal.clock.advance(MINUTE);
    dataOf(await change(father, '19900009106'));
    expect(faultOf(await giveBy(text))).toBe('consentLinkGone');
  });

  // proves: contact: limit of notices to old numbers
  it('is told of as often as codes are sent and no more: number after number is refused with when', async () => {
    portal.clock.advance(DAY);
    son = await signIn('parent');
    const answers: string[] = [];
    for (let count = 0; count < 7; count += 1) answers.push(faultOf(await change(father, `1990000911${count}`)));
    expect(answers).toEqual([...Array<string>(5).fill('answered'), 'smsTooMany', 'smsTooMany']);
    expect(textOf(await change(father, '19900009119'))).toMatch(/^发送的短信过多，请 \d+ 分钟后再试$/);
  });
});

describe('requests to relatives', () => {
  const form = (n: number, phone: string) => ({
    ...{ userGuid: son.user.CustomerGuid, relation: 'other' as const, name: `周测试`, idType: 'passport' as const },
    ...{ idNumber: `E8800000${n}`, birthDate: '1980-01-01', gender: 'male' as const, maritalStatus: '' as const },
    ...{ phone, email: '', cityId: son.user.CityId },
  });
  /** A person who has had this number for long. */
  async function add(n: number, phone: string): Promise<string> {
    const { customerGuid } = dataOf(await portal.call('SaveRelative', form(n, phone), { session: son }));
    await givePhone(portal, { companyId: COMPANY, personGuid: customerGuid, phone });
    return customerGuid;
  }
  const remove = (customerGuid: string) =>
    portal.call('RemoveRelative', { userGuid: son.user.CustomerGuid, customerGuid }, { session: son });
  /** Added, asked, removed, so many times; the numbers by turns. */
  async function inTurn(first: number, times: number, phone: (n: number) => string): Promise<string[]> {
    const answers: string[] = [];
    for (let n = first; n < first + times; n += 1) {
      const customerGuid = await add(n, phone(n));
      answers.push(faultOf(await ask(customerGuid)));
      dataOf(await remove(customerGuid));
      portal.clock.advance(MINUTE + 1_000);
    }
    return answers;
  }

  // proves: reports: requests counted by number
  it('are counted by number and by account: adding and removing relatives sends no more of them', async () => {
    portal.clock.advance(DAY);
    son = await signIn('parent');
    const five = [...Array<string>(5).fill('answered'), 'smsTooMany', 'smsTooMany'];
    expect(await inTurn(10, 7, () => '19900009200')).toEqual(five);
    expect(await sentTo('19900009200')).toHaveLength(5);
    portal.clock.advance(DAY);
    son = await signIn('parent');
    expect(await inTurn(30, 7, (n) => `199000093${n}`)).toEqual(five);
    const customerGuid = await add(40, '19900009340');
    expect(textOf(await ask(customerGuid))).toMatch(/^发送的短信过多，请 \d+ 分钟后再试$/);
    expect(textOf(await ask(customerGuid, son, 'en-us'))).toMatch(/^Too many messages were sent/);
  });

  it('are counted by their source, for all askers together', async () => {
    portal.clock.advance(DAY);
    const headers = fromElsewhere();
    son = await signIn('parent');
    const send = () =>
      portal.call('AskPhoneCode', { userGuid: son.user.CustomerGuid, phone: '19900009400' }, { session: son, headers });
    const faults: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      faults.push(...(await Promise.all(Array.from({ length: 16 }, send))).map(faultOf));
      portal.clock.advance(20_000);
    }
    expect(faults.filter((fault) => fault === 'tooMany')).toHaveLength(4);
  });
});
