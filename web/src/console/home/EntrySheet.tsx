import { useId, useState, type FormEvent } from 'react';
import { useText } from '../../platform/locale.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormSheet } from '../../ui/overlay/FormSheet.tsx';
import { problemsOf, type EntryForm, type FieldSpec, type Typed } from './entry-forms.ts';
import { MENU_ACTIONS } from '#contract/values/ops/home';
import { ICONS } from './choices.ts';
import { PictureField } from './PictureField.tsx';
import { homeText, type FieldWord } from './text.ts';

export interface EntrySheetProps<T> {
  form: EntryForm<T>;
  /** Absent: a new one. */
  entry: T | undefined;
  onDone: (entry: T) => void;
  onClose: () => void;
}

/** One entry of a list beside the page; the list itself is saved afterwards, whole. */
export function EntrySheet<T>({ form, entry, onDone, onClose }: EntrySheetProps<T>) {
  const words = useText(homeText);
  const formId = useId();
  const [typed, setTyped] = useState<Typed>(() => (entry ? form.typedOf(entry) : {}));
  const [asked, setAsked] = useState(false);
  const problems = asked ? problemsOf(form, typed) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problemsOf(form, typed).length === 0) onDone(form.entryOf(typed));
  };
  return (
    <FormSheet title={words.sheet} formId={formId} busy={false} words={words.words} onClose={onClose}>
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {form.fields.map((spec) => (
          <EntryField
            key={spec.name}
            spec={spec}
            value={typed[spec.name] ?? ''}
            error={problems.includes(spec.name) ? words.required : undefined}
            onChange={(value) => setTyped((before) => ({ ...before, [spec.name]: value }))}
          />
        ))}
      </form>
    </FormSheet>
  );
}

interface EntryFieldProps {
  spec: FieldSpec;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function EntryField({ spec: { name, kind, optional }, value, error, onChange }: EntryFieldProps) {
  const words = useText(homeText);
  // every name of a form stands among the words
  const label = words.fields[name as FieldWord];
  const mark = optional && kind !== 'action' ? { optionalMark: words.optional } : {};
  const field = {
    ...{ label, error, value, ...mark },
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  const options: Partial<Record<FieldSpec['kind'], readonly (readonly [string, string])[]>> = {
    lang: Object.entries(words.langs),
    tone: Object.entries(words.tones),
    icon: ICONS.map((icon) => [icon, icon] as const),
    action: MENU_ACTIONS.map((action) => [action, words.actions[action]] as const),
  };
  const choices = options[kind];
  if (choices)
    return (
      <SelectField {...field}>
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  if (kind === 'picture') return <PictureField label={label} error={error} address={value} onChange={onChange} />;
  if (kind === 'area')
    return <TextArea rows={3} {...(name.startsWith('text') && { hint: words.noticeHint })} {...field} />;
  if (kind === 'date') return <TextField type="date" {...field} />;
  return <TextField {...(name === 'url' && { hint: words.urlHint })} {...field} />;
}
