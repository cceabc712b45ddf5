import type { Language } from '#contract/language';
import type { InCompany } from '../../../ctx.ts';
import { personRow, phoneOf } from '../../people/index.ts';
import type { ClaimMessageKind } from './claim-texts.ts';
import { queueMessages } from '../queue.ts';

interface ClaimNews {
  kind: ClaimMessageKind;
  claimId: number;
  claimNo: string;
  /** Which news of the claim it is: each is told once. */
  eventNo: number;
  personGuid: string;
  lang: Language;
  yuan: string;
}

/** Written in the transaction of the decision; a person without a phone reads it in the portal. */
export async function queueClaimMessage(ctx: InCompany, news: ClaimNews): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const phone = phoneOf(key, await personRow(ctx, news.personGuid));
  if (!phone) return;
  const subject = `claim:${news.claimId}`;
  const parameters = { claimNo: news.claimNo, yuan: news.yuan };
  await queueMessages(ctx, [
    {
      person: { guid: news.personGuid, phone },
      kind: news.kind,
      lang: news.lang,
      parameters,
      subject,
      about: `${subject}/${news.eventNo}`,
      dueAt: ctx.portal.clock(),
    },
  ]);
}
