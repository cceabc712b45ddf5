import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { CROWD_COMPANY } from '../../../../test/crowd.ts';
import { someone } from '../../../../test/examined.ts';
import { fetchFile, refusedWith, sendFile } from '../../../../test/files.ts';
import { makeCategory, makeGoods, plainOffer, productForm } from '../../../../test/mall-goods.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let content: SignedInOperator;
let admin: SignedInOperator;
let support: SignedInOperator;
let finance: SignedInOperator;
let category: string;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  content = await portal.operator('content');
  admin = await portal.operator('admin');
  support = await portal.operator('support');
  finance = await portal.operator('finance');
  category = await makeCategory(portal);
});
afterAll(() => portal.stop());

const reason = '夏季上新';
const ask = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(query, values)).rows as T[];
const save = (change: object = {}, session = content) =>
  portal.call('OpsProductSave', { ...productForm(category), ...change }, { session });
const read = async (productId: number, session = support) =>
  dataOf(await portal.call('OpsProduct', { productId }, { session }));
const move = (productId: number, version: number, to: 'published' | 'withdrawn' | 'draft', session = content) =>
  portal.call('OpsProductState', { productId, version, to, reason }, { session });
const offer = (productId: number, change: object = {}, companyId = CROWD_COMPANY) =>
  portal.call('OpsOfferSave', { companyId, productId, ...plainOffer, ...change, reason }, { session: content });
const fieldOf = ({ decoded }: Pick<Awaited<ReturnType<typeof save>>, 'decoded'> | Awaited<ReturnType<typeof offer>>) =>
  decoded?.ok === false ? decoded.detail?.params?.['field'] : 'answered';
const audited = (action: string) =>
  ask<{ company_id: number; subject_id: string; reason: string }>(
    'SELECT company_id, subject_id, reason FROM audit WHERE action = $1 ORDER BY at, seq',
    [action],
  );
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0d8a72' } })
    .jpeg()
    .toBuffer();

