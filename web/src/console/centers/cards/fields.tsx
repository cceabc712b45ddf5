import type { Bilingual } from '#contract/language';
import { useText } from '../../../platform/locale.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { CenterDraft, CenterField } from '../form.ts';
import { centersText } from '../text.ts';
import { fieldId, type CardProps } from './card-props.ts';

type NameOf<T> = {
  [F in CenterField]: CenterDraft[F] extends T ? (T extends CenterDraft[F] ? F : never) : never;
}[CenterField];

interface LineProps extends CardProps {
  name: NameOf<string>;
  maxLength?: number;
  inputMode?: 'numeric' | 'decimal' | 'tel';
  type?: 'text' | 'date';
}

/** One line of the form. */
export function LineField({ draft, change, errorOf, name, ...input }: LineProps) {
  const words = useText(centersText);
  const hints: Partial<Record<CenterField, string>> = words.fieldHints;
  return (
    <TextField
      {...input}
      id={fieldId(name)}
      label={words.fields[name]}
      hint={hints[name]}
      error={errorOf(name)}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
}

interface BothProps extends CardProps {
  name: NameOf<Bilingual>;
  maxLength: number;
  /** Absent: one line. */
  rows?: number;
}

/** One thing in both languages, Chinese first. */
export function BothFields({ draft, change, errorOf, name, maxLength, rows }: BothProps) {
  const words = useText(centersText);
  const hints: Partial<Record<CenterField, string>> = words.fieldHints;
  const label = words.fields[name];
  const bind = (key: 'zh' | 'en') => ({
    id: key === 'zh' ? fieldId(name) : `${fieldId(name)}-en`,
    label: key === 'zh' ? words.inZh(label) : words.inEn(label),
    hint: hints[name],
    error: errorOf(name),
    maxLength: key === 'zh' ? maxLength : 2 * maxLength,
    value: draft[name][key],
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: { ...draft[name], [key]: event.target.value } }),
  });
  return rows === undefined ? (
    <>
      <TextField {...bind('zh')} />
      <TextField {...bind('en')} />
    </>
  ) : (
    <>
      <TextArea rows={rows} {...bind('zh')} />
      <TextArea rows={rows} {...bind('en')} />
    </>
  );
}
