import type { Bilingual } from '#contract/language';

const LOOKERS: Record<string, Bilingual> = {
  operator: { zh: '平台工作人员', en: 'Portal staff' },
  job: { zh: '体检机构', en: 'The check-up centre' },
  hr: { zh: '企业 HR', en: 'The company’s HR' },
  employee: { zh: '获您同意的家属', en: 'The relative you agreed to' },
};
export const lookerWords = (kind: string): Bilingual => LOOKERS[kind] ?? { zh: '系统', en: 'The portal itself' };