describe('a product', () => {
  it('is made as a draft, read whole by every role, changed and audited', async () => {
    const made = dataOf(await save());
    expect(made.version).toBe(1);
    for (const session of [support, finance, content, admin]) {
      const { product, offers } = await read(made.productId, session);
      expect(product).toMatchObject({ ...productForm(category), state: 'draft', version: 1, updatedBy: content.name });
      expect(offers).toEqual([]);
    }
    const change = { productId: made.productId, version: 1, name: { zh: '臂式血压计', en: 'Arm monitor' } };
    expect(dataOf(await save(change))).toEqual({ productId: made.productId, version: 2 });
    expect((await read(made.productId)).product).toMatchObject({ name: change.name, version: 2 });
    const own = (lines: { company_id: number; subject_id: string }[]) =>
      lines.filter(({ subject_id }) => subject_id === String(made.productId));
    expect(own(await audited('product.new'))).toEqual([
      { company_id: 0, subject_id: String(made.productId), reason: 'v1' },
    ]);
    expect(own(await audited('product.change'))).toHaveLength(1);
  });

  it('is not for support and finance to change', async () => {
    const { productId } = dataOf(await save());
    for (const session of [support, finance]) {
      expect(faultOf(await save({}, session))).toBe('notAllowed');
      expect(faultOf(await move(productId, 1, 'published', session))).toBe('notAllowed');
    }
  });

  it('changed by another meanwhile is not overwritten, and the other is named', async () => {
    const { productId } = dataOf(await save());
    const form = { productId, version: 1 };
    expect(faultOf(await save({ ...form, priceFen: 100 }, admin))).toBe('answered');
    const late = await save({ ...form, priceFen: 200 });
    expect(faultOf(late)).toBe('productChanged');
    expect(late.decoded).toMatchObject({ text: expect.stringContaining(admin.name) });
    expect((await read(productId)).product.priceFen).toBe(100);
    expect(faultOf(await move(productId, 1, 'published'))).toBe('productChanged');
    expect(fieldOf(await save({ productId }))).toBe('version');
    expect(faultOf(await save({ productId: 99_999, version: 1 }))).toBe('recordUnknown');
  });

  // proves: mall console: save the version seen
  it('of many who change the same version at once, one changes it', async () => {
    const { productId } = dataOf(await save());
    const prices = Array.from({ length: 8 }, (_, at) => 1_000 + at);
    const answers = await Promise.all(
      prices.map((priceFen, at) => save({ productId, version: 1, priceFen }, at % 2 ? admin : content)),
    );
    expect(answers.map(faultOf).toSorted()).toEqual(['answered', ...Array.from({ length: 7 }, () => 'productChanged')]);
    expect((await read(productId)).product.version).toBe(2);
  });

  // proves: mall console: a picture is an upload of one’s own
  it.each([
    ['termMonths', { kind: 'service', useKind: 'booking' }],
    ['useKind', { kind: 'service', termMonths: 12 }],
    ['useKind', { useKind: 'code' }],
    ['useUrl', { kind: 'service', termMonths: 12, useKind: 'link', useUrl: 'http://example.org/' }],
    ['useUrl', { useUrl: '/web/mall' }],
    ['cardPurpose', { kind: 'card', termMonths: 12 }],
    ['cardUses', { kind: 'card', termMonths: 12, cardPurpose: 'dental' }],
    ['cardFen', { kind: 'card', termMonths: 12, cardPurpose: 'mall' }],
    ['termMonths', { termMonths: 12 }],
    ['name', { name: { zh: '血压计', en: ' ' } }],
    ['brief', { brief: { zh: '', en: 'For the upper arm' } }],
    ['about', { about: [{ title: { zh: '详情', en: '' }, sections: [] }] }],
    ['priceFen', { priceFen: -1 }],
    ['category', { category: 'no-such-category' }],
    ['category', { mall: 'service' }],
    ['pictures', { pictures: ['https://example.org/a.png'] }],
  ])('is refused by the name of the field: %s', async (field, change) => {
    expect(fieldOf(await save(change))).toBe(field);
  });

  it.each([
    [{ kind: 'service', termMonths: 12, useKind: 'link', useUrl: 'https://example.org/doctor' }],
    [{ kind: 'card', termMonths: 12, cardPurpose: 'mall', cardFen: 50_000 }],
    [{ kind: 'card', termMonths: 6, cardPurpose: 'dental', cardUses: 2 }],
    [{ kind: 'gene', dental: false }],
  ])('of every kind is taken: %o', async (change) => {
    expect(faultOf(await save(change))).toBe('answered');
  });

  // proves: mall console: picture before publishing
  it('is published with a picture, withdrawn and written on again, each for a reason', async () => {
    const { productId } = dataOf(await save());
    expect(faultOf(await move(productId, 1, 'published'))).toBe('productIncomplete');
    const shown = await makeGoods(portal, { state: 'draft' });
    expect(faultOf(await move(shown.productId, 1, 'withdrawn'))).toBe('productMoveRefused');
    expect(dataOf(await move(shown.productId, 1, 'published'))).toMatchObject({ state: 'published', version: 2 });
    expect(dataOf(await move(shown.productId, 2, 'withdrawn')).state).toBe('withdrawn');
    expect(dataOf(await move(shown.productId, 3, 'draft')).version).toBe(4);
    const lines = await audited('product.withdrawn');
    expect(lines.at(-1)).toEqual({ company_id: 0, subject_id: String(shown.productId), reason });
  });

  it('is found by mall, category, kind, state, company, words and what runs low', async () => {
    const few = await makeGoods(portal, { onHand: 2, lowAt: 5 });
    const many = await makeGoods(portal, { onHand: 50, lowAt: 5 });
    const found = async (payload: object) =>
      dataOf(await portal.call('OpsProducts', { pageSize: 100, ...payload }, { session: finance })).rows;
    const [row] = await found({ category: few.category });
    expect(row).toMatchObject({ productId: few.productId, onHand: 2, isLow: true, companies: 1, state: 'published' });
    const ids = async (payload: object) => (await found(payload)).map(({ productId }) => productId);
    const low = await ids({ low: true });
    expect(low).toContain(few.productId);
    expect(low).not.toContain(many.productId);
    expect(await ids({ text: 'NECK mass', companyId: CROWD_COMPANY })).toContain(many.productId);
    expect(await ids({ text: String(many.productId) })).toEqual([many.productId]);
    for (const payload of [
      { mall: 'service' },
      { kind: 'gene' },
      { state: 'draft' },
      { companyId: 591 },
      { text: '%' },
    ])
      expect(await ids(payload)).not.toContain(few.productId);
  });
});

describe('a category', () => {
  const keep = (change: object, session = content) =>
    portal.call(
      'OpsCategorySave',
      { category, mall: 'health', name: { zh: '样品', en: 'Samples' }, sortOrder: 1, isNew: false, ...change },
      { session },
    );
  // proves: mall console: a category keeps its mall
  it('is made once, changed, and keeps its mall while there are products in it', async () => {
    const fresh = `new-${randomUUID().slice(0, 6)}`;
    expect(faultOf(await keep({ category: fresh, isNew: true }))).toBe('answered');
    expect(faultOf(await keep({ category: fresh, isNew: true }))).toBe('categoryTaken');
    expect(faultOf(await keep({ category: fresh, mall: 'service' }))).toBe('answered');
    expect(faultOf(await keep({ category: `${fresh}-x` }))).toBe('recordUnknown');
    const { category: used } = await makeGoods(portal);
    expect(faultOf(await keep({ category: used, mall: 'service' }))).toBe('categoryInUse');
    expect(faultOf(await keep({ category: used, sortOrder: 3 }))).toBe('answered');
    expect(faultOf(await keep({}, support))).toBe('notAllowed');
    const { categories } = dataOf(await portal.call('OpsCategories', {}, { session: finance }));
    expect(categories.find((each) => each.category === used)).toMatchObject({ sortOrder: 3, products: 1 });
  });
});

