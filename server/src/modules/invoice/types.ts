/** §3.9: individual or company, paper or electronic. */
export const INVOICE_TYPES = [
  { id: 1, name: { zh: '个人电子发票', en: 'Individual, electronic' }, holder: 'individual', medium: 'electronic' },
  { id: 2, name: { zh: '个人纸质发票', en: 'Individual, paper' }, holder: 'individual', medium: 'paper' },
  { id: 3, name: { zh: '企业电子发票', en: 'Company, electronic' }, holder: 'company', medium: 'electronic' },
  { id: 4, name: { zh: '企业纸质发票', en: 'Company, paper' }, holder: 'company', medium: 'paper' },
] as const;
