import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_CLINICS } from '#contract/rules/clinic';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import { clinicForm, makeCategory, productForm } from '../../../../test/mall-goods.ts';
import { makeProduct } from '../../../../test/mall.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let content: SignedInOperator;
let support: SignedInOperator;
let member: Member;
let card: object;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  content = await portal.operator('content');
  support = await portal.operator('support');
  [member] = (await makeCrowd(portal, 1)) as [Member];
  card = {
    ...productForm(await makeCategory(portal)),
    ...{ kind: 'card', termMonths: 12, cardPurpose: 'dental', cardUses: 1 },
  };
});
afterAll(() => portal.stop());

const BEIJING = 110100;
const away = {
  ...{ ...clinicForm, cityId: BEIJING, phone: '010-5551 9002' },
  name: { zh: '样品口腔国贸门诊', en: 'Sample Dental Guomao' },
};
const save = (change: object) => {
  // fields a test leaves out on purpose are not sent
  const { clinics, ...rest } = { ...card, ...change } as { clinics?: unknown };
  const form = clinics === undefined ? rest : { ...rest, clinics };
  return portal.call('OpsProductSave', form as Parameters<typeof portal.call<'OpsProductSave'>>[1], {
    session: content,
  });
};
const stored = async (productId: number) =>
  dataOf(await portal.call('OpsProduct', { productId }, { session: support })).product;
const fieldOf = ({ decoded }: Awaited<ReturnType<typeof save>>) =>
  decoded?.ok === false ? decoded.detail?.params?.['field'] : 'answered';
const onPage = async (productId: number) =>
  dataOf(await portal.call('GetProductByParm', { customerGuid: member.guid, productId }, { session: member.token }))
    .product;

describe('the clinics of a product', () => {
  it('are shown on its page in both languages with their city, and nowhere in a list', async () => {
    const id = await makeProduct(portal, {
      kind: 'card',
      clinics: JSON.stringify([clinicForm, away, { ...away, cityId: 1 }]),
    });
    expect((await onPage(id)).clinics, 'one of no city is nowhere').toEqual([
      { ...clinicForm, city: { zh: '上海', en: 'Shanghai' } },
      { ...away, city: { zh: '北京', en: 'Beijing' } },
    ]);
    const list = dataOf(
      await portal.call('GetProductInfo', { companyId: CROWD_COMPANY }, { session: member.token }),
    ).products.find(({ Id }) => Id === id);
    expect(list).toBeDefined();
    expect(Object.keys(list ?? {})).not.toContain('clinics');
    expect(JSON.stringify(list)).not.toContain(clinicForm.phone);
    const sent = await makeProduct(portal);
    expect((await onPage(sent)).clinics).toEqual([]);
  });

  it('are written, changed and taken away with the product, each a version of it', async () => {
    const { productId } = dataOf(await save({ clinics: [clinicForm] }));
    expect((await stored(productId)).clinics).toEqual([clinicForm]);
    await save({ productId, version: 1, clinics: [away, clinicForm] });
    expect((await stored(productId)).clinics).toEqual([away, clinicForm]);
    expect(faultOf(await save({ productId, version: 2, priceFen: 100 }))).toBe('answered');
    expect((await stored(productId)).clinics, 'a page of before says nothing of them').toHaveLength(2);
    expect(dataOf(await save({ productId, version: 3, clinics: [] })).version).toBe(4);
    expect((await stored(productId)).clinics).toEqual([]);
    const { rows } = await portal.portal.database.pool.query<{ reason: string }>(
      `SELECT reason FROM audit WHERE action = 'product.change' AND subject_id = $1 ORDER BY seq`,
      [String(productId)],
    );
    expect(rows.map(({ reason }) => reason)).toEqual(['v2', 'v3', 'v4']);
  });

  it('may be as many as two hundred', async () => {
    const many = Array.from({ length: MOST_CLINICS }, () => clinicForm);
    const { productId } = dataOf(await save({ clinics: many }));
    expect((await stored(productId)).clinics).toHaveLength(MOST_CLINICS);
    expect(fieldOf(await save({ clinics: [...many, clinicForm] }))).toBe('clinics');
  });

  it.each([
    ['a number nobody can call', [{ ...clinicForm, phone: '5551' }]],
    ['a city the portal has not got', [clinicForm, { ...clinicForm, cityId: 999_999 }]],
    ['a name in one language', [{ ...clinicForm, name: { zh: '样品口腔门诊', en: ' ' } }]],
    ['no address', [{ ...clinicForm, address: { zh: '', en: '' } }]],
    ['a name that never ends', [{ ...clinicForm, name: { zh: '长'.repeat(31), en: 'Long' } }]],
  ])('are refused by their field: %s', async (_, clinics) => {
    expect(fieldOf(await save({ clinics }))).toBe('clinics');
  });

  it('belong to services used somewhere, not to goods that are sent', async () => {
    const sent = { kind: 'delivered', termMonths: null, cardPurpose: null, cardUses: null };
    expect(fieldOf(await save({ ...sent, clinics: [clinicForm] }))).toBe('clinics');
    expect(faultOf(await save({ ...sent, clinics: [] }))).toBe('answered');
  });

  it('are in one of the portal’s cities, which readers of products are told', async () => {
    const { cities } = dataOf(await portal.call('OpsClinicCities', {}, { session: support }));
    expect(cities).toContainEqual({ cityId: BEIJING, name: { zh: '北京', en: 'Beijing' } });
  });
});
