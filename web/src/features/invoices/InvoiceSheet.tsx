import { useState } from 'react';
import { daysBetween } from '#contract/rules/day';
import { today } from '../../platform/clock.ts';
import type { InvoiceOffer } from '#contract/calls/invoice';
import type { InvoiceForm } from '#contract/calls/orders';
import { useCall } from '../../api/use-call.ts';
import { useSaveForm } from '../../api/use-save-form.ts';
import { toast } from '../../platform/feedback.ts';
import { SaveForm } from '../../parts/form/SaveForm.tsx';
import { InvoiceFields } from '../../parts/invoice/InvoiceFields.tsx';
import {
  INVOICE_FIELDS,
  INVOICE_NAMES,
  invoiceFormProblems,
  invoicePayload,
  invoiceValues,
  isUsualType,
  type InvoiceType,
  type InvoiceValues,
} from '../../parts/invoice/invoice-form.ts';
import { invoiceText } from '../../parts/invoice/text.ts';
import { useOwnEmail } from '../../parts/people/use-people.ts';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Block } from '../../parts/page/Block.tsx';
import { FormSheet } from '../../ui/overlay/FormSheet.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { invoicesText } from './text.ts';

const FORM_ID = 'invoice-form';

export interface InvoiceSheetProps {
  /** With an invoice it is changed, without one it is asked for. */
  order: InvoiceOffer & { invoiceTypeId?: number };
  onClose: () => void;
}

/** Later than invoices of this check-up were sent: a new one is reckoned from today. */
const OLD_DAYS = 21;
export const isOld = (examDay: string, now: string): boolean => daysBetween(examDay, now) > OLD_DAYS;

/** The form of the submit page, beside the list. */
export function InvoiceSheet({ order, onClose }: InvoiceSheetProps) {
  const words = useText(invoicesText);
  const language = useLocale();
  const pick = usePick();
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const isNew = order.invoiceTypeId === undefined;
  const types = useCall('CompanyInvoiceTypeByCustomer', { userGuid });
  const kept = useCall('GetOrderInvoice', { orderId: order.orderId });
  const ownEmail = useOwnEmail();
  const [busy, setBusy] = useState(false);
  const day = (value: string) => formatDay(value, language, { weekday: false });
  const whenSent = isOld(order.bookDate, today()) ? words.whenOld : words.when;
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
        <p className="text-c text-ink-2">{words.orderOf[order.subject](order.person.name, day(order.bookDate))}</p>
        <p className="text-c text-ink-3">{order.subject === 'mall' ? words.onlyMoney : whenSent}</p>
        {order.subject === 'mall' && order.expected && (
          <p className="text-c text-ink-3">
            {words.expected} {words.between(day(order.expected.from), day(order.expected.to))}
            {order.expected.provisional && ` · ${words.provisional}`}
          </p>
        )}
      </div>
      <Block query={types} bare placeholder={<Skeleton className="h-96 w-full" shape="block" />}>
        {({ invoiceTypes }) => (
          <Block query={kept} bare placeholder={<Skeleton className="h-96 w-full" shape="block" />}>
            {({ invoice }) => (
              // an invoice changed elsewhere meanwhile begins anew
              <SheetForm
                key={`${JSON.stringify(invoice)} ${ownEmail ?? ''}`}
                ownEmail={ownEmail}
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
  ownEmail: string | undefined;
  onBusy: (busy: boolean) => void;
  onSaved: () => void;
}

/** The typed values, and to whom and in which form it is made out. */
type SheetValues = InvoiceValues & { type: InvoiceType | undefined };

const invoiceSchema = () => import('#contract/calls/invoice').then(({ invoice }) => invoice.SaveOrderInvoice.in);

function SheetForm({ order, types, kept, ownEmail, onBusy, onSaved }: SheetFormProps) {
  const words = useText(invoicesText);
  const says = useText(invoiceText);
  const usual = types.find(({ id }) => id === kept?.invoiceTypeId) ?? types.find(isUsualType) ?? types[0];
  const { form, submit } = useSaveForm<'SaveOrderInvoice', SheetValues>({
    call: 'SaveOrderInvoice',
    schema: invoiceSchema,
    prefix: 'invoice',
    of: order.orderId,
    fields: INVOICE_FIELDS,
    names: INVOICE_NAMES,
    initial: { ...invoiceValues(kept), ...(!kept && ownEmail && { invoiceEmail: ownEmail }), type: usual },
    check: (values) => (values.type ? invoiceFormProblems(values, values.type) : {}),
    payload: ({ type, ...values }) => ({
      customerGuid: order.person.customerGuid,
      orderId: order.orderId,
      invoice: invoicePayload(values, type),
    }),
    faults: { invoiceNeeded: 'title', phoneBad: 'invoicePhone', emailBad: 'invoiceEmail' },
    onBusy,
    onSaved: () => {
      toast(words.saved);
      onSaved();
    },
  });
  const { value: type, onChange: setType } = form.control('type');
  return (
    <SaveForm id={FORM_ID} form={form} submit={submit} words={says} className="grid gap-4">
      {() =>
        type && <InvoiceFields narrow form={form} types={types} type={type} onType={(next) => next && setType(next)} />
      }
    </SaveForm>
  );
}
