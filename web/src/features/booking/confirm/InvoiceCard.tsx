import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '../../../api/send.ts';
import { send } from '../../../api/send.ts';
import { problemText, type Form } from '../../../app/form.ts';
import { useText } from '../../../app/locale.ts';
import { Card } from '../../../ui/Card.tsx';
import { Combobox, type ComboboxOption } from '../../../ui/Combobox.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { OrderField } from './order-form.ts';
import { confirmText } from './text.ts';

export type InvoiceType = ReplyOf<'CompanyInvoiceTypeByCustomer'>['invoiceTypes'][number];

export interface InvoiceCardProps {
  form: Form<OrderField>;
  types: readonly InvoiceType[];
  /** Undefined: none is wanted. */
  type: InvoiceType | undefined;
  onType: (type: InvoiceType | undefined) => void;
  /** What the invoice is about, in words. */
  amount: string;
}

/** §9: the first page of twenty. */
const PAGE = { pageNum: 1, size: 20 } as const;

async function search(keyName: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const found = await send('YonYouGetCompanyListByName', { keyName, ...PAGE }, { signal });
  return found.map(({ entId, name, taxNum }) => ({ value: entId, label: name, note: taxNum }));
}

/** §3.9: an invoice for what the person pays; a company's title is looked up and brings its numbers along. */
export function InvoiceCard({ form, types, type, onType, amount }: InvoiceCardProps) {
  const words = useText(confirmText);
  const holders = [...new Set(types.map(({ holder }) => holder))];
  const mediums = types.filter(({ holder }) => holder === type?.holder).map(({ medium }) => medium);
  const choose = (holder: InvoiceType['holder'], medium: InvoiceType['medium']) =>
    onType(
      types.find((one) => one.holder === holder && one.medium === medium) ?? types.find((one) => one.holder === holder),
    );
  return (
    <Card>
      <h2 className="sr-only">{words.invoice}</h2>
      <Switch
        label={<span className="text-m">{words.invoice}</span>}
        text={words.invoiceText(amount)}
        checked={type !== undefined}
        onChange={(event) => onType(event.target.checked ? (types.find(isUsual) ?? types[0]) : undefined)}
      />
      {type && (
        <div className="mt-4 grid gap-4 md:grid-cols-2 md:gap-x-6 md:gap-y-5">
          <Segmented
            label={words.holder}
            name="holder"
            items={holders.map((value) => ({ value, label: words.holders[value] }))}
            value={type.holder}
            onChange={(holder) => choose(holder, type.medium)}
          />
          <Segmented
            label={words.medium}
            name="medium"
            items={mediums.map((value) => ({ value, label: words.mediums[value] }))}
            value={type.medium}
            onChange={(medium) => choose(type.holder, medium)}
          />
          <Fields form={form} isCompany={type.holder === 'company'} />
        </div>
      )}
    </Card>
  );
}

const isUsual = ({ holder, medium }: InvoiceType): boolean => holder === 'company' && medium === 'electronic';

function Fields({ form, isCompany }: { form: Form<OrderField>; isCompany: boolean }) {
  const words = useText(confirmText);
  const say = (field: OrderField) => problemText(form.problems[field], words);
  return (
    <>
      {isCompany ? (
        <>
          <TitleField form={form} />
          <TextField {...form.field('taxNum')} label={words.taxNum} error={say('taxNum')} maxLength={30} />
        </>
      ) : (
        <TextField
          {...form.field('title')}
          className="md:col-span-2"
          label={words.invoiceTitle}
          error={say('title')}
          maxLength={100}
        />
      )}
      <TextField
        {...form.field('invoicePhone')}
        label={words.invoicePhone}
        error={say('invoicePhone')}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
      />
      <TextField
        {...form.field('invoiceEmail')}
        label={words.invoiceEmail}
        error={say('invoiceEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={100}
      />
      {isCompany && <More form={form} />}
    </>
  );
}

function TitleField({ form }: { form: Form<OrderField> }) {
  const words = useText(confirmText);
  const { value, onBlur, id, name } = form.field('title');
  const fill = (field: OrderField, text: string) => {
    if (!text) return;
    form.set(field, text);
    form.settle(field, undefined);
  };
  const pick = async ({ value: entId, label, note = '' }: ComboboxOption) => {
    fill('title', label);
    fill('taxNum', note);
    // title and number are there already; the rest is a convenience
    const more = await send('YonYouGetCompanyTicketInfo', { entId }).catch(() => undefined);
    if (!more || form.current().title !== label) return;
    fill('taxNum', more.taxNum);
    fill('bankName', more.bankName);
    fill('bankAccount', more.bankAccount);
    fill('companyAddress', more.address);
    fill('companyPhone', more.phone);
  };
  return (
    <Combobox
      id={id}
      name={name}
      label={words.invoiceTitle}
      hint={words.titleHint}
      error={problemText(form.problems.title, words)}
      value={value}
      onChange={(text) => form.set('title', text)}
      onPick={(option) => void pick(option)}
      onBlur={onBlur}
      search={search}
      maxLength={100}
      texts={words.lookup}
    />
  );
}

/** For special invoices only, so it is folded until there is something in it. */
function More({ form }: { form: Form<OrderField> }) {
  const words = useText(confirmText);
  const { bankName, bankAccount, companyAddress, companyPhone } = form.draft;
  const [opened, setOpened] = useState(false);
  const filled = Boolean(bankName || bankAccount || companyAddress || companyPhone);
  const optionalMark = words.optional;
  return (
    <details
      className="md:col-span-2"
      open={opened || filled}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-label text-brand-text [[open]>&_svg]:rotate-180">
        {words.more}
        <ChevronDown aria-hidden="true" className="flex-none" size={16} strokeWidth={1.75} />
      </summary>
      <div className="mt-2 grid gap-4 md:grid-cols-2 md:gap-x-6 md:gap-y-5">
        <TextField {...form.field('bankName')} {...{ optionalMark }} label={words.bankName} maxLength={100} />
        <TextField
          {...form.field('bankAccount')}
          {...{ optionalMark }}
          label={words.bankAccount}
          inputMode="numeric"
          maxLength={40}
        />
        <TextField
          {...form.field('companyAddress')}
          {...{ optionalMark }}
          label={words.companyAddress}
          maxLength={200}
        />
        <TextField
          {...form.field('companyPhone')}
          {...{ optionalMark }}
          label={words.companyPhone}
          inputMode="tel"
          maxLength={30}
        />
      </div>
    </details>
  );
}
