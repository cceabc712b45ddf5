import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import { makeMallOrder } from '../../../../test/mall.ts';
import { broken, holdSeat, orderNow, payTrade, simOf, tradeNoOf } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { makeSeats } from '../../../../test/seats.ts';
import { transact } from '../../../db/transact.ts';
import { tokenHash } from '../../identity/index.ts';
import { bind } from '../../messaging-app/index.ts';

/** Paying inside the messaging app: a code says who pays, and a hop through the app fetches it. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());
afterEach(async () => expect(await broken(portal)).toEqual([]));

const held = async () => {
  const [member] = (await makeCrowd(portal, 1)) as [Member];
  return { member, order: await holdSeat(portal, member, await makeSeats(portal.portal.database.pool, 1)) };
};
type Scene = Awaited<ReturnType<typeof held>>;

const inApp = ({ member, order }: Scene, code?: string) =>
  portal.call('WeixinJsApiPay', { order_no: order.orderNo, ...(code && { code }) }, { session: member.token });

function addressIn(reply: object): URL {
  if (!('oauthUrl' in reply)) throw new Error('no address to fetch a code at');
  return new URL(String(reply.oauthUrl));
}

/** Follows the hop as the app's browser would; answers with where it comes back to. */
async function hop(address: URL): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

describe('inside the messaging app', () => {
  it('without a code: its address, the quiet way, back to the pay page with a code that pays', async () => {
    const scene = await held();
    const address = addressIn(dataOf(await inApp(scene)));
    expect([...address.searchParams.keys()]).toEqual(['appid', 'redirect_uri', 'response_type', 'scope', 'state']);
    expect(address.searchParams.get('scope')).toBe('snsapi_base');
    expect(address.hash).toBe('#wechat_redirect');
    expect(address.searchParams.get('redirect_uri')).toBe(`${portal.url}/v2/mobile/wxpay?oid=${scene.order.orderId}`);
    const back = await hop(address);
    expect(back.pathname + back.search).toMatch(/^\/v2\/mobile\/wxpay\?oid=\d+&code=[\w-]+&state=pay$/);
    const code = back.searchParams.get('code') ?? '';
    expect(dataOf(await inApp(scene, code))).toMatchObject({ signType: 'RSA' });
    await payTrade(portal, await tradeNoOf(portal, scene.order.orderId));
    expect((await orderNow(portal, scene.order.orderId)).status).toBe(20);
  });

  // proves: messaging app: payer entered from it
  it('a person who entered from the app pays without another hop, as the bound one; others are asked', async () => {
    const scene = await held();
    const { portal: inner } = portal;
    const { appId } = inner.ports.messagingApp;
    await transact({ portal: inner, company: { companyId: CROWD_COMPANY } }, async (ctx) => {
      const { account_id } = await ctx.db
        .selectFrom('account')
        .select('account_id')
        .where('person_guid', '=', scene.member.guid)
        .executeTakeFirstOrThrow();
      await bind({ ...ctx, now: portal.clock.now }, account_id, { appId, openId: 'oBoundPayer' });
    });
    expect(dataOf(await inApp(scene))).toHaveProperty('oauthUrl');
    await inner.database.pool.query('UPDATE session SET messaging_app = $1 WHERE token_hash = $2', [
      appId,
      tokenHash(scene.member.token),
    ]);
    expect(dataOf(await inApp(scene))).toMatchObject({ signType: 'RSA' });
    const no = await tradeNoOf(portal, scene.order.orderId);
    expect(simOf(portal).world.trades.get(no)?.openId).toBe('oBoundPayer');
    await payTrade(portal, no);
  });

  it('a code is good once, and for five minutes', async () => {
    const scene = await held();
    const codeOf = async () => (await hop(addressIn(dataOf(await inApp(scene))))).searchParams.get('code') ?? '';
    const [used, old] = [await codeOf(), await codeOf()];
    dataOf(await inApp(scene, used));
    expect(faultOf(await inApp(scene, used))).toBe('wxConfigFailed');
    portal.clock.advance(6 * MINUTE);
    expect(faultOf(await inApp(scene, old))).toBe('wxConfigFailed');
  });

  it('an order of a mall comes back to its own page', async () => {
    const [member] = (await makeCrowd(portal, 1)) as [Member];
    const order = await makeMallOrder(portal, { personGuid: member.guid });
    const asked = await portal.call('Amazon_WeixinJsApiPay', { order_no: order.orderNo }, { session: member.token });
    const back = await hop(addressIn(dataOf(asked)));
    expect(back.pathname).toBe(`/v2/mb/mall/pay/${order.orderGuid}`);
  });

  it('the hop leads nowhere else', async () => {
    const address = addressIn(dataOf(await inApp(await held())));
    for (const elsewhere of ['https://evil.example/', 'javascript:alert(1)', '//evil.example']) {
      address.searchParams.set('redirect_uri', elsewhere);
      expect((await fetch(address, { redirect: 'manual' })).status).toBe(400);
    }
  });
});
