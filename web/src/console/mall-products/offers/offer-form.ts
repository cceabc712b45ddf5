import type { OpsOffer } from '#contract/ops/mall-products';
import { inOrder } from '#contract/rules/product';
import { fenTyped, numbersTyped, typedWhole, wholeTyped, yuanTyped } from '../amounts.ts';

export interface WindowDraft {
  from: string;
  to: string;
  only: string;
  except: string;
}

/** One company's offer of a product, as it is typed; empty is all people, always, or the product's own. */
export interface OfferDraft {
  price: string;
  points: string;
  role: '' | 'free' | 'paid';
  forWhom: OpsOffer['forWhom'];
  maxAge: string;
  windows: WindowDraft[];
  classes: string;
  types: string;
  vendors: string;
  limit: string;
  period: NonNullable<OpsOffer['limit']>['period'];
  badge: '' | NonNullable<OpsOffer['badge']>;
  sortOrder: string;
  listed: boolean;
}

export const NO_WINDOW: WindowDraft = { from: '', to: '', only: '', except: '' };
export const NO_OFFER: OfferDraft = {
  ...{ price: '', points: '', role: '', forWhom: 'self', maxAge: '', windows: [], classes: '', types: '', vendors: '' },
  ...{ limit: '', period: 'ever', badge: '', sortOrder: '0', listed: true },
};

const joined = (numbers: readonly number[] | null | undefined): string => numbers?.join(', ') ?? '';

export const offerDraftOf = (offer: OpsOffer): OfferDraft => ({
  price: yuanTyped(offer.priceFen),
  points: typedWhole(offer.pointsPrice),
  role: offer.role ?? '',
  forWhom: offer.forWhom,
  maxAge: typedWhole(offer.maxAge),
  windows: offer.windows.map(({ from, to, onlyClasses, exceptClasses }) => ({
    ...{ from, to: to ?? '', only: joined(onlyClasses), except: joined(exceptClasses) },
  })),
  classes: joined(offer.classes),
  types: joined(offer.types),
  vendors: joined(offer.vendors),
  limit: typedWhole(offer.limit?.count ?? null),
  period: offer.limit?.period ?? 'ever',
  badge: offer.badge ?? '',
  sortOrder: String(offer.sortOrder),
  listed: offer.listed,
});

const numberOrNone = (typed: string): number | null => (typed.trim() === '' ? null : (wholeTyped(typed) ?? -1));
const listOrNone = (typed: string): number[] | null => {
  const numbers = numbersTyped(typed);
  return numbers && numbers.length > 0 ? numbers : null;
};

export type OfferFields = Omit<OpsOffer, 'company' | 'onHand'>;

export const offerFieldsOf = (draft: OfferDraft): OfferFields => ({
  priceFen: draft.price.trim() === '' ? null : (fenTyped(draft.price) ?? -1),
  pointsPrice: numberOrNone(draft.points),
  role: draft.role || null,
  forWhom: draft.forWhom,
  maxAge: numberOrNone(draft.maxAge),
  windows: draft.windows.map(({ from, to, only, except }) => ({
    from,
    ...(to && { to }),
    ...(listOrNone(only) && { onlyClasses: listOrNone(only) ?? [] }),
    ...(listOrNone(except) && { exceptClasses: listOrNone(except) ?? [] }),
  })),
  classes: listOrNone(draft.classes),
  types: listOrNone(draft.types),
  vendors: listOrNone(draft.vendors),
  limit: draft.limit.trim() === '' ? null : { count: wholeTyped(draft.limit) ?? 0, period: draft.period },
  badge: draft.badge || null,
  sortOrder: wholeTyped(draft.sortOrder) ?? -1,
  listed: draft.listed,
});

export type OfferField = keyof OfferFields;

/** Which fields cannot be sent as they are typed. */
export function offerProblemsOf(draft: OfferDraft): OfferField[] {
  const fields = offerFieldsOf(draft);
  const isList = (typed: string) => numbersTyped(typed) !== undefined;
  const wrong: [OfferField, boolean][] = [
    ['priceFen', fields.priceFen === -1],
    ['pointsPrice', fields.pointsPrice !== null && fields.pointsPrice < 1],
    ['maxAge', fields.maxAge !== null && (fields.maxAge < 1 || fields.maxAge > 150)],
    [
      'windows',
      draft.windows.some(
        ({ from, to, only, except }) =>
          from === '' || !inOrder({ from, to: to || undefined }) || !isList(only + ',' + except),
      ),
    ],
    ['classes', !isList(draft.classes)],
    ['types', !isList(draft.types)],
    ['vendors', !isList(draft.vendors)],
    ['limit', fields.limit !== null && fields.limit.count < 1],
    ['sortOrder', fields.sortOrder < 0],
  ];
  return wrong.filter(([, isWrong]) => isWrong).map(([field]) => field);
}
