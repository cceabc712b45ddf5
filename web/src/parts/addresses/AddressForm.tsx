import type { Address } from '#contract/calls/people';
import { useSaveForm } from '../../api/use-save-form.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { SaveForm } from '../form/SaveForm.tsx';
import {
  ADDRESS_FIELDS,
  ADDRESS_NAMES,
  addressDraft,
  addressPayload,
  addressSchema,
  missingInAddress,
  MOST,
  NEW_ADDRESS,
  type AddressDraft,
} from './address-form.ts';
import { useRegions, type Region, type Regions } from './regions.ts';
import { addressText } from './text.ts';

interface AddressFormProps {
  /** Absent: a new one. */
  address?: Address;
  onSaved: (id: string) => void;
  /** While ordering: whether it is for this order alone can be said. */
  ordering?: boolean;
  onBack?: () => void;
}

export function AddressForm(props: AddressFormProps) {
  const regions = useRegions();
  // an existing region can be shown in the lists only once they are there
  if (props.address && !regions) return <Skeleton className="h-96 w-full" shape="block" />;
  return <Fields {...props} regions={regions} />;
}

function Fields({ address, regions, onSaved, onBack, ordering }: AddressFormProps & { regions: Regions | undefined }) {
  const words = useText(addressText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const { form, submit, busy } = useSaveForm<'SavePostAddress', AddressDraft>({
    call: 'SavePostAddress',
    schema: addressSchema,
    prefix: 'new-address',
    of: address?.id,
    fields: ADDRESS_FIELDS,
    names: ADDRESS_NAMES,
    initial: address && regions ? addressDraft(address, regions) : NEW_ADDRESS,
    check: (draft) => missingInAddress(draft, regions),
    payload: (values) => addressPayload(userGuid, values, address),
    faults: { phoneBad: 'phone' },
    onSaved: ({ id }) => onSaved(String(id)),
  });
  const isDefault = form.control('isDefault');
  const forOneOrder = form.control('forOneOrder');
  const text = (field: keyof typeof MOST, error: string | undefined) => ({
    ...form.field(field),
    ...{ label: words[field], maxLength: MOST[field], error },
  });
  return (
    <SaveForm form={form} submit={submit} words={words} className="grid gap-4">
      {(errorOf) => (
        <>
          <TextField {...text('recipient', errorOf('recipient'))} autoComplete="name" />
          <TextField
            {...text('phone', errorOf('phone'))}
            hint={address && words.phoneKeep}
            inputMode="tel"
            autoComplete="tel-national"
            // A masked number is replaced as a whole, not edited.
            onFocus={(event) => event.target.value.includes('*') && event.target.select()}
          />
          <RegionFields form={form} regions={regions} errorOf={errorOf} />
          <TextField {...text('detail', errorOf('detail'))} autoComplete="street-address" />
          {/* the default is moved by another one becoming it */}
          {ordering && (
            <Checkbox
              label={words.forOneOrder}
              checked={forOneOrder.value}
              onChange={(event) => forOneOrder.onChange(event.target.checked)}
            />
          )}
          {!address?.isDefault && !forOneOrder.value && (
            <Checkbox
              label={words.makeDefault}
              checked={isDefault.value}
              onChange={(event) => isDefault.onChange(event.target.checked)}
            />
          )}
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
  regions: Regions | undefined;
  errorOf: (field: 'province' | 'city' | 'county') => string | undefined;
}

/** Chosen one after the other, not typed; another province makes city and county a question again. */
function RegionFields({ form, regions, errorOf }: RegionProps) {
  const words = useText(addressText);
  const { province, city } = form.draft;
  const cities = regions?.citiesOf(province) ?? [];
  const isCityItself = province !== '' && cities.length === 0;
  const fields = { province: form.field('province'), city: form.field('city'), county: form.field('county') };
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <SelectField
        {...fields.province}
        label={words.province}
        error={errorOf('province')}
        autoComplete="address-level1"
        onChange={(event) => {
          fields.province.onChange(event);
          form.set('city', '');
          form.set('county', '');
        }}
      >
        <Options first={regions ? words.choose : words.loading} regions={regions?.provinces ?? []} />
      </SelectField>
      {!isCityItself && (
        <SelectField
          {...fields.city}
          label={words.city}
          error={errorOf('city')}
          autoComplete="address-level2"
          onChange={(event) => {
            fields.city.onChange(event);
            form.set('county', '');
          }}
        >
          <Options first={province ? words.choose : words.provinceFirst} regions={cities} />
        </SelectField>
      )}
      <SelectField
        {...fields.county}
        label={words.county}
        error={errorOf('county')}
        className={isCityItself ? '' : 'max-md:col-span-2'}
        autoComplete="address-level3"
      >
        <Options
          first={city || isCityItself ? words.choose : words.cityFirst}
          regions={regions?.countiesOf(province, city) ?? []}
        />
      </SelectField>
    </div>
  );
}

function Options({ first, regions }: { first: string; regions: readonly Region[] }) {
  const pick = usePick();
  return (
    <>
      <option value="">{first}</option>
      {regions.map(({ zh, en }) => (
        <option key={zh} value={zh}>
          {pick(zh, en)}
        </option>
      ))}
    </>
  );
}
