import { useSaveForm } from '../../api/use-save-form.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { SaveForm } from '../form/SaveForm.tsx';
import {
  ADDRESS_FIELDS,
  ADDRESS_NAMES,
  addressPayload,
  addressSchema,
  missingInAddress,
  MOST,
  NEW_ADDRESS,
  type AddressDraft,
} from './address-form.ts';
import { citiesOf, REGIONS } from './regions.ts';
import { addressText } from './text.ts';

interface AddressFormProps {
  onSaved: (id: string) => void;
  onBack?: () => void;
}

export function AddressForm({ onSaved, onBack }: AddressFormProps) {
  const words = useText(addressText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const { form, submit, busy } = useSaveForm<'SavePostAddress', AddressDraft>({
    call: 'SavePostAddress',
    schema: addressSchema,
    prefix: 'new-address',
    fields: ADDRESS_FIELDS,
    names: ADDRESS_NAMES,
    initial: NEW_ADDRESS,
    check: missingInAddress,
    payload: (values) => addressPayload(userGuid, values),
    faults: { phoneBad: 'phone' },
    onSaved: ({ id }) => onSaved(String(id)),
  });
  const isDefault = form.control('isDefault');
  const text = (field: keyof typeof MOST, error: string | undefined) => ({
    ...form.field(field),
    ...{ label: words[field], maxLength: MOST[field], error },
  });
  return (
    <SaveForm form={form} submit={submit} words={words} className="grid gap-4">
      {(errorOf) => (
        <>
          <TextField {...text('recipient', errorOf('recipient'))} autoComplete="name" />
          <TextField {...text('phone', errorOf('phone'))} inputMode="tel" autoComplete="tel-national" />
          <RegionFields form={form} errorOf={errorOf} />
          <TextField {...text('county', errorOf('county'))} hint={words.countyHint} />
          <TextField {...text('detail', errorOf('detail'))} autoComplete="street-address" />
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

interface RegionProps {
  form: ReturnType<typeof useSaveForm<'SavePostAddress', AddressDraft>>['form'];
  errorOf: (field: 'province' | 'city') => string | undefined;
}

/** ux §9: chosen one after the other, not typed; another province makes the city a question again. */
function RegionFields({ form, errorOf }: RegionProps) {
  const words = useText(addressText);
  const pick = usePick();
  const cities = citiesOf(form.draft.province);
  const province = form.field('province');
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        {...province}
        label={words.province}
        error={errorOf('province')}
        className={cities.length > 0 || !form.draft.province ? '' : 'col-span-2'}
        autoComplete="address-level1"
        onChange={(event) => {
          province.onChange(event);
          form.set('city', '');
        }}
      >
        <option value="">{words.choose}</option>
        {REGIONS.map(({ zh, en }) => (
          <option key={zh} value={zh}>
            {pick(zh, en)}
          </option>
        ))}
      </SelectField>
      {(cities.length > 0 || !form.draft.province) && (
        <SelectField {...form.field('city')} label={words.city} error={errorOf('city')} autoComplete="address-level2">
          <option value="">{form.draft.province ? words.choose : words.provinceFirst}</option>
          {cities.map(({ zh, en }) => (
            <option key={zh} value={zh}>
              {pick(zh, en)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
