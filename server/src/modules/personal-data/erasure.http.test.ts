import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { faultText } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import { confirmSessions, EMAIL_CODE, NEW_EMAIL, setAccountScene } from '../../../test/account-scenes.ts';
import { dataOf, faultOf, inCompany, textOf } from '../../../test/answers.ts';
import { DAY } from '../../../test/clock.ts';
import { CROWD_COMPANY, makeCrowd } from '../../../test/crowd.ts';
import { makeMallOrder } from '../../../test/mall.ts';
import { bookOrder } from '../../../test/ops-stage.ts';
import { makeErasure } from '../../../test/personal-data-scenes.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { everyRow, forgetOrders } from '../../../test/rows.ts';
import { sweepAll } from '../../../test/sweep.ts';
import { unsealedRows } from '../../../test/unsealed-rows.ts';
import { transact } from '../../db/transact.ts';
import { sealDetails, sealTitle } from '../invoice/index.ts';
import { sendDue } from '../messages/index.ts';
import { openThings } from './erasure.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

const COMPANY = CROWD_COMPANY;
const reason = '员工本人申请';
const self = (guid: string) => ({ userGuid: guid });
const confirmAll = () =>
  portal.portal.database.pool.query('UPDATE session SET confirmed_at = $1', [portal.clock.now()]);
const inZh = { language: 'zh-cn' } as const;

async function member() {
  const [one] = await makeCrowd(portal, 1);
  if (!one) throw new Error('nobody came');
  await confirmAll();
  return one;
}
const askAs = (who: { guid: string; token: string }, language = LANGUAGES[0] ?? 'zh-cn') =>
  portal.call('AskErasure', self(who.guid), { session: who.token, language });
const stateOf = async (who: { guid: string; token: string }) =>
  dataOf(await portal.call('MyErasure', self(who.guid), { session: who.token }));
const decide = async (call: 'OpsErasureDo' | 'OpsErasureDecline', requestId: string, language = LANGUAGES[0]) =>
  portal.call(
    call,
    { companyId: COMPANY, requestId, reason },
    { session: await portal.operator('admin'), ...(language && { language }) },
  );
const requestOf = async (guid: string): Promise<string> =>
  (
    await inCompany(portal, COMPANY, (db) =>
      db.selectFrom('erasure_request').select('request_id').where('person_guid', '=', guid).execute(),
    )
  ).at(-1)?.request_id ?? '';

