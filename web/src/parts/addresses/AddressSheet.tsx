import { useState } from 'react';
import type { Address } from '#contract/people';
import { useSaveForm } from '../../api/use-save-form.ts';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { BottomSheet } from '../../ui/overlay/BottomSheet.tsx';
import { SaveForm } from '../form/SaveForm.tsx';
import {
  ADDRESS_FIELDS,
  addressPayload,
  addressSchema,
  missingInAddress,
  MOST,
  NEW_ADDRESS,
  type AddressDraft,
} from './address-form.ts';
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

interface AddressFormProps {
  onSaved: (id: string) => void;
  onBack?: () => void;
}

function AddressForm({ onSaved, onBack }: AddressFormProps) {
  const words = useText(addressText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const { form, submit, busy } = useSaveForm<'SavePostAddress', AddressDraft>({
    call: 'SavePostAddress',
    schema: addressSchema,
    prefix: 'new-address',
    fields: ADDRESS_FIELDS,
    initial: NEW_ADDRESS,
    check: missingInAddress,
    payload: (values) => addressPayload(userGuid, values),
    faults: { phoneBad: 'phone' },
    onSaved: ({ id }) => onSaved(String(id)),
  });
  const isDefault = form.control('isDefault');
  return (
    <SaveForm form={form} submit={submit} words={words} className="grid gap-4">
      {(errorOf) => (
        <>
          {ADDRESS_FIELDS.map((field) => (
            <TextField
              key={field}
              {...form.field(field)}
              label={words[field]}
              error={errorOf(field)}
              maxLength={MOST[field]}
              {...(field === 'phone' && { inputMode: 'tel' as const, autoComplete: 'tel-national' })}
              {...(field === 'district' && { hint: words.districtHint })}
              {...(field === 'recipient' && { autoComplete: 'name' })}
            />
          ))}
          <Checkbox
            label={words.makeDefault}
            checked={isDefault.value}
            onChange={(event) => isDefault.onChange(event.target.checked)}
          />
          <div className="flex gap-2">
            {onBack && <Button onClick={onBack}>{words.back}</Button>}
            <Button type="submit" variant="primary" block busy={busy} busyText={words.saving}>
              {words.save}
            </Button>
          </div>
        </>
      )}
    </SaveForm>
  );
}
