import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { cx } from '../../ui/cx.ts';
import { Combobox, type ComboboxOption } from '../../ui/form/Combobox.tsx';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { problemText, type Form } from '../../platform/form.ts';
import { useText } from '../../platform/locale.ts';
import type { InvoiceField, InvoiceType, InvoiceValues } from './invoice-form.ts';
import { invoiceText } from './text.ts';

/** The part of a form the fields need; a larger form has it too. */
export type InvoiceFormPart = Pick<Form<InvoiceValues>, 'draft' | 'problems' | 'field' | 'set' | 'settle' | 'current'>;

export interface InvoiceFieldsProps {
  form: InvoiceFormPart;
  types: readonly InvoiceType[];
  type: InvoiceType;
  onType: (type: InvoiceType | undefined) => void;
  /** One column, for a sheet. */
  narrow?: boolean;
}

const GRID = 'grid gap-4';
const WIDE_GRID = 'md:grid-cols-2 md:gap-x-6 md:gap-y-5';
/** Both columns, where there are two. */
const wide = (narrow: boolean | undefined): string => (narrow ? '' : 'md:col-span-2');

/** The first page of twenty. */
const PAGE = { pageNum: 1, size: 20 } as const;

async function search(keyName: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const found = await send('YonYouGetCompanyListByName', { keyName, ...PAGE }, { signal });
  return found.map(({ entId, name, taxNum }) => ({ value: entId, label: name, note: taxNum }));
}

/** The holder, the form, and the rest; a company's title is looked up and brings its numbers along. */
export function InvoiceFields({ form, types, type, onType, narrow }: InvoiceFieldsProps) {
  const words = useText(invoiceText);
  const holders = [...new Set(types.map(({ holder }) => holder))];
  const mediums = types.filter(({ holder }) => holder === type.holder).map(({ medium }) => medium);
  const choose = (holder: InvoiceType['holder'], medium: InvoiceType['medium']) =>
    onType(
      types.find((one) => one.holder === holder && one.medium === medium) ?? types.find((one) => one.holder === holder),
    );
  return (
    <div className={cx(GRID, !narrow && WIDE_GRID)}>
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
      <Fields form={form} isCompany={type.holder === 'company'} narrow={narrow} />
    </div>
  );
}

interface PartProps {
  form: InvoiceFormPart;
  narrow: boolean | undefined;
}

function Fields({ form, isCompany, narrow }: PartProps & { isCompany: boolean }) {
  const words = useText(invoiceText);
  const say = (field: InvoiceField) => problemText(form.problems[field], words);
  return (
    <>
      {isCompany ? (
        <>
          <TitleField form={form} narrow={narrow} />
          <TextField {...form.field('taxNum')} label={words.taxNum} error={say('taxNum')} maxLength={30} />
        </>
      ) : (
        <TextField
          {...form.field('title')}
          className={wide(narrow)}
          label={words.invoiceTitle}
          error={say('title')}
          maxLength={100}
        />
      )}
      <TextField
        {...form.field('invoicePhone')}
        label={words.invoicePhone}
        optionalMark={words.optional}
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
      {isCompany && <More form={form} narrow={narrow} />}
    </>
  );
}

function TitleField({ form, narrow }: PartProps) {
  const words = useText(invoiceText);
  const { value, onBlur, id, name } = form.field('title');
  const fill = (field: InvoiceField, text: string) => {
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
      className={wide(narrow)}
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
function More({ form, narrow }: PartProps) {
  const words = useText(invoiceText);
  const { bankName, bankAccount, companyAddress, companyPhone } = form.draft;
  const [opened, setOpened] = useState(false);
  const filled = Boolean(bankName || bankAccount || companyAddress || companyPhone);
  const optionalMark = words.optional;
  return (
    <details className={wide(narrow)} open={opened || filled} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-label text-brand-text [[open]>&_svg]:rotate-180">
        {words.more}
        <ChevronDown aria-hidden="true" className="flex-none" size={16} strokeWidth={1.75} />
      </summary>
      <div className={cx('mt-2', GRID, !narrow && WIDE_GRID)}>
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
