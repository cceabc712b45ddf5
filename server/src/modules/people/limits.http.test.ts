import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import { idCheckCharacter } from '#contract/rules/id-number';
import { dataOf, faultOf, fromElsewhere, textOf } from '../../../test/answers.ts';
import { startPortal, type Answer, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { MOST_ADDRESSES, MOST_RELATIVES } from './limits.ts';

let portal: TestPortal;
let pool: pg.Pool;
let who: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  pool = portal.portal.database.pool;
  who = await portal.login('demo', 'hr', { headers: fromElsewhere() });
});
afterAll(() => portal.stop());

type Language = (typeof LANGUAGES)[number];
const idNumber = (order: number): string => {
  const digits = `99010019600101${String(order).padStart(3, '0')}`;
  return digits + idCheckCharacter(digits);
};
const addRelative = (order: number, language: Language = 'zh-cn') =>
  portal.call(
    'SaveRelative',
    {
      ...{ userGuid: who.user.CustomerGuid, relation: 'other', name: '亲属', idType: 'idCard' },
      ...{ idNumber: idNumber(order), birthDate: '1960-01-01', gender: 'male', maritalStatus: '' },
      cityId: 310100,
    },
    { session: who, language },
  );
const addAddress = (change: object = {}, language: Language = 'zh-cn') =>
  portal.call(
    'SavePostAddress',
    {
      ...{ userGuid: who.user.CustomerGuid, recipient: '许静怡', phone: '19900007777', district: '上海市' },
      detail: '衡山路 2 号',
      ...change,
    },
    { session: who, language },
  );
const counted = async (table: 'relation' | 'address', where = 'true'): Promise<number> =>
  (
    await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE person_guid = $1 AND ${where}`, [
      who.user.CustomerGuid,
    ])
  ).rows[0]?.n ?? -1;
const tally = (answers: Answer[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const answer of answers) found[faultOf(answer)] = (found[faultOf(answer)] ?? 0) + 1;
  return found;
};

describe('guard', () => {
  // proves: most relatives
  it('relatives: many added at once stop at the limit, told in both languages with a way out', async () => {
    const there = await counted('relation');
    const answers = await Promise.all(Array.from({ length: MOST_RELATIVES + 5 }, (_, order) => addRelative(order)));
    expect(tally(answers)).toEqual({ answered: MOST_RELATIVES - there, relativesFull: there + 5 });
    expect(await counted('relation')).toBe(MOST_RELATIVES);
    const refused = await Promise.all(LANGUAGES.map((language) => addRelative(900, language)));
    expect(refused.map(textOf)).toEqual([
      `最多可添加 ${MOST_RELATIVES} 位家属，如需更换请联系客服`,
      `Up to ${MOST_RELATIVES} relatives can be added. Please contact customer service to change them`,
    ]);
    expect(refused[0]?.decoded).toMatchObject({ code: faults.relativesFull.code, detail: { next: 'callHotline' } });
  });

  it('same relative: one ID number sent many times at once is one relative', async () => {
    await pool.query('DELETE FROM relation WHERE person_guid = $1', [who.user.CustomerGuid]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => addRelative(500)));
    expect(tally(answers)).toEqual({ answered: 1, personTaken: 7 });
  });

  // proves: most addresses
  it('addresses: many added at once stop at the limit; those there are can still be changed', async () => {
    const there = await counted('address');
    const answers = await Promise.all(Array.from({ length: MOST_ADDRESSES + 5 }, () => addAddress()));
    expect(tally(answers)).toEqual({ answered: MOST_ADDRESSES - there, addressesFull: there + 5 });
    expect(await counted('address')).toBe(MOST_ADDRESSES);
    const refused = await Promise.all(LANGUAGES.map((language) => addAddress({}, language)));
    expect(refused.map(textOf)).toEqual([
      `最多可保存 ${MOST_ADDRESSES} 个地址，请使用或修改已有地址`,
      `Up to ${MOST_ADDRESSES} addresses can be kept. Please use or change one of them`,
    ]);
    const own = answers.find(({ decoded }) => decoded?.ok);
    const id = own && dataOf(own).id;
    dataOf(await addAddress({ id, detail: '淮海中路 3 号' }));
    expect(await counted('address')).toBe(MOST_ADDRESSES);
  });

  it('default address: made so many times at once, there is one', async () => {
    const { addresses } = dataOf(
      await portal.call('OtherPostAddress', { userGuid: who.user.CustomerGuid }, { session: who }),
    );
    const ids = addresses.slice(0, 8).map(({ id }) => id);
    const answers = await Promise.all(ids.map((id) => addAddress({ id, isDefault: true })));
    expect(tally(answers)).toEqual({ answered: ids.length });
    expect(await counted('address', 'is_default')).toBe(1);
  });
});
