import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { blankOf } from '#contract/settings/fields';
import { useText } from '../../../platform/locale.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { FieldError } from '../../../ui/form/Field.tsx';
import { IconButton } from '../../../ui/form/IconButton.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { Drawing, InputOf } from './field-props.ts';
import { Named, useError } from '../Named.tsx';
import { companiesText } from '../text.ts';

/** Numbers and words are typed in one box; everything larger is a row of its own. */
export function ListInput(props: InputOf<'list'> & Drawing) {
  const { kind } = props.field.element;
  if (kind === 'whole') return <TypedList {...props} split={/[\s,，、]+/} join=", " />;
  if (kind === 'text') return <TypedList {...props} split={/\n/} join={'\n'} />;
  return <Rows {...props} />;
}

function TypedList(props: InputOf<'list'> & { split: RegExp; join: string }) {
  const { label, code, hint, value, optional, split, join, path, problems, onChange } = props;
  const words = useText(companiesText);
  const own = useError(props);
  const inside = problems.find((each) => each.path.startsWith(`${path}.`));
  const error = useError({ problems, path: inside?.path ?? path }) ?? own;
  const [typed, setTyped] = useState<string>();
  const isLines = join === '\n';
  const Input = isLines ? TextArea : TextField;
  const partsOf = (text: string): unknown[] =>
    text
      .split(split)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => (!isLines && /^\d{1,9}$/.test(part) ? Number(part) : part));
  return (
    <Input
      label={<Named {...{ label, code }} />}
      hint={[hint, isLines ? words.linesHint : words.numbersHint].filter(Boolean).join(' · ')}
      error={error}
      className="max-w-120"
      maxLength={2_000}
      // the typed text stays until one goes on
      value={typed ?? (Array.isArray(value) ? value.map(String).join(join) : '')}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }: { target: { value: string } }) => {
        setTyped(target.value);
        const parts = partsOf(target.value);
        onChange(parts.length === 0 && optional ? undefined : parts);
      }}
    />
  );
}

function Rows(props: InputOf<'list'> & Drawing) {
  const { field, label, code, hint, value, help, path, problems, onChange, draw } = props;
  const words = useText(companiesText);
  const error = useError(props);
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-label font-semibold">
        <Named {...{ label, code }} />
        {hint && <span className="block text-c font-normal text-ink-3">{hint}</span>}
      </p>
      {entries.map((entry, at) => (
        <div key={at} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            {draw({
              field: field.element,
              optional: false,
              ...{ help, problems },
              path: `${path}.${at}`,
              label: words.item(at + 1),
              value: entry,
              onChange: (next) => onChange(entries.map((each, index) => (index === at ? next : each))),
            })}
          </div>
          <IconButton
            label={words.removeItem(at + 1)}
            onClick={() => onChange(entries.filter((_, index) => index !== at))}
          >
            <Trash2 aria-hidden="true" size={18} />
          </IconButton>
        </div>
      ))}
      <FieldError id={path} error={error} />
      <div>
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" size={16} />}
          onClick={() => onChange([...entries, blankOf(field.element)])}
        >
          {words.addItem}
        </Button>
      </div>
    </div>
  );
}