describe('asking for erasure', () => {
  it('says which data is erased, and which the law keeps and how long', async () => {
    const one = await member();
    const zh = await stateOf(one);
    expect(zh).toMatchObject({ request: null, open: [], coolingDays: 15 });
    expect(zh.kept.map(({ law }) => law)).toEqual(
      expect.arrayContaining(['《电子商务法》第三十一条', '《会计档案管理办法》', '《网络安全法》']),
    );
    const en = dataOf(await portal.call('MyErasure', self(one.guid), { session: one.token, language: 'en-us' }));
    expect(en.kept.map(({ law }) => law)).toContain('E-commerce Law, article 31');
    expect(JSON.stringify(en)).not.toMatch(/\p{Script=Han}/u);
  });

  // proves: own data: password again before erasure
  it('needs the password once more', async () => {
    const [one] = await makeCrowd(portal, 1);
    expect(one && faultOf(await askAs(one))).toBe('passwordAgain');
  });

  // proves: own data: nothing is erased while an order is open
  it('is refused with the reason while an order is open, of the portal or of a mall', async () => {
    const { member: booker } = await bookOrder(portal);
    const buyer = await member();
    await makeMallOrder(portal, { personGuid: buyer.guid });
    await confirmAll();
    const blocked = async (who: typeof booker, zh: string, en: string) => {
      expect(textOf(await askAs(who))).toBe(faultText('erasureBlocked', 'zh-cn', { what: zh }));
      expect(textOf(await askAs(who, 'en-us'))).toBe(faultText('erasureBlocked', 'en-us', { what: en }));
    };
    await blocked(
      booker,
      '有尚未完成的预约订单，请先完成或取消',
      'a booking is not finished; complete or cancel it first',
    );
    await blocked(buyer, '有尚未完成的商城订单', 'a mall order is not completed');
    expect((await stateOf(booker)).open).toHaveLength(1);
  });

  it('is refused while a refund has not arrived', async () => {
    const { rows } = await portal.portal.database.pool.query<{ companyId: number; guid: string }>(
      `SELECT y.company_id AS "companyId", o.user_guid AS guid FROM refund r JOIN payment y USING (company_id, payment_id)
       JOIN exam_order o ON o.company_id = y.company_id AND o.order_id = y.subject_id
       WHERE r.state <> 'done' LIMIT 1`,
    );
    const { companyId = 0, guid = '' } = rows[0] ?? {};
    const open = await transact({ portal: portal.portal, company: { companyId } }, (ctx) => openThings(ctx, guid));
    expect(open.map(({ zh }) => zh)).toContain('有一笔退款尚未到账，请等待退款完成');
  });

  it('can be taken back, once, and asked for again', async () => {
    const one = await member();
    const asked = dataOf(await askAs(one));
    expect(asked).toMatchObject({ state: 'asked', endedAt: null });
    // 15 days after 10 June, and 15 working days after that
    expect(asked.coolingUntil.slice(0, 10)).toBe('2026-06-25');
    expect(asked.dueOn).toBe('2026-07-16');
    for (const language of LANGUAGES)
      expect(textOf(await askAs(one, language))).toBe(faultText('erasureAsked', language));
    const withdraw = (language = LANGUAGES[0] ?? 'zh-cn') =>
      portal.call('WithdrawErasure', self(one.guid), { session: one.token, language });
    expect(dataOf(await withdraw())).toEqual({ withdrawn: true });
    for (const language of LANGUAGES) expect(textOf(await withdraw(language))).toBe(faultText('noErasure', language));
    expect((await stateOf(one)).request).toMatchObject({ state: 'withdrawn' });
    expect(faultOf(await askAs(one))).toBe('answered');
  });

  it('many at once are one request', async () => {
    const one = await member();
    const answers = await Promise.all(Array.from({ length: 5 }, () => askAs(one)));
    expect(answers.map(faultOf).filter((fault) => fault === 'answered')).toHaveLength(1);
  });
});

describe('deciding about it', () => {
  // proves: own data: the cooling period
  it('waits for the cooling period, at the console and in the database', async () => {
    const one = await member();
    dataOf(await askAs(one));
    const requestId = await requestOf(one.guid);
    for (const language of LANGUAGES)
      expect(textOf(await decide('OpsErasureDo', requestId, language))).toBe(
        faultText('erasureCooling', language, { date: '2026-06-25' }),
      );
    const early = inCompany(portal, COMPANY, (db) =>
      db
        .updateTable('erasure_request')
        .set({ state: 'done', ended_at: portal.clock.now() })
        .where('request_id', '=', requestId)
        .execute(),
    );
    await expect(early).rejects.toMatchObject({ constraint: 'never_before_cooled_off' });
  });

  it('is an administrator’s; customer service reads the list', async () => {
    const one = await member();
    const requestId = await makeErasure(portal, { companyId: COMPANY, personGuid: one.guid }, 60);
    const support = { session: await portal.operator('support') };
    const listed = dataOf(await portal.call('OpsErasures', { state: 'overdue' }, support));
    expect(listed.rows).toMatchObject([{ requestId, overdue: true, cooling: false, person: { name: '群**' } }]);
    expect(listed.counts).toMatchObject({ overdue: 1, open: listed.counts['open'] });
    expect(dataOf(await portal.call('OpsOpenErasures', {}, support)).open).toBe(listed.counts['open']);
    const what = { companyId: COMPANY, requestId, reason };
    for (const call of ['OpsErasureDo', 'OpsErasureDecline'] as const)
      expect(faultOf(await portal.call(call, what, support))).toBe('notAllowed');
  });

  it('declined is told with the reason, once', async () => {
    const one = await member();
    const requestId = await makeErasure(portal, { companyId: COMPANY, personGuid: one.guid });
    expect(faultOf(await decide('OpsErasureDecline', requestId))).toBe('answered');
    expect(faultOf(await decide('OpsErasureDecline', requestId))).toBe('alreadyCleared');
    expect(faultOf(await decide('OpsErasureDo', requestId))).toBe('alreadyCleared');
    expect((await stateOf(one)).request).toMatchObject({ state: 'declined', reason });
  });

  // proves: own data: an order made since holds an erasure up
  it('is held up by an order that was made since', async () => {
    const { member: booker } = await bookOrder(portal);
    const requestId = await makeErasure(portal, { companyId: COMPANY, personGuid: booker.guid });
    for (const language of LANGUAGES) {
      const answer = await decide('OpsErasureDo', requestId, language);
      expect(faultOf(answer)).toBe('erasureHeldUp');
    }
  });
});

