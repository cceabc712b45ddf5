import type { Bilingual } from '#contract/language';
import { useText } from '../../platform/locale.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { EntryForm } from './entry-form.ts';
import { entriesText } from './text.ts';

interface EntryFieldsProps {
  form: EntryForm;
  onChange: (form: EntryForm) => void;
  readOnly: boolean;
}

const LINES = ['ranges', 'sources'];

/** Each text in both languages beside each other, then the lists. */
export function EntryFields({ form, onChange, readOnly }: EntryFieldsProps) {
  const words = useText(entriesText);
  const names = new Map<string, string>(Object.entries(words.fields));
  const labelOf = (key: string): string => {
    const [field = '', at] = key.split('.');
    return `${names.get(field) ?? field}${at === undefined ? '' : ` ${Number(at) + 1}`}`;
  };
  const setText = (key: string, text: Bilingual) => onChange({ ...form, texts: { ...form.texts, [key]: text } });
  const setList = (key: string, text: string) => onChange({ ...form, lists: { ...form.lists, [key]: text } });
  return (
    <div className="grid gap-4 px-4 py-3.5 md:px-5">
      {Object.entries(form.texts).map(([key, text]) => (
        <fieldset key={key}>
          <legend className="mb-1 text-label font-semibold">{labelOf(key)}</legend>
          <div className="grid gap-2 xl:grid-cols-2">
            <TextArea
              label={words.chinese}
              rows={3}
              readOnly={readOnly}
              value={text.zh}
              onChange={(event) => setText(key, { ...text, zh: event.target.value })}
            />
            <TextArea
              label={words.english}
              rows={3}
              readOnly={readOnly}
              value={text.en}
              onChange={(event) => setText(key, { ...text, en: event.target.value })}
            />
          </div>
        </fieldset>
      ))}
      {Object.entries(form.lists).map(([key, value]) =>
        LINES.includes(key) ? (
          <TextArea
            key={key}
            label={labelOf(key)}
            rows={3}
            readOnly={readOnly}
            value={value}
            onChange={(event) => setList(key, event.target.value)}
          />
        ) : (
          <TextField
            key={key}
            label={labelOf(key)}
            readOnly={readOnly}
            value={value}
            onChange={(event) => setList(key, event.target.value)}
          />
        ),
      )}
    </div>
  );
}
