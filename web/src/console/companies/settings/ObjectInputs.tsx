import { blankFields, type InnerField } from '#contract/settings/fields';
import { usePick, useText } from '../../../platform/locale.ts';
import { FieldError } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { isRecord, textOf, type Drawing, type FieldInputProps, type InputOf } from './field-props.ts';
import { Named, useError } from '../Named.tsx';
import { companiesText } from '../text.ts';

/** The name of a text decides how much room it has. */
const isLong = (path: string): boolean => /(^|\.)text$/.test(path);

export function BothInput(props: InputOf<'both'>) {
  const { label, code, hint, path, value, optional, onChange } = props;
  const words = useText(companiesText);
  const error = useError(props);
  const both = isRecord(value) ? value : {};
  const change = (key: 'zh' | 'en', text: string) =>
    onChange({ zh: textOf(both.zh), en: textOf(both.en), [key]: text });
  const Input = isLong(path) ? TextArea : TextField;
  return (
    <div>
      {!optional && (
        <p className="mb-1.5 text-label font-semibold">
          <Named {...{ label, code }} />
          {hint && <span className="block text-c font-normal text-ink-3">{hint}</span>}
        </p>
      )}
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {(['zh', 'en'] as const).map((key) => (
          <Input
            key={key}
            label={key === 'zh' ? words.inZh(label) : words.inEn(label)}
            maxLength={20_000}
            value={textOf(both[key])}
            onChange={({ target }) => change(key, target.value)}
          />
        ))}
      </div>
      <FieldError id={path} error={error} />
    </div>
  );
}

export function FieldsInput(props: InputOf<'fields'> & Drawing) {
  const { field, label, code, hint, optional } = props;
  const error = useError(props);
  return (
    <fieldset className="min-w-0 rounded-control border border-line p-3 md:p-4">
      <legend className={optional ? 'sr-only' : 'px-1 text-label font-semibold'}>
        <Named {...{ label, code }} />
      </legend>
      {!optional && hint && <p className="mb-3 text-c text-ink-3">{hint}</p>}
      <Inner {...props} fields={field.fields} />
      <FieldError id={props.path} error={error} />
    </fieldset>
  );
}

export function VariantsInput(props: InputOf<'variants'> & Drawing) {
  const { field, label, code, hint, value, help, onChange } = props;
  const pick = usePick();
  const inside = isRecord(value) ? value : {};
  const chosen = field.variants.find((variant) => variant.value === inside[field.on]);
  return (
    <div className="grid gap-3">
      <SelectField
        label={<Named {...{ label, code }} />}
        hint={hint}
        className="max-w-120"
        value={chosen?.value ?? ''}
        onChange={({ target }) => {
          const next = field.variants.find((variant) => variant.value === target.value);
          if (next) onChange({ [field.on]: next.value, ...blankFields(next.fields) });
        }}
      >
        {field.variants.map(({ value: option }) => {
          const said = help.options[option];
          return (
            <option key={option} value={option}>
              {said ? pick(said.zh, said.en) : option}
            </option>
          );
        })}
      </SelectField>
      {chosen && chosen.fields.length > 0 && <Inner {...props} fields={chosen.fields} />}
    </div>
  );
}

/** The fields inside, each with its own name. */
function Inner({ fields, ...props }: FieldInputProps & Drawing & { fields: readonly InnerField[] }) {
  const { path, help, problems, value, onChange, draw } = props;
  const pick = usePick();
  const inside = isRecord(value) ? value : {};
  const change = (name: string, next: unknown) => {
    const { [name]: _, ...others } = inside;
    onChange(next === undefined ? others : { ...others, [name]: next });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {fields.map(({ name, field, optional, byDefault }) => {
        const said = help.inner[name];
        return (
          <div key={name} className="min-w-0">
            {draw({
              ...{ field, optional, help, problems },
              path: `${path}.${name}`,
              label: said ? pick(said.zh, said.en) : name,
              value: inside[name] ?? byDefault,
              onChange: (next) => change(name, next),
            })}
          </div>
        );
      })}
    </div>
  );
}
