import { useState } from 'react';
import type { InvoiceOffer } from '#contract/invoice';
import type { InvoiceForm } from '#contract/orders';
import { isFault, sentence } from '../../api/faults.ts';
import { asFailure } from '../../api/send.ts';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { report } from '../../api/account.ts';
import { toast } from '../../platform/feedback.ts';
import { problemText, useForm } from '../../platform/form.ts';
import { InvoiceFields } from '../../parts/invoice/InvoiceFields.tsx';
import {
  INVOICE_FIELDS,
  invoiceFormProblems,
  invoicePayload,
  invoiceValues,
  isUsualType,
  type InvoiceField,
  type InvoiceType,
} from '../../parts/invoice/invoice-form.ts';
import { invoiceText } from '../../parts/invoice/text.ts';
import { formatDay, locale, useLocale, usePick, useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Block } from '../../parts/page/Block.tsx';
import { FormSheet } from '../../ui/overlay/FormSheet.tsx';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { invoicesText } from './text.ts';

const FORM_ID = 'invoice-form';

/** Which field a refusal of the server belongs under. */
const FIELD_OF: readonly [Parameters<typeof isFault>[1], InvoiceField][] = [
  ['invoiceNeeded', 'title'],
  ['phoneBad', 'invoicePhone'],
  ['emailBad', 'invoiceEmail'],
];

export interface InvoiceSheetProps {
  /** With an invoice it is changed, without one it is asked for. */
  order: InvoiceOffer & { invoiceTypeId?: number };
  onClose: () => void;
}

/** The form of the submit page, beside the list. */
export function InvoiceSheet({ order, onClose }: InvoiceSheetProps) {
  const words = useText(invoicesText);
  const language = useLocale();
  const pick = usePick();
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const isNew = order.invoiceTypeId === undefined;
  const types = useCall('CompanyInvoiceTypeByCustomer', { userGuid });
  const kept = useCall('GetOrderInvoice', { orderId: order.orderId });
  const [busy, setBusy] = useState(false);
  return (
    <FormSheet
      onClose={onClose}
      title={isNew ? words.sheetNew : words.sheetEdit}
      formId={FORM_ID}
      busy={busy}
      words={words}
    >
      <div className="mb-4 rounded-card bg-n-50 p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <b>{pick(order.set.zh, order.set.en)}</b>
          <Price fen={order.amountFen} />
        </div>
        <p className="text-c text-ink-2">
          {words.orderOf(order.person.name, formatDay(order.bookDate, language, { weekday: false }))}
        </p>
        <p className="text-c text-ink-3">{words.when}</p>
      </div>
      <Block query={types} bare placeholder={<Skeleton className="h-96 w-full" shape="block" />}>
        {({ invoiceTypes }) => (
          <Block query={kept} bare placeholder={<Skeleton className="h-96 w-full" shape="block" />}>
            {({ invoice }) => (
              // what was changed elsewhere meanwhile begins anew
              <SheetForm
                key={JSON.stringify(invoice)}
                order={order}
                types={invoiceTypes}
                kept={invoice}
                onBusy={setBusy}
                onSaved={onClose}
              />
            )}
          </Block>
        )}
      </Block>
    </FormSheet>
  );
}

interface SheetFormProps {
  order: InvoiceOffer;
  types: readonly InvoiceType[];
  kept: InvoiceForm | null;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}

function SheetForm({ order, types, kept, onBusy, onSaved }: SheetFormProps) {
  const words = useText(invoicesText);
  const says = useText(invoiceText);
  const save = useSubmit('SaveOrderInvoice', { handles: () => true });
  const [chosen, setType] = useState(
    () => types.find(({ id }) => id === kept?.invoiceTypeId) ?? types.find(isUsualType) ?? types[0],
  );
  const form = useForm<InvoiceField>({
    prefix: 'invoice',
    fields: INVOICE_FIELDS,
    initial: invoiceValues(kept),
    check: (values) => (chosen ? invoiceFormProblems(values, chosen) : {}),
  });
  const submit = form.submit(async (values, again) => {
    if (!chosen) return;
    const { orderId, person } = order;
    onBusy(true);
    try {
      const invoice = invoicePayload(values, chosen);
      await save.mutateAsync({ customerGuid: person.customerGuid, orderId, invoice });
      toast(words.saved);
      onSaved();
    } catch (error) {
      const failure = asFailure(error);
      const field = FIELD_OF.find(([fault]) => isFault(failure, fault))?.[1];
      if (field) form.refuse(field, sentence(failure, locale()));
      else if (!isFault(failure, 'sessionExpired')) await report(failure, again);
    } finally {
      onBusy(false);
    }
  });
  const errors = form.summary((field) => problemText(form.problems[field], says));
  return (
    <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormErrorSummary title={words.summary(errors.length)} items={errors} attempt={form.attempt} />
      {chosen && (
        <InvoiceFields narrow form={form} types={types} type={chosen} onType={(next) => next && setType(next)} />
      )}
    </form>
  );
}
