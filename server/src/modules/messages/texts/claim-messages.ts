import type { InCompany } from '../../../ctx.ts';
import { personRow, phoneOf } from '../../people/index.ts';
import { claimText, type ClaimNews } from './claim-texts.ts';
import { queueMessages } from '../queue.ts';

/** Written in the transaction of the decision; a person without a phone reads it in the portal. */
export async function queueClaimMessage(ctx: InCompany, news: ClaimNews): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const phone = phoneOf(key, await personRow(ctx, news.personGuid));
  if (!phone) return;
  const subject = `claim:${news.claimId}`;
  await queueMessages(ctx, [
    {
      person: { guid: news.personGuid, phone },
      kind: news.kind,
      subject,
      about: `${subject}/${news.eventNo}`,
      dueAt: ctx.portal.clock(),
      text: claimText(news),
    },
  ]);
}
