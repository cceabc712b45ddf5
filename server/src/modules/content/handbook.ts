import type { Reply } from '#contract/call';
import type { Handbook } from '#contract/company-config';
import type { content } from '#contract/calls/content';
import { inLanguage } from '#contract/language';
import { cacheFor } from '../../cache.ts';
import type { EmployeeCtx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import type { Download } from '../../http/handlers.ts';
import { serviceText } from '../company/index.ts';
import { handbookPdf } from './handbook-pdf.ts';

/** The one for the employee's type; a company may have none, or none for some types. */
const handbookOf = ({ company, session }: EmployeeCtx): Handbook | undefined =>
  company.config.handbooks.find(({ employeeTypes }) => employeeTypes.some((type) => type === session.employeeType));

export async function readHandbook(ctx: EmployeeCtx): Promise<Reply<typeof content.Handbook>> {
  const found = handbookOf(ctx);
  if (!found) return { handbook: null };
  return { handbook: { title: inLanguage(found.title, ctx.lang), text: inLanguage(found.text, ctx.lang) } };
}

/** Drawing one takes its time, and it is the same for everybody of a type. */
const KEPT_MS = 600_000;
const drawn = cacheFor<string, Uint8Array>(KEPT_MS, 100);

export async function downloadHandbook(ctx: EmployeeCtx): Promise<Download> {
  const { portal, company, session, lang } = ctx;
  const found = handbookOf(ctx);
  if (!found) throw new Fault('handbookNone', { service: serviceText(company, lang) });
  const title = inLanguage(found.title, lang);
  const key = [company.companyId, company.version, session.employeeType, lang].join('|');
  const bytes = await drawn.get(portal, key, () =>
    handbookPdf(
      { title, company: inLanguage({ zh: company.name, en: company.nameEng }, lang) },
      inLanguage(found.text, lang),
    ),
  );
  return {
    name: `${title}.pdf`,
    mediaType: 'application/pdf',
    size: bytes.length,
    read: async function* (range) {
      yield range ? bytes.subarray(range.from, range.to + 1) : bytes;
    },
  };
}
