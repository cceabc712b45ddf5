import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePick, useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { moved, without } from '../questionnaires/edit-document.ts';
import { useDaysText } from './days-text.ts';
import type { EntryForm } from './entry-forms.ts';
import { EntrySheet } from './EntrySheet.tsx';
import { homeText } from './text.ts';

export interface EntryListProps<T> {
  label: string;
  form: EntryForm<T>;
  list: readonly T[];
  /** Under the name. */
  note?: (entry: T) => string;
  onChange: (list: T[]) => void;
}

/** Entries in their order: each is edited, moved and removed by the keyboard as well as by hand. */
export function EntryList<T extends { shownFrom: string | null; shownTo: string | null }>({
  label,
  form,
  list,
  note,
  onChange,
}: EntryListProps<T>) {
  const words = useText(homeText);
  const pick = usePick();
  const days = useDaysText();
  const [open, setOpen] = useState<number>();
  const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
  const nameOf = (entry: T): string => {
    const { zh, en } = form.nameOf(entry);
    return pick(zh, en || zh).replaceAll('\n', ' ') || words.unnamed;
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {list.length === 0 && <p className="text-ink-3">{words.empty}</p>}
      <ul aria-label={label} className="divide-y divide-line">
        {list.map((entry, at) => {
          const name = nameOf(entry);
          return (
            <li key={at} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="min-w-0 flex-1 basis-32">
                <b className="block font-semibold">{name}</b>
                <span className="block text-c text-ink-2">
                  {[note?.(entry), days(entry.shownFrom, entry.shownTo)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="flex flex-none">
                {at > 0 && (
                  <IconButton size="inside" label={words.up(name)} onClick={() => onChange(moved(list, at, -1))}>
                    <ArrowUp {...icon} />
                  </IconButton>
                )}
                {at < list.length - 1 && (
                  <IconButton size="inside" label={words.down(name)} onClick={() => onChange(moved(list, at, 1))}>
                    <ArrowDown {...icon} />
                  </IconButton>
                )}
                <IconButton size="inside" label={words.edit(name)} onClick={() => setOpen(at)}>
                  <Pencil {...icon} />
                </IconButton>
                <IconButton size="inside" label={words.remove(name)} onClick={() => onChange(without(list, at))}>
                  <Trash2 {...icon} />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
      <div>
        <Button size="sm" onClick={() => setOpen(list.length)}>
          {words.add}
        </Button>
      </div>
      {open !== undefined && (
        <EntrySheet
          form={form}
          entry={list[open]}
          onClose={() => setOpen(undefined)}
          onDone={(entry) => {
            setOpen(undefined);
            onChange(open < list.length ? list.map((each, at) => (at === open ? entry : each)) : [...list, entry]);
          }}
        />
      )}
    </div>
  );
}