describe('an offer', () => {
  it('says for one company how much, to whom, when and how many', async () => {
    const { productId } = dataOf(await save());
    const wish = {
      ...{ priceFen: 9_900, pointsPrice: 990, forWhom: 'family', maxAge: 75, classes: [6], types: [1], vendors: [3] },
      windows: [{ from: '2026-06-01', to: '2026-06-30', onlyClasses: [6] }, { from: '2026-07-01' }],
      ...{ limit: { count: 2, period: 'year' }, badge: 'hot', sortOrder: 5, listed: false },
    };
    expect(faultOf(await offer(productId, wish))).toBe('answered');
    const { offers } = await read(productId);
    expect(offers).toEqual([
      expect.objectContaining({
        ...wish,
        role: null,
        onHand: null,
        company: expect.objectContaining({ companyId: CROWD_COMPANY }),
      }),
    ]);
    expect(faultOf(await offer(productId, { listed: true }))).toBe('answered');
    expect((await read(productId)).offers[0]).toMatchObject({ ...plainOffer, listed: true });
    expect((await audited('offer.save')).at(-1)).toEqual({
      ...{ company_id: CROWD_COMPANY, subject_id: String(productId), reason },
    });
    expect(faultOf(await offer(99_999))).toBe('recordUnknown');
    expect(faultOf(await offer(productId, {}, 4_711))).toBe('recordUnknown');
    const backwards = await offer(productId, { windows: [{ from: '2026-07-02', to: '2026-07-01' }] });
    expect(fieldOf(backwards)).toBe('windows');
    const asSupport = { companyId: CROWD_COMPANY, productId, ...plainOffer, reason };
    expect(faultOf(await portal.call('OpsOfferSave', asSupport, { session: support }))).toBe('notAllowed');
  });

  it('is the one free or paid product of a company; a second is refused', async () => {
    await ask(`UPDATE product_offer SET role = NULL WHERE company_id = $1`, [CROWD_COMPANY]);
    const [one, two] = [dataOf(await save()).productId, dataOf(await save()).productId];
    expect(faultOf(await offer(one, { role: 'free' }))).toBe('answered');
    expect(faultOf(await offer(two, { role: 'free' }))).toBe('offerRoleTaken');
    expect(faultOf(await offer(two, { role: 'paid' }))).toBe('answered');
    expect(faultOf(await offer(one, { role: null }))).toBe('answered');
    expect(faultOf(await offer(two, { role: 'free' }))).toBe('answered');
  });
});

describe('a picture', () => {
  const send = async (bytes: Buffer, session = content, name = 'a.jpg') =>
    sendFile(portal, session, { call: 'OpsPictureUpload', bytes, name });
  const addressOf = async () => (dataOf(await send(await picture())) as unknown as { address: string }).address;
  const asOperator = (address: string, { cookie }: SignedInOperator) =>
    fetchFile(portal, address.replace('/AppApi/ProductPicture', '/opsApi/Picture'), { cookie });
  const asEmployee = async (address: string) => {
    const { token } = await someone(portal);
    return fetchFile(portal, address, { 'x-session': token });
  };

  // proves: mall console: pictures are claimed
  it('is seen by its sender, and by all once a product has it', async () => {
    const address = await addressOf();
    expect(refusedWith(await asOperator(address, content))).toBe('sent');
    expect(refusedWith(await asOperator(address, admin))).toBe('notYours');
    expect(refusedWith(await asEmployee(address))).toBe('notYours');
    const { productId } = dataOf(await save({ pictures: [address] }));
    const shown = await asEmployee(address);
    expect(refusedWith(shown)).toBe('sent');
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    expect(shown.headers.get('cache-control')).toBe('private, max-age=604800, immutable');
    expect(refusedWith(await asOperator(address, support))).toBe('sent');
    expect(refusedWith(await fetchFile(portal, address, {}))).toBe('sessionExpired');
    const other = await addressOf();
    const change = { productId, version: 1, pictures: [other, address] };
    expect(faultOf(await save(change, admin)), 'another’s upload').toBe('fileGone');
    expect(faultOf(await save(change))).toBe('answered');
    expect((await read(productId)).product.pictures).toEqual([other, address]);
    expect(faultOf(await save({ productId, version: 2, pictures: [address] }))).toBe('answered');
    expect(refusedWith(await asEmployee(other)), 'orders show it still').toBe('sent');
    expect(faultOf(await save({ pictures: [address] }, admin)), 'of a product already').toBe('answered');
  });

  it('is a picture, sent by who may', async () => {
    expect(faultOf(await send(Buffer.from('<svg onload="alert(1)"/>')))).toBe('fileKind');
    expect(faultOf(await send(await picture(), support))).toBe('notAllowed');
    const unknown = `/AppApi/ProductPicture?fileId=${randomUUID()}`;
    expect(faultOf(await save({ pictures: [unknown] }))).toBe('fileGone');
  });
});
