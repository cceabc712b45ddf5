import { useState, type ReactNode } from 'react';
import { blankOf } from '#contract/settings/fields';
import { usePick, useText } from '../../../platform/locale.ts';
import { CheckChips } from '../../../ui/form/CheckChips.tsx';
import { FieldError } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { BothInput, FieldsInput, VariantsInput } from './ObjectInputs.tsx';
import { fenTyped, isMoney, isRecord, textOf, yuanOf, type FieldInputProps, type InputOf } from './field-props.ts';
import { Named, useError } from '../Named.tsx';
import { ListInput } from './ListInput.tsx';
import { companiesText } from '../text.ts';

/** The control of a field, by its kind; a wrong value is kept as typed, and marked. */
export function FieldInput(given: FieldInputProps) {
  const { field } = given;
  const props = { ...given, draw: (inner: FieldInputProps) => <FieldInput {...inner} /> };
  switch (field.kind) {
    case 'flag':
      return <FlagInput {...props} field={field} />;
    case 'choice':
      return <ChoiceInput {...props} field={field} />;
    case 'choices':
      return <ChoicesInput {...props} field={field} />;
    case 'whole':
      return isMoney(props.path) ? <MoneyInput {...props} field={field} /> : <WholeInput {...props} field={field} />;
    case 'day':
    case 'text':
      return <TextInput {...props} field={field} />;
    case 'list':
      return <ListInput {...props} field={field} />;
    case 'both':
      return (
        <Optional {...props}>
          <BothInput {...props} field={field} />
        </Optional>
      );
    case 'fields':
      return (
        <Optional {...props}>
          <FieldsInput {...props} field={field} />
        </Optional>
      );
    case 'variants':
      return (
        <Optional {...props}>
          <VariantsInput {...props} field={field} />
        </Optional>
      );
  }
}

/** A value with several parts that may be left out is switched on first. */
function Optional({ children, ...props }: FieldInputProps & { children: ReactNode }) {
  const { optional, field, label, hint, code, value, onChange } = props;
  if (!optional) return children;
  const isUsed = isRecord(value);
  return (
    <div className="grid gap-3">
      <Switch
        label={<Named label={label} code={code} />}
        text={hint}
        checked={isUsed}
        onChange={() => onChange(isUsed ? undefined : blankOf(field))}
      />
      {isUsed && children}
    </div>
  );
}

function FlagInput({ label, code, hint, value, onChange }: InputOf<'flag'>) {
  return (
    <Switch
      label={<Named {...{ label, code }} />}
      text={hint}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

function ChoiceInput(props: InputOf<'choice'>) {
  const { field, label, code, hint, value, optional, help, onChange } = props;
  const words = useText(companiesText);
  const pick = usePick();
  const error = useError(props);
  const known = field.options.find((option) => option === value);
  return (
    <SelectField
      label={<Named {...{ label, code }} />}
      hint={hint}
      error={error}
      className="max-w-120"
      value={known === undefined ? '' : String(known)}
      onChange={({ target }) => onChange(field.options.find((option) => String(option) === target.value))}
    >
      {(optional || known === undefined) && <option value="">{optional ? words.unset : words.choose}</option>}
      {field.options.map((option) => {
        const said = help.options[option];
        return (
          <option key={option} value={option}>
            {said ? pick(said.zh, said.en) : option}
          </option>
        );
      })}
    </SelectField>
  );
}

function ChoicesInput(props: InputOf<'choices'>) {
  const { field, label, code, hint, value, help, path, onChange } = props;
  const pick = usePick();
  const error = useError(props);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <div>
      <CheckChips
        legend={
          <>
            <Named {...{ label, code }} />
            {hint && <span className="block text-c font-normal text-ink-3">{hint}</span>}
          </>
        }
        items={field.options.map((option) => {
          const said = help.options[option];
          return { value: String(option), label: said ? pick(said.zh, said.en) : String(option) };
        })}
        values={chosen}
        onChange={(values) =>
          onChange(values.map((each) => field.options.find((option) => String(option) === each) ?? each))
        }
      />
      <FieldError id={path} error={error} />
    </div>
  );
}

function WholeInput(props: InputOf<'whole'>) {
  const { field, label, code, hint, value, optional, onChange } = props;
  const words = useText(companiesText);
  const error = useError(props);
  const { min, max } = field;
  const range =
    min === undefined ? '' : max === undefined ? words.atLeast(String(min)) : words.range(String(min), String(max));
  const typed = (text: string): unknown => {
    if (text.trim() === '' && optional) return undefined;
    return /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text;
  };
  return (
    <TextField
      label={<Named {...{ label, code }} />}
      hint={[hint, range].filter(Boolean).join(' · ')}
      error={error}
      inputMode="numeric"
      maxLength={15}
      className="max-w-120"
      value={textOf(value)}
      onChange={({ target }) => onChange(typed(target.value))}
    />
  );
}

/** Keeps typed text while it is no amount, or "1.5" could not be typed on to "1.50". */
function MoneyInput(props: InputOf<'whole'>) {
  const { field, label, code, hint, value, optional, onChange } = props;
  const words = useText(companiesText);
  const error = useError(props);
  const [typed, setTyped] = useState<string>();
  const kept = typeof value === 'number' ? yuanOf(value) : textOf(value);
  const isShown = typed !== undefined && (fenTyped(typed) ?? typed) === value;
  const { min, max } = field;
  const range =
    min === undefined ? '' : max === undefined ? words.atLeast(yuanOf(min)) : words.range(yuanOf(min), yuanOf(max));
  return (
    <TextField
      label={<Named {...{ label, code }} />}
      hint={[hint, range].filter(Boolean).join(' · ')}
      error={error}
      inputMode="decimal"
      maxLength={15}
      className="max-w-120"
      value={isShown ? typed : kept}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.trim() === '' && optional ? undefined : (fenTyped(target.value) ?? target.value));
      }}
    />
  );
}

function TextInput(props: InputOf<'text' | 'day'>) {
  const { field, label, code, hint, value, optional, onChange } = props;
  const error = useError(props);
  return (
    <TextField
      label={<Named {...{ label, code }} />}
      hint={hint}
      error={error}
      type={field.kind === 'day' ? 'date' : 'text'}
      maxLength={500}
      className="max-w-120"
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' && optional ? undefined : target.value)}
    />
  );
}
