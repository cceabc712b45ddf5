import { useState } from 'react';
import type { Address } from '#contract/people';
import { isMobilePhone } from '#contract/rules/phone';
import { isFault, sentence } from '../../api/faults.ts';
import { asFailure } from '../../api/send.ts';
import { useSubmit } from '../../api/use-call.ts';
import { report } from '../../api/account.ts';
import { problemText, useForm } from '../../platform/form.ts';
import { locale, useText } from '../../platform/locale.ts';
import { session } from '../../platform/session.ts';
import { BottomSheet } from '../../ui/overlay/BottomSheet.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary.tsx';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { addressText } from './text.ts';

export interface AddressSheetProps {
  open: boolean;
  addresses: readonly Address[];
  value: string;
  onClose: () => void;
  onChoose: (id: string) => void;
}

/** One's addresses, and a form for a new one. Without any, the form comes at once. */
export function AddressSheet({ open, addresses, value, onClose, onChoose }: AddressSheetProps) {
  const words = useText(addressText);
  const [adding, setAdding] = useState(false);
  const isForm = adding || addresses.length === 0;
  const close = () => {
    setAdding(false);
    onClose();
  };
  const choose = (id: string) => {
    setAdding(false);
    onChoose(id);
  };
  return (
    <BottomSheet
      open={open}
      onClose={close}
      title={isForm ? words.newAddress : words.addressSheet}
      closeLabel={words.close}
      footer={
        !isForm && (
          <Button block onClick={() => setAdding(true)}>
            {words.addAddress}
          </Button>
        )
      }
    >
      {isForm ? (
        <AddressForm onSaved={choose} {...(addresses.length > 0 && { onBack: () => setAdding(false) })} />
      ) : (
        <RadioCards
          legend={words.address}
          hideLegend
          name="post-address"
          items={addresses.map(({ id, recipient, phone, district, detail }) => ({
            value: String(id),
            title: recipient,
            aside: phone,
            text: `${district} ${detail}`,
          }))}
          value={value}
          onChange={choose}
        />
      )}
    </BottomSheet>
  );
}

const FIELDS = ['recipient', 'phone', 'district', 'detail'] as const;
type Field = (typeof FIELDS)[number];
const MISSING: Record<Field, string> = {
  recipient: 'needRecipient',
  phone: 'needPhone',
  district: 'needDistrict',
  detail: 'needDetail',
};
const MOST: Record<Field, number> = { recipient: 40, phone: 20, district: 80, detail: 120 };
const bare = (phone: string): string => phone.replace(/[\s-]/g, '');

function AddressForm({ onSaved, onBack }: { onSaved: (id: string) => void; onBack?: () => void }) {
  const words = useText(addressText);
  const [isDefault, setDefault] = useState(false);
  const save = useSubmit('SavePostAddress', { handles: () => true });
  const form = useForm<Field>({
    prefix: 'new-address',
    fields: FIELDS,
    initial: { recipient: '', phone: '', district: '', detail: '' },
    check: (draft) => ({
      ...(draft.phone.trim() && !isMobilePhone(bare(draft.phone)) && { phone: { kind: 'phoneBad' } }),
      ...Object.fromEntries(
        FIELDS.filter((field) => !draft[field].trim()).map((field) => [field, { kind: MISSING[field] }]),
      ),
    }),
  });
  const submit = form.submit(async ({ recipient, phone, district, detail }, again) => {
    const userGuid = session.get().identity?.userGuid ?? '';
    const typed = { recipient: recipient.trim(), phone: bare(phone), district: district.trim(), detail: detail.trim() };
    try {
      const { id } = await save.mutateAsync({ userGuid, ...typed, isDefault });
      onSaved(String(id));
    } catch (error) {
      const failure = asFailure(error);
      if (isFault(failure, 'phoneBad')) form.refuse('phone', sentence(failure, locale()));
      else if (!isFault(failure, 'sessionExpired')) await report(failure, again);
    }
  });
  const labels: Record<Field, string> = {
    recipient: words.recipient,
    phone: words.phone,
    district: words.district,
    detail: words.detail,
  };
  const say = (field: Field) => problemText(form.problems[field], words);
  const errors = form.summary(say);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormErrorSummary title={words.summary(errors.length)} items={errors} attempt={form.attempt} />
      {FIELDS.map((field) => (
        <TextField
          key={field}
          {...form.field(field)}
          label={labels[field]}
          error={say(field)}
          maxLength={MOST[field]}
          {...(field === 'phone' && { inputMode: 'tel' as const, autoComplete: 'tel-national' })}
          {...(field === 'district' && { hint: words.districtHint })}
          {...(field === 'recipient' && { autoComplete: 'name' })}
        />
      ))}
      <Checkbox label={words.makeDefault} checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
      <div className="flex gap-2">
        {onBack && <Button onClick={onBack}>{words.back}</Button>}
        <Button type="submit" variant="primary" block busy={save.isPending} busyText={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
