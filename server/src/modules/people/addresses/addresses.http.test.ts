import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language';
import { dataOf, faultOf, fromElsewhere, textOf } from '../../../../test/answers.ts';
import { setConfig } from '../../../../test/company-config.ts';
import { makeMallOrder } from '../../../../test/mall.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { pastSurvey } from '../../../../test/questionnaires.ts';
import { forgetOrders } from '../../../../test/rows.ts';
import { makeSeats, orderFor, type OrderForm } from '../../../../test/seats.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  pool = portal.portal.database.pool;
  const { rows } = await pool.query<{ id: number }>(`SELECT company_id AS id FROM company_code WHERE code = 'survey'`);
  await setConfig(portal, Number(rows[0]?.id), 'account', { addresses: false });
  await pastSurvey(portal, Number(rows[0]?.id));
});
afterAll(() => portal.stop());

const HOME = { recipient: '许静怡', phone: '19900007777', district: '上海市徐汇区', detail: '漕溪北路 1 号' };
const signIn = (company: string, account = 'emp') => portal.login(company, account, { headers: fromElsewhere() });
const self = ({ user }: SignedIn) => ({ userGuid: user.CustomerGuid });
const keep = (who: SignedIn, change: object = {}) =>
  portal.call('SavePostAddress', { ...self(who), ...HOME, ...change }, { session: who });
