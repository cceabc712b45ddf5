import { InvoiceFields, type InvoiceFormPart } from '../../../parts/invoice/InvoiceFields.tsx';
import { isUsualType, type InvoiceType } from '../../../parts/invoice/invoice-form.ts';
import { useText } from '../../../platform/locale.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { confirmText } from './text.ts';

export interface InvoiceCardProps {
  form: InvoiceFormPart;
  types: readonly InvoiceType[];
  /** Undefined: none is wanted. */
  type: InvoiceType | undefined;
  onType: (type: InvoiceType | undefined) => void;
  /** The subject of the invoice, in words. */
  amount: string;
}

/** An invoice for what the person pays, if they want one. */
export function InvoiceCard({ form, types, type, onType, amount }: InvoiceCardProps) {
  const words = useText(confirmText);
  return (
    <Card>
      <h2 className="sr-only">{words.invoice}</h2>
      <Switch
        label={<span className="text-m">{words.invoice}</span>}
        text={words.invoiceText(amount)}
        checked={type !== undefined}
        onChange={(event) => onType(event.target.checked ? (types.find(isUsualType) ?? types[0]) : undefined)}
      />
      {type && (
        <div className="mt-4">
          <InvoiceFields form={form} types={types} type={type} onType={onType} />
        </div>
      )}
    </Card>
  );
}
