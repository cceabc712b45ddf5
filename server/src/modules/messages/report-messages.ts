import type { Language } from '#contract/language';
import type { InCompany } from '../../ctx.ts';
import { reportConsentText } from './account-texts.ts';
import { dropWaiting, queueMessages } from './queue.ts';

interface ConsentMessage {
  /** Whose consent it asks for. */
  guid: string;
  phone: string;
  lang: Language;
  who: string;
  code: string;
  link: string;
  goodUntil: Date;
}

/** To that phone and no other; a question that still waits is replaced by the new one. */
export async function queueReportConsent(ctx: InCompany, asked: ConsentMessage): Promise<void> {
  const { guid, phone, lang, goodUntil, ...said } = asked;
  const subject = `report-consent:${guid}`;
  await dropWaiting(ctx, subject, ['reportConsent']);
  await queueMessages(ctx, [
    {
      ...{ person: { guid, phone }, kind: 'reportConsent', subject, goodUntil, fixedPhone: true },
      about: `${subject}/${ctx.portal.clock().toISOString()}`,
      dueAt: ctx.portal.clock(),
      text: reportConsentText(lang, said),
    },
  ]);
}
