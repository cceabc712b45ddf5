import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CLINIC_ADDRESS_MAX, CLINIC_NAME_MAX, MOST_CLINICS } from '#contract/rules/clinic';
import { usePick, useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useCall } from '../../api/use-call.ts';
import { clinicOf, clinicProblems, NO_CLINIC, type ClinicDraft, type ClinicField } from './clinic-form.ts';
import { clinicsText } from './clinics-text.ts';
import { PasteClinics } from './PasteClinics.tsx';

export interface ClinicFieldsProps {
  clinics: readonly ClinicDraft[];
  error: string | undefined;
  /** Saving was tried: a missing value is said at its field. */
  asked: boolean;
  onChange: (clinics: ClinicDraft[]) => void;
}

/** Where it can be used: the clinics in the order in which employees see them. */
export function ClinicFields({ clinics, error, asked, onChange }: ClinicFieldsProps) {
  const words = useText(clinicsText);
  const [pasted, setPasted] = useState('');
  const [isPasting, setPasting] = useState(false);
  const addPasted = (more: ClinicDraft[]) => {
    onChange([...clinics, ...more]);
    setPasted('');
    setPasting(false);
  };
  return (
    <Card title={words.title}>
      <div className="grid gap-5">
        <p className="text-c text-ink-3">{words.hint(MOST_CLINICS)}</p>
        {error && (
          <Alert tone="bad" live="assertive">
            {error}
          </Alert>
        )}
        {clinics.map((clinic, at) => (
          <fieldset key={at} className="grid min-w-0 gap-4 rounded-control border border-line p-4">
            <legend className="px-1 text-label font-semibold">{words.clinic(at + 1)}</legend>
            <OneClinic
              clinic={clinic}
              asked={asked}
              onChange={(change) =>
                onChange(clinics.map((each, index) => (index === at ? { ...each, ...change } : each)))
              }
            />
            <div>
              <Button
                variant="text"
                size="sm"
                guardMs={0}
                onClick={() => onChange(clinics.filter((_, index) => index !== at))}
              >
                {words.remove(at + 1)}
              </Button>
            </div>
          </fieldset>
        ))}
        {clinics.length < MOST_CLINICS && (
          <div className="flex flex-wrap gap-3">
            <Button
              size="sm"
              guardMs={0}
              icon={<Plus aria-hidden="true" size={16} />}
              // the next one is most often in the same city
              onClick={() => onChange([...clinics, { ...NO_CLINIC, cityId: clinics.at(-1)?.cityId ?? '' }])}
            >
              {words.add}
            </Button>
            <Button size="sm" onClick={() => setPasting(true)}>
              {words.paste}
            </Button>
          </div>
        )}
      </div>
      {isPasting && (
        <PasteClinics
          text={pasted}
          onText={setPasted}
          count={clinics.length}
          onAdd={addPasted}
          onClose={() => setPasting(false)}
        />
      )}
    </Card>
  );
}

interface OneClinicProps {
  clinic: ClinicDraft;
  asked: boolean;
  onChange: (change: Partial<ClinicDraft>) => void;
}

function OneClinic({ clinic, asked, onChange }: OneClinicProps) {
  const words = useText(clinicsText);
  const pick = usePick();
  const cities = useCall('OpsClinicCities', {}).data?.cities ?? [];
  const problems = asked ? clinicProblems(clinicOf(clinic)) : [];
  const field = (name: keyof ClinicDraft, rule: ClinicField, isWrong = true) => ({
    value: clinic[name],
    error: problems.includes(rule) && isWrong ? words.problems[rule] : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  /** Of two languages the one that is missing or too long says so. */
  const text = (name: 'nameZh' | 'nameEn' | 'addressZh' | 'addressEn', rule: ClinicField, maxLength: number) => ({
    ...field(name, rule, clinic[name].trim() === '' || clinic[name].trim().length > maxLength),
    maxLength,
  });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField label={words.name.zh} {...text('nameZh', 'name', CLINIC_NAME_MAX)} />
      <TextField label={words.name.en} {...text('nameEn', 'name', 2 * CLINIC_NAME_MAX)} />
      <TextField label={words.address.zh} {...text('addressZh', 'address', CLINIC_ADDRESS_MAX)} />
      <TextField label={words.address.en} {...text('addressEn', 'address', 2 * CLINIC_ADDRESS_MAX)} />
      <SelectField label={words.city} {...field('cityId', 'cityId')}>
        <option value="">{words.choose}</option>
        {cities.map(({ cityId, name }) => (
          <option key={cityId} value={String(cityId)}>
            {pick(name.zh, name.en)}
          </option>
        ))}
      </SelectField>
      <TextField label={words.phone} type="tel" inputMode="tel" maxLength={20} {...field('phone', 'phone')} />
    </div>
  );
}
