import type { Person } from '#contract/calls/people';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { FormSheet } from '../../ui/overlay/FormSheet.tsx';
import { SaveForm } from '../form/SaveForm.tsx';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { personText, relationOf } from './person-text.ts';
import { derivedFrom, type RelativeField } from './relative-form.ts';
import { relativeText } from './relative-text.ts';
import { useRelativeForm } from './use-relative-form.ts';
import type { Relative } from './relatives.ts';

const FORM_ID = 'relative-form';
const ID_TYPES = ['idCard', 'passport', 'hkMacauPermit', 'taiwanPermit'] as const;

export interface RelativeSheetProps {
  /** Absent: a new one. */
  person?: Person;
  /** The kinds a new relative may have. */
  relations: readonly Relative[];
  onClose: () => void;
  onSaved: (customerGuid: string) => void;
}

/** Adding or editing a relative beside the list. Phone, e-mail and city come with the booking's first step. */
export function RelativeSheet({ person, relations, onClose, onSaved }: RelativeSheetProps) {
  const words = useText(relativeText);
  const says = useText(personText);
  const [first, second] = relations;
  const { form, submit, busy } = useRelativeForm(person, second ? undefined : first, onSaved);
  return (
    <FormSheet
      onClose={onClose}
      onCancel={form.forget}
      title={person ? words.formEdit : words.formAdd}
      formId={FORM_ID}
      busy={busy}
      words={words}
    >
      <SaveForm id={FORM_ID} form={form} submit={submit} words={{ ...says, ...words }} className="grid gap-4">
        {(errorOf) => (
          <>
            {person ? (
              <KeyValueRows rows={[{ key: 'relation', label: says.relation, value: relationOf(person, says) }]} />
            ) : (
              <SelectField {...form.field('relation')} error={errorOf('relation')} label={says.relation}>
                <option value="">{says.choose}</option>
                {relations.map((relation) => (
                  <option key={relation} value={relation}>
                    {says.relations[relation]}
                  </option>
                ))}
              </SelectField>
            )}
            <TextField
              {...form.field('name')}
              label={says.name}
              hint={words.nameHint}
              error={errorOf('name')}
              autoComplete="off"
              maxLength={120}
            />
            <SelectField {...form.field('idType')} error={errorOf('idType')} label={says.idType}>
              {ID_TYPES.map((type) => (
                <option key={type} value={type}>
                  {says.idTypes[type]}
                </option>
              ))}
            </SelectField>
            <TextField
              {...form.field('idNumber')}
              label={says.idNumber}
              hint={person?.idNumber ? words.idKeep : undefined}
              error={errorOf('idNumber')}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={30}
              // A masked number is replaced as a whole, not edited.
              onFocus={(event) => event.target.value.includes('*') && event.target.select()}
            />
            <BirthAndGender {...{ person, form, errorOf }} />
            <SelectField {...form.field('marital')} error={errorOf('marital')} label={says.marital}>
              <option value="">{says.choose}</option>
              <option value="single">{says.maritals.single}</option>
              <option value="married">{says.maritals.married}</option>
            </SelectField>
          </>
        )}
      </SaveForm>
    </FormSheet>
  );
}

interface BirthProps {
  person: Person | undefined;
  form: ReturnType<typeof useRelativeForm>['form'];
  errorOf: (field: RelativeField) => string | undefined;
}

/** Read from an ID card's number, typed for any other document; not a calendar. */
function BirthAndGender({ person, form, errorOf }: BirthProps) {
  const words = useText(relativeText);
  const says = useText(personText);
  const language = useLocale();
  if (form.draft.idType === 'idCard') {
    const derived = derivedFrom(person, form.draft);
    if (!derived) return null;
    return (
      <div aria-live="polite">
        <KeyValueRows
          rows={[
            { key: 'born', label: says.birthDate, value: formatDay(derived.birthDate, language, { weekday: false }) },
            { key: 'gender', label: says.gender, value: says.genders[derived.gender] },
          ]}
        />
        <p className="text-c text-ink-3">{words.derived}</p>
      </div>
    );
  }
  return (
    <>
      <TextField
        {...form.field('birthDate')}
        label={says.birthDate}
        hint={words.birthHint}
        error={errorOf('birthDate')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
      />
      <SelectField {...form.field('gender')} error={errorOf('gender')} label={says.gender}>
        <option value="">{says.choose}</option>
        <option value="male">{says.genders.male}</option>
        <option value="female">{says.genders.female}</option>
      </SelectField>
    </>
  );
}
