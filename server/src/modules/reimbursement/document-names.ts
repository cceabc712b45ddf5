import type { DOCUMENT_KINDS } from '#contract/schemas/claim-choices';
import type { Bilingual } from '#contract/language';

/** The names of missing papers in a refusal. */
export const DOCUMENT_NAMES: Record<(typeof DOCUMENT_KINDS)[number], Bilingual> = {
  invoice: { zh: '发票', en: 'invoice' },
  report: { zh: '体检报告', en: 'check-up report' },
  vaccination: { zh: '接种记录', en: 'vaccination record' },
  other: { zh: '其他材料', en: 'other papers' },
};
