import { ReceiptText } from 'lucide-react';
import { useCompanyInfo } from '../../../parts/company/company.ts';
import { usePick } from '../../../platform/locale.ts';
import { priceText } from '../../../ui/data/Price.tsx';

/** How the part paid in money is invoiced, in the company's own words. */
export function InvoiceNote({ moneyFen }: { moneyFen: number }) {
  const pick = usePick();
  const note = useCompanyInfo().data?.config.mall.invoiceNote;
  if (!note || moneyFen === 0) return null;
  return (
    <p className="mt-3 flex items-start gap-2 rounded-card border border-line bg-n-25 px-4 py-3 text-c text-ink-2 md:mt-4">
      <ReceiptText aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 flex-none" />
      {pick(note.zh, note.en).replace('{amount}', priceText(moneyFen))}
    </p>
  );
}