describe('erasing', () => {
  const PLANTED = {
    phone: '19900100003',
    email: NEW_EMAIL,
    addressPhone: '19955554444',
    address: '删除路 4455 号',
    name: '周文博',
    relative: '周建业',
  };
  let who: SignedIn;
  /** Issued invoices of the demo world say whom they were made out to: accounting law keeps that. */
  const keptByLaw = (row: string): boolean => row === `order_invoice.title ${PLANTED.name}`;

  it('waits for an order that is being placed, and is then held up by it', async () => {
    const one = await member();
    dataOf(await askAs(one));
    portal.clock.advance(16 * DAY);
    const requestId = await requestOf(one.guid);
    const { pool } = portal.portal.database;
    const placing = await pool.connect();
    try {
      await placing.query('BEGIN');
      await placing.query(
        `INSERT INTO mall_order (company_id, order_id, order_guid, person_guid, mall, title, title_eng, amount_fen, status,
           held_until, created_at)
         VALUES ($1, nextval('mall_order_number'), gen_random_uuid(), $2, 'health', '', '', 1, 10, now(), now())`,
        [COMPANY, one.guid],
      );
      const erasing = decide('OpsErasureDo', requestId);
      await vi.waitFor(async () => {
        const { rows } = await pool.query(
          `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%person%'`,
        );
        expect(rows).not.toEqual([]);
      });
      await placing.query('COMMIT');
      expect(faultOf(await erasing)).toBe('erasureHeldUp');
    } finally {
      placing.release();
    }
  });

  // proves: own data: erasing an invoice’s contact
  // proves: own data: erasing takes the last message with it
  it('leaves nothing of the person in any table, sealed or not', { timeout: 30_000 }, async () => {
    who = await portal.login('demo', 'parent');
    // the demo world's purchases are over: an open order is a reason to wait
    await portal.portal.database.pool.query(
      `UPDATE mall_order SET status = 30, closed_as = NULL, held_until = NULL, completed_at = now()
       WHERE person_guid = $1 AND status = 20`,
      [who.user.CustomerGuid],
    );
    const { CustomerGuid: guid, CompanyId: companyId } = who.user;
    await confirmSessions(portal, who);
    const by = { session: who, ...inZh };
    const address = {
      recipient: PLANTED.name,
      phone: PLANTED.addressPhone,
      district: '示例区',
      detail: PLANTED.address,
    };
    dataOf(await portal.call('SavePostAddress', { ...self(guid), ...address }, by));
    const change = { customerGuid: guid, maritalStatus: 'married' as const, cityId: who.user.CityId, phone: '' };
    dataOf(await portal.call('SavePersonalInfo', { ...change, email: '' }, by));
    await setAccountScene(portal, who, 'ConfirmEmail');
    dataOf(await portal.call('ConfirmEmail', { ...self(guid), code: EMAIL_CODE }, by));
    dataOf(
      await portal.call(
        'SaveBookingDraft',
        { ...self(guid), draft: { examSetName: { zh: PLANTED.name, en: '' } } },
        by,
      ),
    );
    dataOf(await portal.call('MakeCalendarFeed', self(guid), by));
    await settle(guid);
    await plantInvoices(guid);
    dataOf(await portal.call('AskErasure', self(guid), by));
    for (const text of Object.values(PLANTED)) expect((await unsealedRows(portal, companyId)).join()).toContain(text);

    portal.clock.advance(15 * DAY);
    expect(faultOf(await decide('OpsErasureDo', await requestOf(guid)))).toBe('answered');
    await sendDue(portal.portal, companyId);
    await sweepAll(portal.portal);
    const left = await unsealedRows(portal, companyId);
    const plain = Object.values(await everyRow(portal.portal.database.pool)).join();
    for (const text of Object.values(PLANTED)) {
      expect(left.filter((row) => row.includes(text) && !keptByLaw(row))).toEqual([]);
      expect(plain).not.toContain(text);
    }
    const indexes = await transact({ portal: portal.portal, company: { companyId } }, async (ctx) => {
      const key = await portal.portal.keyring.companyKey(ctx);
      return [
        ...key.indexes('phone', PLANTED.phone),
        ...key.indexes('login', PLANTED.phone),
        ...key.indexes('login', 'parent'),
        ...key.indexes('name', PLANTED.name),
      ];
    });
    for (const index of indexes) expect(plain).not.toContain(index.toString('hex'));
  });

  it('keeps the trade, closes the account and is written down', async () => {
    const { CustomerGuid: guid, CompanyId: companyId } = who.user;
    const orders = await inCompany(portal, companyId, (db) =>
      db.selectFrom('exam_order').select(['price_fen', 'book_date']).where('user_guid', '=', guid).execute(),
    );
    expect(orders.length).toBeGreaterThan(0);
    expect(faultOf(await portal.call('MyErasure', self(guid), { session: who }))).toBe('sessionExpired');
    await expect(portal.login('demo', 'parent')).rejects.toThrow('cannot sign in');
    const { rows } = await portal.portal.database.pool.query(
      `SELECT actor_kind, action, reason FROM audit WHERE person_guid = $1 AND action LIKE 'personalData.%' ORDER BY seq`,
      [guid],
    );
    expect(rows).toEqual([
      { actor_kind: 'employee', action: 'personalData.askErasure', reason: '' },
      { actor_kind: 'operator', action: 'personalData.erase', reason },
    ]);
    const admin = { session: await portal.operator('admin') };
    expect(dataOf(await portal.call('OpsErasures', { state: 'ended' }, admin)).rows).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'done', person: { name: '**' } })]),
    );
  });

  /** Two invoices of a person's: one issued and sent to where they are, one only asked for. */
  async function plantInvoices(guid: string): Promise<void> {
    const { pool } = portal.portal.database;
    const { rows } = await pool.query<{ id: number }>(
      'SELECT order_id AS id FROM exam_order WHERE user_guid = $1 ORDER BY 1 LIMIT 2',
      [guid],
    );
    const [sent = 0, asked = 0] = rows.map(({ id }) => id);
    await pool.query('DELETE FROM order_invoice WHERE order_id = ANY ($1::bigint[])', [[sent, asked]]);
    await transact({ portal: portal.portal, company: { companyId: COMPANY } }, async (ctx) => {
      const key = await portal.portal.keyring.companyKey(ctx);
      const said = (order_id: number, title: string) => ({
        ...{ company_id: COMPANY, order_id, invoice_type: 1, category: 2, asked_on: '2026-05-01' },
        title: sealTitle(key, order_id, title),
        details: sealDetails(key, order_id, { invoicePhone: PLANTED.phone, invoiceEmail: PLANTED.email }),
      });
      const made = { state: 'sent', amount_fen: 100, number: `2699${sent}`, issued_on: '2026-05-02' } as const;
      await ctx.db
        .insertInto('order_invoice')
        .values({ ...said(sent, 'ACME'), ...made, sent_on: '2026-05-03' })
        .execute();
      await ctx.db.insertInto('order_invoice').values(said(asked, PLANTED.name)).execute();
      // and the same of two things that were bought
      const bought = await ctx.db
        .selectFrom('mall_order')
        .select('order_id')
        .where('person_guid', '=', guid)
        .limit(2)
        .execute();
      expect(bought).toHaveLength(2);
      for (const [at, { order_id }] of bought.entries())
        await ctx.db
          .insertInto('mall_invoice')
          .values({
            ...said(order_id, ''),
            title: sealTitle(key, order_id, at === 0 ? 'ACME' : PLANTED.name, 'mall'),
            details: sealDetails(key, order_id, { invoicePhone: PLANTED.phone, invoiceEmail: PLANTED.email }, 'mall'),
            ...(at === 0 && { ...made, sent_on: '2026-05-03' }),
          })
          .execute();
    });
  }

  /** Whatever is open of hers or his, ended as people do. */
  async function settle(guid: string): Promise<void> {
    const { pool } = portal.portal.database;
    const { rows } = await pool.query<{ guid: string }>(
      'SELECT relative_guid AS guid FROM relation WHERE person_guid = $1',
      [guid],
    );
    for (const each of [guid, ...rows.map((row) => row.guid)]) await forgetOrders(pool, each);
  }
});
