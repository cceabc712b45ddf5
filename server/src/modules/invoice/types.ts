/** Individual or company, paper or electronic. */
export const INVOICE_TYPES = [
  { id: 1, name: { zh: '个人电子发票', en: 'Individual, electronic' }, holder: 'individual', medium: 'electronic' },
  { id: 2, name: { zh: '个人纸质发票', en: 'Individual, paper' }, holder: 'individual', medium: 'paper' },
  { id: 3, name: { zh: '企业电子发票', en: 'Company, electronic' }, holder: 'company', medium: 'electronic' },
  { id: 4, name: { zh: '企业纸质发票', en: 'Company, paper' }, holder: 'company', medium: 'paper' },
] as const;

export type InvoiceType = (typeof INVOICE_TYPES)[number];

/** A kept row names a type that was checked when it was written. */
export function invoiceType(id: number): InvoiceType {
  const found = INVOICE_TYPES.find((type) => type.id === id);
  if (!found) throw new Error(`no such invoice type: ${id}`);
  return found;
}
