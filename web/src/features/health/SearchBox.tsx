import { useState } from 'react';
import type { HealthHit } from '#contract/calls/health';
import { send } from '../../api/send.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { Combobox, type ComboboxOption } from '../../ui/form/Combobox.tsx';
import { healthText } from './text.ts';

export interface SearchBoxProps {
  label: string;
  /** The address's text. */
  value: string;
  search: (text: string, signal: AbortSignal) => Promise<readonly HealthHit[]>;
  onPick: (hit: HealthHit) => void;
  onSearch: (text: string) => void;
}

/** The search with its suggestions, which say by what each was found. */
export function SearchBox({ label, value, search, onPick, onSearch }: SearchBoxProps) {
  const words = useText(healthText);
  const pick = usePick();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState<readonly HealthHit[]>([]);
  const option = (hit: HealthHit): ComboboxOption => {
    const by = words.by[hit.by];
    const other = pick(hit.name.en, hit.name.zh);
    const kind = hit.kind === 'article' ? words.article : [hit.abbreviation, other].filter(Boolean).join(' · ');
    return {
      value: `${hit.kind}:${hit.code}`,
      label: pick(hit.name.zh, hit.name.en),
      note: by ? `${kind} · ${by}` : kind,
    };
  };
  return (
    <form
      role="search"
      className="max-w-180"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Combobox
        id="health-search"
        label={label}
        hint={words.searchHint}
        value={typed}
        maxLength={60}
        minLength={1}
        debounceMs={150}
        onChange={setTyped}
        onPick={({ value: picked }) => {
          const hit = known.find(({ kind, code }) => `${kind}:${code}` === picked);
          if (hit) onPick(hit);
        }}
        search={async (text, signal) => {
          const hits = await search(text, signal);
          setKnown(hits);
          return hits.map(option);
        }}
        texts={words}
      />
      <button type="submit" className="sr-only">
        {label}
      </button>
    </form>
  );
}

const SUGGESTED = 6;

export const findIndicators = async (text: string, signal: AbortSignal): Promise<readonly HealthHit[]> =>
  (await send('SearchIndicators', { text, pageSize: SUGGESTED }, { signal })).rows;

export const findAll =
  (userGuid: string) =>
  async (text: string, signal: AbortSignal): Promise<readonly HealthHit[]> =>
    (await send('SearchBaike', { userGuid, text, pageSize: SUGGESTED }, { signal })).rows;
