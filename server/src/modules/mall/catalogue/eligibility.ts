import { openingOn, type Opening } from '#contract/rules/window';
import { ageOn, dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { personRow, relatives, unsealed, type Relative } from '../../people/index.ts';
import type { Offer, ShelfOffer } from './offers.ts';

/** The facts about a buyer that rules look at. */
export interface Buyer {
  guid: string;
  employeeClass: number;
  employeeType: number;
  vendorId: number;
  today: string;
  /** Known where an offer asks for it. */
  age: number | null;
  family: Relative[];
  /** Whether the company lets people add members of the family. */
  mayAddFamily: boolean;
}

/** Age and family are read only where one of the offers asks for them. */
export async function loadBuyer(ctx: InTx<EmployeeCtx>, offers: Iterable<ShelfOffer>): Promise<Buyer> {
  const { personGuid: guid, employeeClass, employeeType, vendorId } = ctx.session;
  const { account } = ctx.company.config;
  const all = [...offers];
  const asksAge = all.some(({ forWhom, maxAge }) => forWhom === 'self' && maxAge !== null);
  const asksFamily = all.some(({ forWhom }) => forWhom === 'family');
  return {
    ...{ guid, employeeClass, employeeType, vendorId, today: dayInShanghai(ctx.now()) },
    age: asksAge ? await ageOfBuyer(ctx) : null,
    family: asksFamily ? await relatives(ctx) : [],
    mayAddFamily: account.relatives && account.addRelatives,
  };
}

async function ageOfBuyer(ctx: InTx<EmployeeCtx>): Promise<number> {
  const row = await personRow(ctx, ctx.session.personGuid);
  const born = unsealed(await ctx.portal.keyring.companyKey(ctx), row, 'birth_date');
  return ageOn(born, dayInShanghai(ctx.now()));
}

/** A wish about an offer; in a list it is only looked at. */
export interface Wanted {
  count: number;
  /** The recipient, where that is not the buyer. */
  forGuid: string | undefined;
}

/**
 * Why an offer cannot be bought; undefined: it can. The one place that says so, for the list, the product's page, the preview
 * and the order: always the first of these reasons.
 */
export function offerFault(offer: Offer | undefined, buyer: Buyer, wanted?: Wanted): Fault | undefined {
  if (!offer?.isOffered) return new Fault('productGone');
  return (
    audienceFault(offer, buyer) ??
    windowFault(offer, buyer) ??
    amountFault(offer, wanted?.count ?? 1) ??
    nobodyFault(offer, buyer) ??
    (wanted && recipientFault(offer, buyer, wanted.forGuid))
  );
}

const isAmong = (allowed: number[] | null, value: number): boolean => allowed === null || allowed.includes(value);

function audienceFault({ classes, types, vendors }: Offer, buyer: Buyer): Fault | undefined {
  const fits =
    isAmong(classes, buyer.employeeClass) && isAmong(types, buyer.employeeType) && isAmong(vendors, buyer.vendorId);
  return fits ? undefined : new Fault('productNotForYou');
}

/** The days the person may buy on, those that count today: refusals and lists go by the same ones. */
export const saleOpening = ({ windows }: Offer, { today, employeeClass }: Buyer): Opening =>
  openingOn(today, employeeClass, windows);

function windowFault(offer: Offer, buyer: Buyer): Fault | undefined {
  const opening = saleOpening(offer, buyer);
  if (opening.open) return undefined;
  if (opening.opensOn) return new Fault('productNotYet', { date: opening.opensOn });
  return opening.endedOn ? new Fault('productOver', { date: opening.endedOn }) : new Fault('productNotForYou');
}

function amountFault({ onHand, limitCount, bought }: Offer, count: number): Fault | undefined {
  if (onHand === 0) return new Fault('productSoldOut');
  if (onHand !== null && onHand < count) return new Fault('productShort', { left: onHand });
  if (limitCount !== null && bought + count > limitCount)
    return new Fault('productLimit', { limit: limitCount, bought });
  return undefined;
}

/** Told before a relative is chosen: there is none, or none young enough. */
function nobodyFault(offer: Offer, buyer: Buyer): Fault | undefined {
  if (offer.forWhom === 'self') return ageFault(offer, buyer.age);
  if (buyer.family.length === 0)
    return new Fault(
      /* guard: mall: hint to add a relative → 'productNobody' */ buyer.mayAddFamily
        ? 'productNobody'
        : 'productNobodyHere',
    );
  const faults = buyer.family.map(({ age }) => ageFault(offer, age));
  return faults.every(Boolean) ? faults[0] : undefined;
}

/** Whether it can be bought for this person. */
export function recipientFault(offer: Offer, buyer: Buyer, forGuid: string | undefined): Fault | undefined {
  if (offer.forWhom === 'self')
    return forGuid === undefined || forGuid === buyer.guid ? undefined : new Fault('productForSelf');
  const chosen = buyer.family.find(({ guid }) => guid === forGuid);
  return chosen ? ageFault(offer, chosen.age) : new Fault('productForWhom');
}

function ageFault({ maxAge }: Offer, age: number | null): Fault | undefined {
  return maxAge !== null && age !== null && age > maxAge ? new Fault('productTooOld', { max: maxAge }) : undefined;
}

/** How many the person may still buy at once. */
export function mostOf({ onHand, limitCount, bought }: Offer, atOnce: number): number {
  const byLimit = limitCount === null ? atOnce : limitCount - bought;
  return Math.max(0, Math.min(atOnce, byLimit, onHand ?? atOnce));
}
