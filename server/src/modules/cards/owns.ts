import type { MemberCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { cardRow, giftRow } from './queries.ts';

export const ownsCard = (ctx: MemberCtx, cardId: number): Promise<boolean> =>
  transact(ctx, async (ctx) => (await cardRow(ctx, cardId))?.owner_guid === ctx.session.personGuid);

/** Who gave it and who may accept it know of a gift. */
export const ownsGift = (ctx: MemberCtx, giftId: string): Promise<boolean> =>
  transact(ctx, async (ctx) => {
    const gift = await giftRow(ctx, giftId);
    return gift !== undefined && [gift.from_guid, gift.to_guid].includes(ctx.session.personGuid);
  });
