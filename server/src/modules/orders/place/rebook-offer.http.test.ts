import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, fromElsewhere } from '../../../../test/answers.ts';
import { changePerson } from '../../../../test/change-person.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { makeSeats, orderFor } from '../../../../test/seats.ts';
import { CENTER } from '../../../../../demo/supply/centers.ts';
import { EXTRA } from '../../../../../demo/supply/extra-ids.ts';
import { SET } from '../../../../../demo/supply/sets.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());

const MOTHER = '55624cb9-8520-48b3-893b-f117d2c43bdd';
const signIn = (account: string, company = 'demo') => portal.login(company, account, { headers: fromElsewhere() });
const offerFor = async (who: SignedIn, customerGuid = who.user.CustomerGuid, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  dataOf(await portal.call('GetRebookOffer', { customerGuid }, { session: who, language })).offer;
/** Changes rows of the demo company, looks, and puts them back. */
async function meanwhile(change: string, back: string, look: () => Promise<void>): Promise<void> {
  await pool.query(change);
  try {
    await look();
  } finally {
    await pool.query(back);
  }
}

describe('same as last year', () => {
  it('offers the earlier choices, where they can still be had', async () => {
    const emp = await signIn('emp');
    const offer = await offerFor(emp);
    expect(offer).toMatchObject({
      draft: {
        bookingId: 980,
        customerGuid: emp.user.CustomerGuid,
        cityId: 310100,
        examSetId: SET.plusMale,
        extraIds: [EXTRA.carotid, EXTRA.breathC13],
        centerId: CENTER.nanjingRoad,
        reportType: 'electronic',
        invoice: { typeId: '1', title: emp.user.Name, invoiceEmail: 'emp@demo.example' },
      },
      dropped: [],
    });
    expect(offer?.lastDay).toMatch(/^2025-0[56]-/);
    expect(offer?.lastTime).toMatch(/^\d{2}:\d{2}–\d{2}:\d{2}$/);
  });

  it('of a relative too', async () => {
    const son = await signIn('parent');
    const offer = await offerFor(son, MOTHER);
    expect(offer?.draft).toMatchObject({ examSetId: SET.parentsFemale, extraIds: [EXTRA.echo], delivery: 'unified' });
  });

  it('brings the whole invoice and the address back, as the submit page has them', async () => {
    const who = await signIn('hr');
    const { CustomerGuid: userGuid } = who.user;
    const address = { userGuid, recipient: '许静怡', phone: '19900007777', district: '上海市', detail: '衡山路 2 号' };
    const { id } = dataOf(await portal.call('SavePostAddress', address, { session: who }));
    const kept = {
      invoicePhone: '19900008888',
      invoiceEmail: 'books@firm.example',
      BuyerTaxNum: '91990000MA7788QQ01',
      BuyerBankName: '示例银行分行',
      BuyerBankAccount: '6222990011223344',
      BuyerAddress: '示例路 88 号',
      CompanyPhone: '021-55507788',
      content: '体检费',
    };
    const form = {
      ...orderFor({ userGuid }, await makeSeats(pool, 1)),
      examSetId: SET.careMarried,
      ...({ report_type: 'both', deliveryPaperWay: 'separate' } as const),
      postAddressId: id,
      invoice: { invoiceTypeId: 3, title: '上海云帆网络科技有限公司', ...kept },
    };
    const { orderId } = dataOf(await portal.call('AddExamOrder', form, { session: who }));
    for (const status of [30, 35]) {
      await pool.query('UPDATE exam_order SET status = $2 WHERE order_id = $1', [orderId, status]);
    }
    expect((await offerFor(who))?.draft).toMatchObject({
      reportType: 'both',
      delivery: 'separate',
      addressId: id,
      invoice: {
        typeId: '3',
        title: '上海云帆网络科技有限公司',
        taxNum: kept.BuyerTaxNum,
        invoicePhone: kept.invoicePhone,
        invoiceEmail: kept.invoiceEmail,
        bankName: kept.BuyerBankName,
        bankAccount: kept.BuyerBankAccount,
        companyAddress: kept.BuyerAddress,
        companyPhone: kept.CompanyPhone,
        content: kept.content,
      },
    });
    // another employee of the same family sees the examinations, not who paid and where the paper went
    const of = `(100, '${(await signIn('emp')).user.CustomerGuid}', '${userGuid}', 'spouse')`;
    await pool.query(`INSERT INTO relation (company_id, person_guid, relative_guid, kind) VALUES ${of}`);
    const seen = (await offerFor(await signIn('emp'), userGuid))?.draft;
    expect(seen).toMatchObject({ examSetId: SET.careMarried, reportType: 'both' });
    expect(seen).not.toHaveProperty('invoice');
    expect(seen).not.toHaveProperty('addressId');
    await pool.query('DELETE FROM relation WHERE relative_guid = $1', [userGuid]);
  });

  it('is not offered where it would only be refused: too young, not in the plan, not open', async () => {
    const [son, emp] = [await signIn('parent'), await signIn('emp')];
    const plan = 'UPDATE plan SET';
    const which = 'WHERE company_id = 100 AND plan_id = 980';
    const { rows } = await pool.query<{ whom: string; windows: string }>(
      `SELECT for_whom::text AS whom, windows::text AS windows FROM plan ${which}`,
    );
    const before = rows[0] ?? { whom: '', windows: '' };
    const born = (birthDate: string) => changePerson(portal, emp.user.CompanyId, emp.user.CustomerGuid, { birthDate });
    const { birthDate } = await born('2008-06-11');
    expect(await offerFor(emp)).toBeNull();
    await born(birthDate);
    const whom = (list: string) => `${plan} for_whom = '${list}' ${which}`;
    await meanwhile(whom('{self,spouse}'), whom(before.whom), async () => {
      expect(await offerFor(son, MOTHER)).toBeNull();
      expect(await offerFor(emp)).not.toBeNull();
    });
    const windows = (list: string) => `${plan} windows = '${list}' ${which}`;
    await meanwhile(windows('[{"from": "2026-07-01"}]'), windows(before.windows), async () =>
      expect(await offerFor(emp)).toBeNull(),
    );
    expect(await offerFor(emp)).not.toBeNull();
  });

  it('names in the caller’s language what no longer fits', async () => {
    const son = await signIn('parent');
    // last year's centre has no CT any more: the add-on stays, another centre is looked for
    const [zh, en] = [await offerFor(son), await offerFor(son, son.user.CustomerGuid, 'en-us')];
    expect(zh?.draft).not.toHaveProperty('centerId');
    expect(zh?.draft).toMatchObject({ examSetId: SET.plusMale, extraIds: [EXTRA.chestCt] });
    expect([zh?.dropped, en?.dropped]).toEqual([[zh?.center.zh], [en?.center.en]]);
  });

  it('drops an add-on that a rule of today forbids', async () => {
    const emp = await signIn('emp');
    // C14 is now a part of what C13 is equal to: the two exclude each other
    await pool.query(`INSERT INTO exam_order_extra SELECT company_id, order_id, ${EXTRA.breathC14}, 9000
      FROM exam_order WHERE person_guid = '${emp.user.CustomerGuid}' AND status = 35`);
    const offer = await offerFor(emp, emp.user.CustomerGuid, 'en-us');
    expect(offer?.draft.extraIds).toEqual([EXTRA.carotid, EXTRA.breathC13]);
    expect(offer?.dropped).toEqual([expect.stringContaining('C14')]);
  });

  it('does not offer a centre outside the plan’s cities', async () => {
    const emp = await signIn('emp');
    await pool.query('UPDATE plan SET city_ids = ARRAY[110100] WHERE company_id = 100 AND plan_id = 980');
    expect((await offerFor(emp))?.draft).not.toHaveProperty('centerId');
  });

  it('offers nothing to whom nothing was done yet, nor a package that is not for them any more', async () => {
    expect(await offerFor(await signIn('remote'))).toBeNull();
    await pool.query(`DELETE FROM plan_set WHERE company_id = 100 AND set_id = ${SET.plusMale}`);
    expect(await offerFor(await signIn('emp'))).toBeNull();
  });
});
