import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import { faults, type FaultEntry, type FaultName } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import type { Registry } from '#contract/registry';
import { idCheckCharacter } from '#contract/rules/id-number';
import { confirmSessions } from '../../../test/account-scenes.ts';
import { dataOf, faultOf, fromElsewhere } from '../../../test/answers.ts';
import { startPortal, type Answer, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { everyRow } from '../../../test/rows.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());

type RelativeForm = Payload<Registry['SaveRelative']>;
const TEENAGER = '25e29c5b-76fc-4cd5-aaea-0e6b4a164a76';
/** An area code no place has, so a number without an owner. */
const idNumber = (birth: string, order: string): string => {
  const digits = `990100${birth}${order}`;
  return digits + idCheckCharacter(digits);
};
const MOTHER = idNumber('19580309', '124');

/** With the password given once more, since most calls here need that. */
async function signIn(account: string, company = 'demo'): Promise<SignedIn> {
  const who = await portal.login(company, account, { headers: fromElsewhere() });
  await confirmSessions(portal, who);
  return who;
}
const relations = async (who: SignedIn, userself?: number) =>
  dataOf(await portal.call('Relation', { userGuid: who.user.CustomerGuid, userself }, { session: who }));
const save = (
  who: SignedIn,
  change: Partial<RelativeForm> = {},
  language?: 'zh-cn' | 'en-us',
): Promise<Answer<{ customerGuid: string }>> =>
  portal.call(
    'SaveRelative',
    {
      userGuid: who.user.CustomerGuid,
      relation: 'parent',
      name: '王桂兰',
      idType: 'idCard',
      idNumber: MOTHER,
      birthDate: '2001-01-01',
      gender: 'male',
      maritalStatus: 'married',
      phone: '199 0000 4321',
      email: 'mother@family.example',
      cityId: 310100,
      ...change,
    },
    { session: who, ...(language && { language }) },
  );

/** The code, both languages and the next step of a refusal. */
async function assertRefused(fault: FaultName, ask: (language: 'zh-cn' | 'en-us') => Promise<Answer>): Promise<void> {
  const { code, next }: FaultEntry = faults[fault];
  const texts = new Set<string>();
  for (const language of LANGUAGES) {
    const answer = await ask(language);
    expect(answer.decoded).toMatchObject({ ok: false, code, detail: { fault, next } });
    texts.add(answer.decoded?.ok === false ? answer.decoded.text : '');
  }
  expect(texts.size).toBe(2);
  expect(texts.has('')).toBe(false);
}

describe('one’s people', () => {
  it('come with oneself first when asked for, masked, and with the reason where nothing can be booked', async () => {
    const teen = await signIn('teen');
    const { relations: all, mayAdd } = await relations(teen, 1);
    expect(mayAdd).toBe(true);
    expect(all.map(({ relation }) => relation)).toEqual(['self', 'child', 'spouse']);
    expect(all[0]).toMatchObject({ isSelected: true, department: '市场部', age: 43, reason: null });
    expect(all[0]?.idNumber).toMatch(/^\d{1,6}\*+[\dX]{0,4}$/);
    expect(all[0]?.phone).toMatch(/^199\*{4}\d{4}$/);
    expect(all[1]).toMatchObject({ customerGuid: TEENAGER, reason: { fault: 'underAge', next: 'choosePerson' } });
    expect((await relations(teen)).relations.map(({ relation }) => relation)).toEqual(['child', 'spouse']);
  });

  it('are shown whole only when one asks for it, and only one’s own', async () => {
    const [teen, hr] = [await signIn('teen'), await signIn('hr')];
    const own = { customerGuid: teen.user.CustomerGuid };
    expect(dataOf(await portal.call('RevealPerson', own, { session: teen }))).toEqual({
      idNumber: expect.stringMatching(/^990100\d{11}[\dX]$/) as string,
      phone: expect.stringMatching(/^1990\d{7}$/) as string,
    });
    expect(faultOf(await portal.call('RevealPerson', own, { session: hr }))).toBe('notYours');
    expect(faultOf(await portal.call('RevealPerson', { customerGuid: TEENAGER }, { session: hr }))).toBe('notYours');
  });
});

describe('a relative', () => {
  it('is added: birth date and sex are the ID card’s, whatever the form says; nothing of it lies open', async () => {
    const emp = await signIn('emp');
    const { customerGuid } = dataOf(await save(emp));
    const added = (await relations(emp)).relations.find((one) => one.customerGuid === customerGuid);
    expect(added).toMatchObject({ name: '王桂兰', relation: 'parent', birthDate: '1958-03-09', gender: 'female' });
    expect(added).toMatchObject({ cityName: '上海', phone: '199****4321', email: 'mother@family.example' });
    const shown = dataOf(await portal.call('RevealPerson', { customerGuid }, { session: emp }));
    expect(shown).toEqual({ idNumber: MOTHER, phone: '19900004321' });
    const stored = (await everyRow(pool)).person ?? '';
    for (const secret of [MOTHER, '19900004321', 'mother@family.example']) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  it('can be edited without saying the numbers again', async () => {
    const emp = await signIn('emp');
    const { customerGuid } = dataOf(await save(emp, { idNumber: idNumber('19600101', '236') }));
    dataOf(await save(emp, { customerGuid, name: '王桂英', relation: 'other', idNumber: '', phone: '', email: '' }));
    const edited = (await relations(emp)).relations.find((one) => one.customerGuid === customerGuid);
    expect(edited).toMatchObject({ name: '王桂英', relation: 'other', birthDate: '1960-01-01', phone: '199****4321' });
    const shown = dataOf(await portal.call('RevealPerson', { customerGuid }, { session: emp }));
    expect(shown.idNumber).toBe(idNumber('19600101', '236'));
  });

  // proves: age on the ID card
  it('under 18 does not come of age by an edit', async () => {
    const teen = await signIn('teen');
    const form = { customerGuid: TEENAGER, relation: 'child', name: '林沐阳', birthDate: '1990-01-01' } as const;
    dataOf(await save(teen, { ...form, idNumber: '' }));
    const child = (await relations(teen)).relations.find((one) => one.customerGuid === TEENAGER);
    expect(child).toMatchObject({ birthDate: '2011-06-10', reason: { fault: 'underAge' } });
    // a passport instead of the card needs the passport's number
    expect(faultOf(await save(teen, { ...form, idType: 'passport', idNumber: '' }))).toBe('idNumberBad');
  });

  it('oneself is none: about that HR decides', async () => {
    const emp = await signIn('emp');
    expect(faultOf(await save(emp, { customerGuid: emp.user.CustomerGuid, name: '别人' }))).toBe('notYours');
  });

  // proves: the number of a relative’s document
  // proves: a relative’s birth date
  // proves: the name of a person
  // proves: one rule for a phone number
  it.each<[FaultName, string, Partial<RelativeForm>]>([
    ['idNumberBad', 'a wrong check digit', { idNumber: `${MOTHER.slice(0, 17)}${MOTHER.endsWith('1') ? '2' : '1'}` }],
    ['idNumberBad', 'no number at all', { idNumber: '' }],
    ['idNumberBad', 'only blanks', { idType: 'passport', idNumber: '   ' }],
    ['idNumberBad', 'born tomorrow', { idNumber: idNumber('20260611', '002') }],
    ['idNumberBad', 'a permit of two signs', { idType: 'hkMacauPermit', idNumber: '!!' }],
    ['idNumberBad', 'no passport', { idType: 'passport', idNumber: '<script>' }],
    ['personNameBad', 'signs for a name', { name: '!!@@##1234' }],
    ['personNameBad', 'one letter', { name: '李' }],
    ['birthDateBad', 'born after today', { idType: 'passport', idNumber: 'E12345678', birthDate: '2030-01-01' }],
    ['birthDateBad', 'older than anybody', { idType: 'passport', idNumber: 'E12345678', birthDate: '1890-01-01' }],
    ['phoneBad', 'ten digits', { phone: '1990000432' }],
    ['phoneBad', 'no such network', { phone: '12900004321' }],
    ['emailBad', 'no suffix', { email: 'mother@family' }],
    ['badInput', 'a day that is none', { birthDate: '1958-02-30' }],
    ['badInput', 'no such city', { cityId: 1 }],
  ])('is refused: %s for %s', async (fault, _, change) => {
    const emp = await signIn('emp');
    await assertRefused(fault, (language) => save(emp, { idNumber: idNumber('19700101', '018'), ...change }, language));
  });

  it('personTaken: the same number twice among one’s people, oneself included', async () => {
    const emp = await signIn('emp');
    await save(emp);
    await assertRefused('personTaken', (language) => save(emp, {}, language));
    await assertRefused('personTaken', (language) => save(emp, { idNumber: MOTHER.toLowerCase() }, language));
    const own = dataOf(await portal.call('RevealPerson', { customerGuid: emp.user.CustomerGuid }, { session: emp }));
    await assertRefused('personTaken', (language) => save(emp, { idNumber: own.idNumber }, language));
  });

  it('relativesNotHere: where the company does not let them be added', async () => {
    const who = await signIn('emp', 'hilton');
    expect((await relations(who)).mayAdd).toBe(false);
    await assertRefused('relativesNotHere', (language) => save(who, {}, language));
  });

  it('of another person is not touched', async () => {
    const hr = await signIn('hr');
    expect(faultOf(await save(hr, { customerGuid: TEENAGER }))).toBe('notYours');
  });
});

describe('what one may change about oneself', () => {
  it('is marital status and city; empty keeps the old value', async () => {
    const who = await signIn('emp', 'mercer');
    const { CustomerGuid: customerGuid } = who.user;
    const change = { customerGuid, maritalStatus: 'single', cityId: 330100 } as const;
    dataOf(await portal.call('SavePersonalInfo', change, { session: who }));
    const [self] = (await relations(who, 1)).relations;
    expect(self).toMatchObject({ maritalStatus: 'single', cityName: '杭州', name: '纪遥' });
    expect(self).toMatchObject({ email: 'emp@mercer.example', phoneVerified: true, emailVerified: false });
    for (const [wrong, fault] of [
      [{ phone: '1' }, 'phoneBad'],
      [{ email: 'x' }, 'emailBad'],
    ] as const) {
      await assertRefused(fault, (language) =>
        portal.call('SavePersonalInfo', { ...change, ...wrong }, { session: who, language }),
      );
    }
  });
});

describe('a phone', () => {
  const saved = (who: SignedIn, customerGuid: string, phone: string) =>
    portal.call('SavePersonalInfo', { customerGuid, maritalStatus: 'single', cityId: 330100, phone }, { session: who });

  // proves: one’s own phone by code
  it('phoneByCode: one’s own is not simply overwritten', async () => {
    const who = await signIn('emp', 'amazon');
    const { CustomerGuid: self } = who.user;
    const before = (await relations(who, 1)).relations[0]?.phone;
    await assertRefused('phoneByCode', (language) =>
      portal.call(
        'SavePersonalInfo',
        { customerGuid: self, maritalStatus: 'single', cityId: 330100, phone: '19900001234' },
        { session: who, language },
      ),
    );
    expect((await relations(who, 1)).relations[0]?.phone).toBe(before);
  });

  it('passwordAgain: a relative’s is changed with the password', async () => {
    const who = await portal.login('demo', 'emp', { headers: fromElsewhere() });
    const { customerGuid } = dataOf(await save(who, { idNumber: idNumber('19710101', '034') }));
    expect(faultOf(await saved(who, customerGuid, '19900001235'))).toBe('passwordAgain');
    await confirmSessions(portal, who);
    dataOf(await saved(who, customerGuid, '19900001235'));
  });

  // proves: account holders keep their phone
  it('phoneIsTheirs: of a relative with an account of their own it is theirs', async () => {
    const who = await signIn('teen');
    const [, , spouse] = (await relations(who, 1)).relations;
    const guid = spouse?.customerGuid ?? '';
    await pool.query(
      `INSERT INTO account (company_id, account_id, person_guid, password_hash, role_type, role_key, employee_type, employee_class, vendor_id)
       VALUES (100, 999998, $1, '', 'EMPLOYEE', '', 1, 2, 0)`,
      [guid],
    );
    await assertRefused('phoneIsTheirs', (language) =>
      portal.call(
        'SavePersonalInfo',
        { customerGuid: guid, maritalStatus: 'married', cityId: 330100, phone: '19900001236' },
        { session: who, language },
      ),
    );
  });
});

describe('an e-mail address', () => {
  const saved = (who: SignedIn, customerGuid: string, email: string) =>
    portal.call('SavePersonalInfo', { customerGuid, maritalStatus: 'single', cityId: 330100, email }, { session: who });
  const emailOf = async (who: SignedIn, of: string) =>
    (await relations(who, 1)).relations.find(({ customerGuid }) => customerGuid === of)?.email;

  // proves: password again before a relative’s e-mail
  it('passwordAgain: a relative’s address is changed with the password', async () => {
    const who = await portal.login('demo', 'emp', { headers: fromElsewhere() });
    const { customerGuid: relative } = dataOf(
      await save(who, { idNumber: idNumber('19720101', '034'), email: 'first@family.example' }),
    );
    expect(faultOf(await saved(who, relative, 'other@family.example'))).toBe('passwordAgain');
    expect(await emailOf(who, relative)).toBe('first@family.example');
    dataOf(await saved(who, relative, 'first@family.example'));
    await confirmSessions(portal, who);
    dataOf(await saved(who, relative, 'other@family.example'));
    expect(await emailOf(who, relative)).toBe('other@family.example');
  });

  // proves: one’s own e-mail by code
  it('emailByCode: one’s own is not simply overwritten', async () => {
    const who = await signIn('emp', 'amazon');
    const { CustomerGuid: self } = who.user;
    const before = await emailOf(who, self);
    await assertRefused('emailByCode', (language) =>
      portal.call(
        'SavePersonalInfo',
        { customerGuid: self, maritalStatus: 'single', cityId: 330100, email: 'other@amazon.example' },
        { session: who, language },
      ),
    );
    expect(await emailOf(who, self)).toBe(before);
  });
});

describe('addresses', () => {
  const home = { recipient: '许静怡', phone: '19900007777', district: '上海市徐汇区', detail: '漕溪北路 1 号' };
  const list = async (who: SignedIn) =>
    dataOf(await portal.call('OtherPostAddress', { userGuid: who.user.CustomerGuid }, { session: who })).addresses;
  const keep = (who: SignedIn, change: object = {}) =>
    portal.call('SavePostAddress', { userGuid: who.user.CustomerGuid, ...home, ...change }, { session: who });

  it('are added, changed and made the default one, sealed at rest', async () => {
    const hr = await signIn('hr');
    const { id: first } = dataOf(await keep(hr, { isDefault: true }));
    const { id: second } = dataOf(await keep(hr, { detail: '衡山路 2 号', isDefault: true }));
    expect(await list(hr)).toMatchObject([
      { id: second, isDefault: true, phone: '199****7777', detail: '衡山路 2 号' },
      { id: first, isDefault: false },
    ]);
    const { id: edited } = dataOf(await keep(hr, { id: first, detail: '淮海中路 3 号', isDefault: true }));
    expect(await list(hr)).toMatchObject([
      { id: edited, isDefault: true, detail: '淮海中路 3 号' },
      { id: second, isDefault: false },
    ]);
    expect((await everyRow(pool)).address).not.toMatch(/淮海中路|19900007777/);
  });

  it('are each person’s own', async () => {
    const [hr, other] = [await signIn('hr'), await signIn('remote')];
    const { id } = dataOf(await keep(hr));
    expect(await list(other)).toEqual([]);
    expect(faultOf(await keep(other, { id }))).toBe('notYours');
    expect(faultOf(await keep(other, { phone: '5' }))).toBe('phoneBad');
  });
});

it('a number typed with dashes is the same number, for a relative, oneself and an address', async () => {
  const emp = await signIn('hr');
  const { CustomerGuid: self } = emp.user;
  const { customerGuid } = dataOf(await save(emp, { idNumber: idNumber('19650101', '028'), phone: '199-0000 4399' }));
  const reveal = async (guid: string) =>
    dataOf(await portal.call('RevealPerson', { customerGuid: guid }, { session: emp })).phone;
  expect(await reveal(customerGuid)).toBe('19900004399');
  const own = (await reveal(self)).replace(/^(\d{3})(\d{4})/, '$1－$2—');
  const change = { customerGuid: self, maritalStatus: 'single', cityId: 330100, phone: own } as const;
  dataOf(await portal.call('SavePersonalInfo', change, { session: emp }));
  const address = { userGuid: self, recipient: '许静怡', district: '上海市', detail: '衡山路 2 号' };
  dataOf(await portal.call('SavePostAddress', { ...address, phone: '199 0000-4377' }, { session: emp }));
  const { addresses } = dataOf(await portal.call('OtherPostAddress', { userGuid: self }, { session: emp }));
  expect(addresses.map(({ phone }) => phone)).toContain('199****4377');
});