/** Orders of the demo world name some of them. */
async function forgetAddresses({ user }: SignedIn): Promise<void> {
  await pool.query('UPDATE mall_order SET address_id = NULL WHERE person_guid = $1', [user.CustomerGuid]);
  await pool.query('DELETE FROM address WHERE person_guid = $1', [user.CustomerGuid]);
}
const remove = (who: SignedIn, id: number, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call('DeletePostAddress', { ...self(who), id }, { session: who, language });
const list = async (who: SignedIn) => dataOf(await portal.call('MyAddresses', self(who), { session: who })).addresses;
const PAPER = { report_type: 'paper', deliveryPaperWay: 'separate' } as const;
async function place(who: SignedIn, form: Partial<OrderForm>) {
  await forgetOrders(pool, who.user.CustomerGuid);
  const order = { ...orderFor(self(who), await makeSeats(pool, 1)), ...PAPER, ...form };
  return portal.call('AddExamOrder', order, { session: who });
}
const addressOf = async (who: SignedIn, orderId: number) =>
  dataOf(await portal.call('GetExamOrder', { orderId }, { session: who })).order.address;

describe('the default address', () => {
  it('is the first one; it moves, stays with an edit, and passes on when it is deleted', async () => {
    const who = await signIn('hilton');
    await forgetAddresses(who);
    const { id: first } = dataOf(await keep(who));
    const { id: second } = dataOf(await keep(who, { detail: '衡山路 2 号' }));
    expect(await list(who)).toMatchObject([
      { id: first, isDefault: true },
      { id: second, isDefault: false },
    ]);
    const { id: edited } = dataOf(await keep(who, { id: first, phone: '', detail: '淮海中路 3 号' }));
    expect(await list(who)).toMatchObject([
      { id: edited, isDefault: true, detail: '淮海中路 3 号', phone: '199****7777' },
      { id: second, isDefault: false },
    ]);
    dataOf(await remove(who, edited));
    expect(await list(who)).toMatchObject([{ id: second, isDefault: true }]);
    dataOf(await remove(who, second));
    expect(await list(who)).toEqual([]);
  });

  it('is one, however often it is pressed', async () => {
    const who = await signIn('mercer');
    const added = await Promise.all(Array.from({ length: 6 }, () => keep(who, { isDefault: true })));
    expect(added.map(faultOf)).toEqual(Array<string>(6).fill('answered'));
    expect((await list(who)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('an address', () => {
  it('phoneBad: a new one needs its phone', async () => {
    expect(faultOf(await keep(await signIn('amazon'), { phone: '' }))).toBe('phoneBad');
  });

  it('partClosed: where the company has no addresses, their page is refused and orders still have one', async () => {
    const who = await signIn('survey');
    const { id } = dataOf(await keep(who));
    expect(faultOf(await portal.call('MyAddresses', self(who), { session: who }))).toBe('partClosed');
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const refused = await remove(who, id, language);
      expect(faultOf(refused)).toBe('partClosed');
      texts.add(textOf(refused));
    }
    expect(texts.size).toBe(2);
    expect(dataOf(await portal.call('OtherPostAddress', self(who), { session: who })).addresses).toHaveLength(1);
  });

  it('that no order names is gone for good when it is deleted', async () => {
    const who = await signIn('pocket');
    const { id } = dataOf(await keep(who));
    dataOf(await remove(who, id));
    expect(faultOf(await remove(who, id))).toBe('notYours');
    const left = await pool.query('SELECT FROM address WHERE address_id = $1', [id]);
    expect(left.rowCount).toBe(0);
  });
});

describe('a booked order', () => {
  // proves: an address that an order names is put aside
  // proves: an address that was put aside is for its order only
  it('keeps the address it was placed with, edited and deleted since', async () => {
    const who = await signIn('demo');
    await forgetAddresses(who);
    const { id } = dataOf(await keep(who));
    const { orderId } = dataOf(await place(who, { postAddressId: id }));
    const { id: edited } = dataOf(
      await keep(who, { id, recipient: '别人', detail: '别处 9 号', phone: '19900006666' }),
    );
    const asPlaced = { recipient: '许静怡', detail: '漕溪北路 1 号', phone: '199****7777' };
    expect(await addressOf(who, orderId)).toMatchObject(asPlaced);
    expect(await list(who)).toMatchObject([{ id: edited, recipient: '别人' }]);
    dataOf(await remove(who, edited));
    expect(await addressOf(who, orderId)).toMatchObject(asPlaced);
    // an address put aside is for that order only
    for (const language of LANGUAGES) {
      const seats = await makeSeats(pool, 1);
      const again = { ...orderFor(self(who), seats), ...PAPER, postAddressId: id };
      await forgetOrders(pool, who.user.CustomerGuid);
      expect(faultOf(await portal.call('AddExamOrder', again, { session: who, language }))).toBe('addressGone');
    }
  });

  it('typed fields are for this order alone, or kept over the address, as bUpdateAddr says', async () => {
    const who = await signIn('demo', 'parent');
    await forgetAddresses(who);
    const { id } = dataOf(await keep(who));
    const typed = { contact: '许父', tel: '199 0000 5555', addr: '北京市朝阳区 建国路 8 号' };
    const once = dataOf(await place(who, { postAddressId: id, ...typed }));
    const asTyped = { recipient: '许父', phone: '199****5555', detail: '北京市朝阳区 建国路 8 号' };
    expect(await addressOf(who, once.orderId)).toMatchObject(asTyped);
    expect(await list(who)).toMatchObject([{ id, recipient: '许静怡' }]);

    const over = dataOf(await place(who, { postAddressId: id, contact: '许母', bUpdateAddr: true }));
    const kept = { recipient: '许母', phone: '199****7777', detail: '漕溪北路 1 号', isDefault: true };
    expect(await addressOf(who, over.orderId)).toMatchObject({ ...kept, isDefault: true });
    expect(await list(who)).toMatchObject([kept]);

    dataOf(await place(who, { ...typed, bUpdateAddr: 'true' }));
    expect(await list(who)).toMatchObject([kept, { ...asTyped, isDefault: false }]);
  });

  it('what an order of a mall is sent to is kept, though it is taken off the list', async () => {
    const who = await signIn('demo', 'parent');
    await forgetAddresses(who);
    const { id } = dataOf(await keep(who));
    const { orderId } = await makeMallOrder(portal, {
      personGuid: who.user.CustomerGuid,
      companyId: who.user.CompanyId,
    });
    await pool.query('UPDATE mall_order SET address_id = $1 WHERE order_id = $2', [id, orderId]);
    dataOf(await remove(who, id));
    expect(await list(who)).toEqual([]);
    const { rows } = await pool.query('SELECT retired_at FROM address WHERE address_id = $1', [id]);
    expect(rows).toEqual([{ retired_at: expect.any(Date) as Date }]);
  });

  it('one for this order alone is offered until the order is placed, on no list', async () => {
    const who = await signIn('demo', 'parent');
    await forgetAddresses(who);
    const offered = async () => dataOf(await portal.call('OtherPostAddress', self(who), { session: who })).addresses;
    const { id: first } = dataOf(await keep(who, { forOneOrder: true, isDefault: true }));
    const { id } = dataOf(await keep(who, { forOneOrder: true, recipient: '许父' }));
    expect(await offered()).toMatchObject([{ id, recipient: '许父', forOneOrder: true, isDefault: false }]);
    expect(await list(who)).toEqual([]);
    expect(faultOf(await place(who, { postAddressId: first }))).toBe('notYours');
    const { orderId } = dataOf(await place(who, { postAddressId: id }));
    expect(await addressOf(who, orderId)).toMatchObject({ id, recipient: '许父' });
    expect(await offered()).toEqual([]);
    expect(faultOf(await keep(who, { forOneOrder: true, phone: '' }))).toBe('phoneBad');
  });

  it('addressNeeded: neither chosen nor typed whole', async () => {
    const who = await signIn('deqin');
    expect(faultOf(await place(who, {}))).toBe('addressNeeded');
    expect(faultOf(await place(who, { contact: '某人' }))).toBe('addressNeeded');
    expect(faultOf(await place(who, { contact: '某人', addr: '某路 1 号' }))).toBe('phoneBad');
    expect(faultOf(await place(who, { contact: '某人', addr: '某路 1 号', tel: '5' }))).toBe('phoneBad');
  });

  it('is placed or finds its address gone: never is there one without', async () => {
    const who = await signIn('demo', 'elder');
    for (let round = 0; round < 6; round += 1) {
      const { id } = dataOf(await keep(who));
      const [placed] = await Promise.all([place(who, { postAddressId: id }), remove(who, id)]);
      if (!placed.decoded?.ok) expect(['addressGone', 'notYours']).toContain(faultOf(placed));
      else expect(await addressOf(who, placed.decoded.data.orderId)).toMatchObject({ detail: HOME.detail });
    }
  });
});
