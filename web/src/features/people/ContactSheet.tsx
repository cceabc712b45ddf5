import type { Person } from '#contract/calls/people';
import { useSaveForm } from '../../api/use-save-form.ts';
import { SaveForm } from '../../parts/form/SaveForm.tsx';
import { contactText } from '../../parts/people/contact-text.ts';
import {
  initialPersonal,
  missingPersonal,
  PERSONAL_FIELDS,
  PERSONAL_NAMES,
  personalChange,
  personalSchema,
  type PersonalDraft,
} from '../../parts/people/personal-form.ts';
import { personText } from '../../parts/people/person-text.ts';
import { PhoneField } from '../../parts/people/PhoneField.tsx';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormSheet } from '../../ui/overlay/FormSheet.tsx';
import { CityField } from './CityField.tsx';
import { informationText } from './information-text.ts';

const FORM_ID = 'contact-form';

/** A new phone or e-mail address is confirmed by a code while it is saved (api/overcome.ts). */
export function ContactSheet({ person, onClose }: { person: Person; onClose: () => void }) {
  const words = useText(informationText);
  const says = useText(personText);
  const asks = useText(contactText);
  const { form, submit, busy } = useSaveForm<'SavePersonalInfo', PersonalDraft>({
    call: 'SavePersonalInfo',
    schema: personalSchema,
    prefix: 'contact',
    fields: PERSONAL_FIELDS,
    names: PERSONAL_NAMES,
    // nothing is handed to anybody here, so there is nothing to agree to
    initial: { ...initialPersonal(person, person.cityId || undefined), consent: true },
    check: (values) => missingPersonal(values, person),
    payload: (values) => personalChange(person, values),
    faults: { phoneBad: 'phone', emailBad: 'email' },
    onSaved: () => {
      toast(words.saved);
      onClose();
    },
  });
  return (
    <FormSheet onClose={onClose} onCancel={form.forget} title={words.sheet} formId={FORM_ID} busy={busy} words={words}>
      <SaveForm id={FORM_ID} form={form} submit={submit} words={{ ...says, ...asks, ...words }} className="grid gap-4">
        {(errorOf) => (
          <>
            <PhoneField form={form} kept={person.phone} error={errorOf('phone')} />
            <TextField
              {...form.field('email')}
              label={says.email}
              hint={words.codeHint}
              error={errorOf('email')}
              inputMode="email"
              autoComplete="email"
              maxLength={100}
            />
            <SelectField {...form.field('marital')} error={errorOf('marital')} label={says.marital}>
              <option value="">{says.choose}</option>
              <option value="single">{says.maritals.single}</option>
              <option value="married">{says.maritals.married}</option>
            </SelectField>
            <CityField {...form.field('city')} error={errorOf('city')} label={words.city} />
          </>
        )}
      </SaveForm>
    </FormSheet>
  );
}
