import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import type { Registry } from '#contract/registry';
import { LANGUAGES } from '#contract/language';
import { idCheckCharacter } from '#contract/rules/id-number';
import { dataOf, faultOf, fromElsewhere, textOf } from '../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());

type Form = Omit<Payload<Registry['CompletePersonalInfo']>, 'userGuid'>;
const complete = (who: SignedIn, form: Form, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call('CompletePersonalInfo', { userGuid: who.user.CustomerGuid, ...form }, { session: who, language });
const ownRow = async (who: SignedIn) =>
  dataOf(await portal.call('Relation', { userGuid: who.user.CustomerGuid, userself: 1 }, { session: who }))
    .relations[0];
const cardOf = (birthDate: string, order: string): string => {
  const digits = `990100${birthDate.replaceAll('-', '')}${order}`;
  return digits + idCheckCharacter(digits);
};
/** A person of whom the company has given little. */
async function newcomer(company: string): Promise<SignedIn> {
  const who = await portal.login(company, 'emp', { headers: fromElsewhere() });
  await pool.query(
    `UPDATE person SET id_number = NULL, id_number_index = NULL, employee_no = NULL, department = NULL WHERE person_guid = $1`,
    [who.user.CustomerGuid],
  );
  return who;
}

// proves: company data stays
it('fills in missing data, once: it stays then', async () => {
  const who = await newcomer('demo');
  expect(await ownRow(who)).toMatchObject({ idNumber: '', employeeNo: '', department: '' });
  const card = cardOf('1991-08-15', '111');
  dataOf(await complete(who, { idNumber: card.toLowerCase(), employeeNo: ' YF20187 ', department: '产品研发中心' }));
  expect(await ownRow(who)).toMatchObject({
    idNumber: `990***********${card.slice(-4)}`,
    employeeNo: 'YF20187',
    department: '产品研发中心',
  });
  for (const again of [{ idNumber: cardOf('1991-08-15', '113') }, { department: '别的部门' }, { cityId: 330100 }])
    for (const language of LANGUAGES) expect(faultOf(await complete(who, again, language))).toBe('dataFromCompany');
  expect((await ownRow(who))?.department).toBe('产品研发中心');
});

it('two forms at once: one fills in, the other is told that it is there', async () => {
  const who = await newcomer('hilton');
  const answers = await Promise.all(['甲部', '乙部'].map((department) => complete(who, { department })));
  expect(answers.map(faultOf).sort()).toEqual(['answered', 'dataFromCompany']);
});

// proves: the card of the person the company knows
it('idNumberOfAnother: the card must be the one of the person the company knows', async () => {
  const who = await newcomer('mercer');
  const { birthDate = '', gender } = (await ownRow(who)) ?? {};
  const [own, others] = gender === 'male' ? ['111', '112'] : ['112', '111'];
  const refused = await Promise.all(
    LANGUAGES.flatMap((language) => [
      complete(who, { idNumber: cardOf('1990-01-01', own) }, language),
      complete(who, { idNumber: cardOf(birthDate, others) }, language),
    ]),
  );
  expect(refused.map(faultOf)).toEqual(Array<string>(4).fill('idNumberOfAnother'));
  expect(new Set(refused.map(textOf)).size).toBe(2);
  expect(faultOf(await complete(who, { idNumber: '123' }))).toBe('idNumberBad');
  dataOf(await complete(who, { idType: 'passport', idNumber: 'E12345678' }));
  expect(await ownRow(who)).toMatchObject({ idType: 'passport', idNumber: 'E1*****78' });
});

it('lists the cities one can live in', async () => {
  const who = await portal.login('demo', 'emp', { headers: fromElsewhere() });
  const { cities } = dataOf(await portal.call('CityList', {}, { session: who }));
  expect(cities).toContainEqual({ id: 310100, name: { zh: '上海', en: 'Shanghai' } });
});
