import { ITEM_NEEDS } from '#contract/values/ops/items';
import { usePick, useText } from '../../platform/locale.ts';
import { CheckChips } from '../../ui/form/CheckChips.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { OpsReply } from '../api/send.ts';
import type { ItemField, ItemForm } from './item-form.ts';
import { itemsText } from './text.ts';

interface ItemFieldsProps {
  form: ItemForm;
  departments: OpsReply<'OpsItems'>['departments'];
  problems: readonly ItemField[];
  isNew: boolean;
  readOnly: boolean;
  onChange: (form: ItemForm) => void;
}

type TextOf = 'code' | 'nameZh' | 'nameEn' | 'purposeZh' | 'purposeEn' | 'minutes' | 'indicators';

export function ItemFields({ form, departments, problems, isNew, readOnly, onChange }: ItemFieldsProps) {
  const words = useText(itemsText);
  const pick = usePick();
  const errorOf = (field: ItemField) => (problems.includes(field) ? words.problems[field] : undefined);
  const typed = (name: TextOf) => ({
    ...{ label: words.fields[name], value: form[name], readOnly },
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
  });
  return (
    <div className="grid gap-4 px-4 py-3.5 md:px-5">
      <TextField
        {...typed('code')}
        hint={words.fields.codeHint}
        error={errorOf('code')}
        readOnly={readOnly || !isNew}
        maxLength={40}
      />
      <div className="grid gap-4 xl:grid-cols-2">
        <TextField {...typed('nameZh')} error={errorOf('name')} maxLength={40} />
        <TextField {...typed('nameEn')} maxLength={80} />
        <TextField {...typed('purposeZh')} error={errorOf('purpose')} maxLength={60} />
        <TextField {...typed('purposeEn')} maxLength={120} />
        <SelectField
          label={words.fields.department}
          value={form.department}
          disabled={readOnly}
          error={errorOf('department')}
          onChange={(event) => onChange({ ...form, department: event.target.value })}
        >
          <option value="">{words.fields.choose}</option>
          {departments.map(({ code, name }) => (
            <option key={code} value={code}>
              {pick(name.zh, name.en)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...typed('minutes')}
          inputMode="numeric"
          hint={words.fields.minutesHint}
          error={errorOf('minutes')}
          maxLength={3}
        />
      </div>
      {readOnly ? (
        <p className="text-label">
          <b>{words.fields.needs}</b>{' '}
          {form.needs.map((need) => words.needs[need]).join(pick('、', ', ')) || words.noNeeds}
        </p>
      ) : (
        <CheckChips
          legend={words.fields.needs}
          items={ITEM_NEEDS.map((need) => ({ value: need, label: words.needs[need] }))}
          values={form.needs}
          onChange={(values) => onChange({ ...form, needs: ITEM_NEEDS.filter((need) => values.includes(need)) })}
        />
      )}
      <SelectField
        label={words.fields.sex}
        value={form.sex}
        disabled={readOnly}
        onChange={(event) => {
          const { value } = event.target;
          onChange({ ...form, sex: value === 'male' || value === 'female' ? value : 'any' });
        }}
      >
        {(['any', 'male', 'female'] as const).map((sex) => (
          <option key={sex} value={sex}>
            {words.sexes[sex]}
          </option>
        ))}
      </SelectField>
      <TextField {...typed('indicators')} hint={words.fields.indicatorsHint} error={errorOf('indicators')} />
    </div>
  );
}
