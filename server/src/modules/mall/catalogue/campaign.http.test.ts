import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../../test/answers.ts';
import { item, tryIn } from '../../../../test/mall-scenes.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';

/** The service of a campaign, free for the employee. */
const FREE = 601;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

const noticesOf = async (who: SignedIn) => {
  const asked = { companyId: who.user.CompanyId };
  const { Notices } = dataOf(await portal.call('GetCompanyColorsAndIndexMenus', asked, { session: who }));
  return Notices.filter(({ title }) => title.includes('口袋医生'));
};
const productOf = async (who: SignedIn) => {
  const asked = { customerGuid: who.user.CustomerGuid, productId: FREE };
  return dataOf(await portal.call('GetProductByParm', asked, { session: who })).product;
};
const dayWords = (day = ''): string => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`;

// proves: campaign: run of its service
it('is open, on the same days and for the same run, at home, on its page and among what one holds', async () => {
  const who = await portal.login('pocket', 'emp');
  const [notice] = await noticesOf(who);
  expect(notice?.title).toBe('口袋医生报名进行中');
  const product = await productOf(who);
  expect(product.refusal?.fault).not.toBe('productNotYet');
  const { onSale, serviceDays } = product;
  for (const day of [onSale?.to ?? 'none', serviceDays?.from, serviceDays?.to])
    expect(notice?.text).toContain(dayWords(day));

  const { guid, token } = { guid: who.user.CustomerGuid, token: who.token };
  const bought = await tryIn(portal).buy(
    { guid, token, addressId: 0 },
    [item(FREE)],
    { AddressId: undefined },
    'zh-cn',
  );
  dataOf(bought);
  const { rows } = dataOf(await portal.call('MyServices', { userGuid: guid }, { session: who }));
  expect(rows).toContainEqual(
    expect.objectContaining({ from: serviceDays?.from, to: serviceDays?.to, state: 'notYet' }),
  );
});

// proves: campaign: some classes begin to sign up later
it('opens later for a class that begins later, in all places', async () => {
  const who = await portal.login('pocket', 'emp6');
  const [notice] = await noticesOf(who);
  expect(notice?.title).toBe('口袋医生即将开放报名');
  const product = await productOf(who);
  expect(product.refusal?.fault).toBe('productNotYet');
  expect(notice?.text).toContain(dayWords(product.onSale?.from ?? 'none'));
});
