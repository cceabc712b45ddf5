import { randomInt } from 'node:crypto';
import { KIT_STATES } from '#contract/calls/mall-orders';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import { dayInShanghai } from '#contract/rules/day';
import { isSent } from '#contract/rules/product-kind';
import { serviceRun } from '#contract/rules/window';
import { companyHere } from '../server/src/modules/company/index.ts';
import { giveItemsBack, lockMallOrder, recordMallEvent } from '../server/src/modules/mall/index.ts';
import { grantService } from '../server/src/modules/services/index.ts';
import { plusDays } from './days.ts';
import { fillCards } from './fill-cards.ts';
import type { Line, PlacedOrder } from './fill-mall.ts';
import type { FillCtx } from './fill-people.ts';
import type { Gives } from './products/types.ts';

const CARRIERS = ['飞鸽速运', '云途快递', '远帆快运'] as const;

/** Things of an order long over that work at once: the service among its owner's, the card in the wallet. */
export async function grantBought(ctx: FillCtx, owner: string, { orderId, lines }: PlacedOrder): Promise<void> {
  for (const line of lines.filter((line) => !comesInParcel(line))) {
    for (let no = 1; no <= line.count; no += 1)
      await grantOne(ctx, owner, line, `mall:${orderId}-${line.itemNo}-${no}`);
    await setItem(ctx, orderId, line.itemNo, { state: 'done' });
  }
}

async function grantOne(ctx: FillCtx, owner: string, line: Line, source: string): Promise<void> {
  const { gives, name, brief } = line.of;
  const from = dayInShanghai(ctx.portal.clock());
  if (gives.kind === 'service') {
    const term = (await campaignTerm(ctx, line.of.id, from)) ?? { from, to: lastDay(from, gives.months) };
    await grantService(ctx, { personGuid: owner, source, name, about: brief, ...term, use: wayOfUse(gives) });
  } else if (gives.kind === 'card' && !line.inWallet) {
    const { purpose, uses, fen } = gives;
    const term = { validFrom: from, validTo: lastDay(from, gives.months) };
    const card = { owner, name, purpose, state: 0 as const, ...term, ...(uses && { uses }), ...(fen && { fen }) };
    await fillCards(ctx, [card], await ctx.portal.keyring.companyKey(ctx));
  }
}

/** The products of a company's campaign, free and paid. */
const CAMPAIGN_PRODUCTS = [601, 602];

/** Signed up for in this campaign it runs as the campaign does; one of an earlier year had a run of its own. */
async function campaignTerm(ctx: FillCtx, product: number, from: string) {
  const campaign = (await companyHere(ctx))?.config.login.campaign;
  const isOfIt = campaign !== undefined && CAMPAIGN_PRODUCTS.includes(product) && from >= campaign.openFrom;
  return isOfIt ? serviceRun(from, campaign) : undefined;
}

function wayOfUse(gives: Extract<Gives, { kind: 'service' }>) {
  return gives.use === 'link'
    ? ({ kind: 'link', url: gives.url ?? '' } as const)
    : ({ kind: 'code', code: `FW-${digits(4)}-${digits(4)}` } as const);
}

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');
const lastDay = (from: string, months: number): string => {
  const end = new Date(`${from}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + months);
  return plusDays(end.toISOString().slice(0, 10), -1);
};

const comesInParcel = ({ of }: Line): boolean => isSent(of.gives.kind);

/** All of it in one parcel; a kit has a number of its own. */
export async function sendMallOrder(ctx: FillCtx, { orderId, lines }: PlacedOrder): Promise<void> {
  const parcel = {
    state: 'sent',
    sent_at: ctx.portal.clock(),
    tracking_no: `FG${digits(12)}`,
    carrier: CARRIERS[orderId % CARRIERS.length] ?? CARRIERS[0],
  } as const;
  for (const { itemNo, kit } of lines.filter(comesInParcel)) {
    const sample = kit ? ({ sample_no: `GK${digits(10)}`, kit_state: kit } as const) : {};
    await setItem(ctx, orderId, itemNo, { ...parcel, ...sample });
    await recordMallEvent(ctx, orderId, 'sent', { itemNo });
  }
}

/** It has come; a sample went on its way, one step after the other. */
export async function receiveMallOrder(ctx: FillCtx, { orderId, lines }: PlacedOrder): Promise<void> {
  for (const { itemNo, kit } of lines.filter(comesInParcel)) {
    await setItem(ctx, orderId, itemNo, { state: 'done', received_at: ctx.portal.clock() });
    await recordMallEvent(ctx, orderId, 'received', { itemNo });
    const steps = kit ? KIT_STATES.indexOf(kit) : 0;
    for (let step = 0; step < steps; step += 1) await recordMallEvent(ctx, orderId, 'kit', { itemNo });
  }
}

export async function completeMallOrder(ctx: FillCtx, orderId: number): Promise<void> {
  await ctx.db
    .updateTable('mall_order')
    .set({ status: MALL_STATUS.completed, completed_at: ctx.portal.clock() })
    .where('company_id', '=', ctx.company.companyId)
    .where('order_id', '=', orderId)
    .execute();
  await recordMallEvent(ctx, orderId, 'completed');
}

export async function giveMallOrderBack(
  ctx: FillCtx,
  orderId: number,
  why: 'expired' | 'cancelled' | 'refunded',
): Promise<void> {
  await giveItemsBack(ctx, await lockMallOrder(ctx, orderId), 'all', why);
}

type ItemSet = Partial<{
  state: 'sent' | 'done';
  carrier: string;
  tracking_no: string;
  sent_at: Date;
  received_at: Date;
  sample_no: string;
  kit_state: (typeof KIT_STATES)[number];
}>;

const setItem = ({ db, company }: FillCtx, orderId: number, itemNo: number, set: ItemSet) =>
  db
    .updateTable('mall_order_item')
    .set(set)
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .where('item_no', '=', itemNo)
    .execute();
