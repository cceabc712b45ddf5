import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { usableMallCards, type MallCard } from '../../cards/index.ts';
import { usablePoints, type UsablePoints } from '../../points/index.ts';
import { usableGifts, type Gift } from '../catalogue/gifts.ts';
import { buyingNow } from '../catalogue/offers.ts';
import type { Means } from './split.ts';

/** The person's means besides money, each with its last day. */
export interface OwnMeans {
  gifts: Gift[];
  cards: MallCard[];
  points: UsablePoints;
}

const NO_POINTS: UsablePoints = { balance: 0, expires: null, byDay: [] };

export async function loadMeans(ctx: InTx<EmployeeCtx>): Promise<OwnMeans> {
  const { personGuid, today } = buyingNow(ctx);
  return {
    gifts: await usableGifts(ctx, personGuid, today),
    cards: await usableMallCards(ctx, personGuid),
    points: ctx.company.config.account.points ? await usablePoints(ctx, personGuid, today) : NO_POINTS,
  };
}

/** The same for the allocator, with the company's terms. */
export function meansOf({ company }: EmployeeCtx, { gifts, cards, points }: OwnMeans): Means {
  const { pointFen, pointsPercent, giftsAndCardsFirst } = company.config.mall;
  return {
    purses: [
      ...gifts.map(({ id, leftFen, expiresOn }) => ({ source: 'gift' as const, id, leftFen, expiresOn })),
      ...cards
        .filter(({ purpose }) => purpose === 'mall')
        .map(({ id, leftFen, validTo }) => ({ source: 'card' as const, id, leftFen, expiresOn: validTo })),
    ],
    dental: cards
      .filter(({ purpose }) => purpose === 'dental')
      .map(({ id, usesLeft, validTo }) => ({ id, uses: usesLeft, expiresOn: validTo })),
    ...{ grants: points.byDay, pointFen, pointsPercent, giftsAndCardsFirst },
  };
}
