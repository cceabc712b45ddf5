import type { Input, Reply } from '#contract/call';
import type { mallOrders, MallPreview, PaySource } from '#contract/calls/mall-orders';
import { isSent } from '#contract/rules/product-kind';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault, reasonOf } from '../../../fault.ts';
import { loadBasket, pointsPriceOf, splitItemOf, type Basket, type Line } from '../orders/basket.ts';
import { loadMeans, meansOf, type OwnMeans } from '../paying/means.ts';
import type { SplitItem } from '../paying/pay-items.ts';
import { dentalSteps, split, type SplitResult } from '../paying/split.ts';

type Calls = typeof mallOrders;

/** The price of an order and its sources; nothing is taken. */
export const previewOrder = (
  ctx: EmployeeCtx,
  form: Input<Calls['MallCheckout']>,
): Promise<Reply<Calls['MallCheckout']>> =>
  transact(ctx, async (ctx) => {
    const basket = await loadBasket(ctx, form);
    const own = await loadMeans(ctx);
    const result = split(basket.lines.map(splitItemOf), meansOf(ctx, own), form.Split);
    return { preview: present(ctx, basket, own, result) };
  });

function present(ctx: InTx<EmployeeCtx>, basket: Basket, own: OwnMeans, result: SplitResult): MallPreview {
  const { prices, pointFen, holdMinutes, giftsAndCardsFirst } = ctx.company.config.mall;
  const priceFen = basket.lines.reduce((sum, { offer, count }) => sum + offer.priceFen * count, 0);
  const fault = basket.fault ?? result.fault;
  return {
    mall: basket.mall,
    lines: basket.lines.map((line) => presentLine(line, prices)),
    delivered: basket.lines.some(({ offer }) => isSent(offer.kind)),
    priceFen: prices ? priceFen : null,
    companyFen: prices ? priceFen - result.toPayFen : null,
    sources: sourcesOf(ctx, basket.lines.map(splitItemOf), own, result),
    moneyFen: result.moneyFen,
    holdMinutes,
    pointFen,
    giftsAndCardsFirst,
    byPoints: byPointsOf(ctx, basket.lines, own),
    refusal: fault ? reasonOf(fault, ctx.lang) : null,
  };
}

const presentLine = ({ offer, count, forName }: Line, prices: boolean): MallPreview['lines'][number] => ({
  Id: offer.productId,
  name: offer.name,
  brief: offer.brief,
  picture: offer.pictures[0] ?? '',
  kind: offer.kind,
  count,
  priceFen: prices ? offer.priceFen * count : null,
  forName,
});

/** Gifts, cards and points in the order in which they are used; each with what may be used of it here. */
function sourcesOf(ctx: EmployeeCtx, items: SplitItem[], own: OwnMeans, result: SplitResult): PaySource[] {
  const used = (source: 'gift' | 'card' | 'points', id: number) => {
    const parts = result.parts.filter((part) => part.source === source && part.sourceId === id);
    return { fen: sumOf(parts.map(({ fen }) => fen)), points: sumOf(parts.map(({ points }) => points)) };
  };
  const gifts = own.gifts.map(({ id, name, leftFen, expiresOn }): PaySource => {
    const { fen } = used('gift', id);
    const most = Math.min(leftFen, result.restFen);
    const expires = { on: expiresOn, amount: leftFen };
    return {
      source: 'gift',
      id,
      name,
      number: null,
      have: leftFen,
      use: fen,
      most,
      useFen: fen,
      expires,
      limit: null,
      uses: null,
    };
  });
  const cards = own.cards.flatMap((card): PaySource | [] => {
    const { id, name, number, purpose, validTo } = card;
    const { fen } = used('card', id);
    // a dental card holds uses; in money it is what they pay for here
    const uses = purpose === 'dental' ? { left: card.usesLeft, steps: dentalSteps(items, card.usesLeft) } : null;
    const most = uses?.steps.at(-1) ?? Math.min(card.leftFen, result.restFen);
    const have = uses ? most : card.leftFen;
    if (have === 0) return [];
    const expires = { on: validTo, amount: have };
    return { source: 'card', id, name, number, have, use: fen, most, useFen: fen, expires, limit: null, uses };
  });
  const points = pointsOf(ctx, own, result, used('points', 0));
  const purses = [...gifts, ...cards].toSorted(bySoonest);
  return ctx.company.config.mall.giftsAndCardsFirst
    ? [...purses, ...points]
    : [...purses, ...points].toSorted(bySoonest);
}

const bySoonest = (a: PaySource, b: PaySource): number =>
  (a.expires?.on ?? '').localeCompare(b.expires?.on ?? '') || a.id - b.id;

function pointsOf(
  { lang }: EmployeeCtx,
  { points }: OwnMeans,
  { mostPoints, pointsByShare }: SplitResult,
  used: { fen: number; points: number },
): PaySource[] {
  if (points.balance === 0) return [];
  const isLimited = mostPoints === pointsByShare && mostPoints < points.balance;
  return [
    {
      ...{ source: 'points', id: 0, name: { zh: '积分', en: 'Points' }, number: null, have: points.balance },
      ...{ use: used.points, most: mostPoints, useFen: used.fen, expires: points.expires },
      limit: isLimited ? reasonOf(new Fault('pointsTooMany', { most: mostPoints }), lang) : null,
      uses: null,
    },
  ];
}

function byPointsOf(ctx: EmployeeCtx, lines: Line[], { points }: OwnMeans): MallPreview['byPoints'] {
  const price = pointsPriceOf(lines);
  if (price === undefined || !ctx.company.config.account.points) return null;
  const short = price > points.balance ? new Fault('pointsShort', { need: price, have: points.balance }) : undefined;
  return { points: price, refusal: short ? reasonOf(short, ctx.lang) : null };
}

const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
