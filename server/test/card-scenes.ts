import type { CallName } from '#contract/registry';
import { offerGift } from './cards.ts';
import type { SignedIn, TestPortal } from './portal.ts';
import { learnedOf } from './registry-learned.ts';

const SCENES: readonly CallName[] = [
  'BindCard',
  'GiftCard',
  'AcceptGift',
  'DeclineGift',
  'TakeBackGift',
  'WithdrawCard',
  'MallCheckout',
  'ProductToBuy',
];

/** Everything about the actor's cards as it was in the beginning; who gives and who is given to, the call decides. */
export async function setCardScene({ portal }: TestPortal, who: SignedIn, call: CallName): Promise<void> {
  if (!SCENES.includes(call)) return;
  const { cardId, freeId, giftCardId, giftId, otherGuid } = learnedOf(who).cards;
  const { CompanyId: companyId, CustomerGuid: me } = who.user;
  const isMine = call === 'TakeBackGift';
  const client = await portal.database.pool.connect();
  try {
    await client.query('BEGIN');
    // the owner may set aside what no request can: which state follows which
    await client.query(`SET LOCAL session_replication_role = replica`);
    await client.query('DELETE FROM card_try WHERE company_id = $1', [companyId]);
    await client.query('DELETE FROM card_gift WHERE card_id = ANY($1)', [[cardId, freeId, giftCardId]]);
    const reset = `UPDATE card SET state = $2, owner_guid = $3, uses_left = uses_total,
      came_by = CASE WHEN $3::uuid IS NOT NULL THEN 'number' END, owned_at = CASE WHEN $3::uuid IS NOT NULL THEN created_at END
      WHERE card_id = $1`;
    await client.query(reset, [cardId, 0, me]);
    await client.query(reset, [freeId, 0, null]);
    await client.query(reset, [giftCardId, 5, isMine ? me : otherGuid]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  const [from, to] = isMine ? [me, otherGuid] : [otherGuid, me];
  await offerGift(portal, companyId, { giftId, cardId: giftCardId, from, to });
}
