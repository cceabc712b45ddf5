import type { Language } from '#contract/language';
import type { InCompany } from '../../../ctx.ts';
import { flag } from './template.ts';
import { dropWaiting, queueMessages } from '../queue.ts';

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
      ...{ lang, parameters: said },
    },
  ]);
}

interface UploadAnswer {
  guid: string;
  phone: string;
  lang: Language;
  uploadId: string;
  corrected: number;
}

/** Once for each answer: a report can be asked about again. */
export const queueUploadAnswered = (
  ctx: InCompany,
  { guid, phone, lang, uploadId, corrected }: UploadAnswer,
): Promise<void> => {
  const now = ctx.portal.clock();
  const subject = `upload:${uploadId}`;
  const parameters = { isCorrected: flag(corrected > 0) };
  return queueMessages(ctx, [
    {
      ...{ person: { guid, phone }, kind: 'uploadAnswered', subject, lang, parameters },
      about: `${subject}/${now.toISOString()}`,
      dueAt: now,
    },
  ]);
};
