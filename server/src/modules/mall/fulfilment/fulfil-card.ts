import { dayInShanghai } from '#contract/rules/day';
import type { InCompany } from '../../../ctx.ts';
import { makeBoughtCard } from '../../cards/index.ts';
import { lastDayOfTerm, sourcesOf, type FulfilItem } from './fulfil-items.ts';

/** Into the buyer's wallet, one for each of its count; a card of the malls holds money and is one use. */
export async function fulfilCard(ctx: InCompany, buyer: string, item: FulfilItem): Promise<void> {
  const validFrom = dayInShanghai(ctx.portal.clock());
  const purpose = item.card_purpose ?? 'mall';
  const valueFen = purpose === 'mall' ? item.card_fen : null;
  for (const source of sourcesOf(item))
    await makeBoughtCard(ctx, {
      ownerGuid: buyer,
      source,
      name: { zh: item.title, en: item.title_eng },
      purpose,
      uses: valueFen === null ? (item.card_uses ?? 1) : 1,
      valueFen,
      validFrom,
      validTo: lastDayOfTerm(validFrom, item.term_months ?? 12),
    });
}
