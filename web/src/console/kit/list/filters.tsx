import { useCallback } from 'react';
import { oneOf, text, type AddressKey } from '../../../platform/address-state.ts';
import { useText } from '../../../platform/locale.ts';
import { Chips } from '../../../ui/form/Chips.tsx';
import { DaysChip, SelectChip, ToggleChip } from '../../../ui/form/FilterChips.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { companyKey, dayKey, flagKey } from './address-keys.ts';
import { CompanyFilter, companyOf, daysOf } from './FilterBar.tsx';
import { kitText } from '../text.ts';
import { filterOf, type Counts, type Filter, type FilterDrawing } from './filter.ts';

/** The address and the call's payload share the name. */
const partOf = <N extends string, T>(name: N, value: T) => ({ [name]: value }) as Record<N, T>;

export interface SearchWords {
  /** Says what can be looked for. */
  label: string;
  placeholder?: string;
}

/** The search box of a list; `at` is its name in the address. */
export function search({ label, placeholder = label }: SearchWords, at = 'q'): Filter<{ text: string }> {
  return {
    names: [at],
    isSearch: true,
    payloadOf: (texts) => ({ text: text.read(texts[at]) }),
    isOn: (texts) => text.read(texts[at]) !== '',
    draw: (drawing) => <SearchBox {...drawing} {...{ label, placeholder, at }} />,
  };
}

function SearchBox({
  texts,
  change,
  searchNote,
  label,
  placeholder,
  at,
}: FilterDrawing & SearchWords & { at: string }) {
  const words = useText(kitText);
  // Typing changes the address without a step for every letter.
  const onSearch = useCallback((typed: string) => change({ [at]: text.write(typed) }, { replace: true }), [change, at]);
  return (
    <SearchField
      {...{ label, placeholder, onSearch }}
      value={text.read(texts[at])}
      clearLabel={words.clear}
      note={searchNote}
    />
  );
}

export const company = (): Filter<{ companyId?: number }> =>
  filterOf({
    ...{ at: 'company', key: companyKey, payloadOf: companyOf },
    draw: (value, set) => <CompanyFilter value={value} onChange={set} />,
  });

/** A first and a last day, either of which may be open. */
export function days(label: string): Filter<{ from?: string; to?: string }> {
  const read = ({ from, to }: FilterDrawing['texts']) => ({ from: dayKey.read(from), to: dayKey.read(to) });
  return {
    names: ['from', 'to'],
    payloadOf: (texts) => daysOf(read(texts)),
    isOn: (texts) => Object.values(read(texts)).some(Boolean),
    draw: ({ texts, change }) => <Days label={label} {...read(texts)} onChange={change} />,
  };
}

interface DaysProps {
  label: string;
  from: string;
  to: string;
  onChange: FilterDrawing['change'];
}

function Days({ onChange, ...shown }: DaysProps) {
  const words = useText(kitText);
  return (
    <DaysChip
      {...shown}
      words={words}
      onChange={({ from, to }) => onChange({ from: dayKey.write(from), to: dayKey.write(to) })}
    />
  );
}

/** A filter whose part of the payload has another name or shape than its value in the address. */
export const asking = <P extends object, Q extends object>(
  filter: Filter<P>,
  payloadOf: (part: P) => Q,
): Filter<Q> => ({ ...filter, payloadOf: (texts) => payloadOf(filter.payloadOf(texts)) });

interface FieldOptions {
  label: string;
  /** See `Filter`. */
  kept?: boolean;
  /** See `filterOf`. */
  clears?: readonly string[];
}

export interface ChoicesOptions<V extends string> extends FieldOptions {
  /** Of each choice. */
  names: Readonly<Record<V, string>>;
  countOf?: (counts: Counts, value: V) => number | string | undefined;
}

/** The count of a choice as the server names it. */
export const countIn = (counts: Counts, value: string): number | undefined => counts[value];

/** The count of a choice in words of the page. */
export const countAs =
  (wordsOf: (count: number) => string) =>
  (counts: Counts, value: string): string | undefined => {
    const count = counts[value];
    return count === undefined ? undefined : wordsOf(count);
  };

/** One of a few, each a chip with its count; the first one stands for none in the address. */
export const choices = <const N extends string, const V extends string>(
  at: N,
  values: readonly [V, ...V[]],
  { names, countOf, ...options }: ChoicesOptions<NoInfer<V>>,
): Filter<Record<N, V>> =>
  filterOf<V, Record<N, V>>({
    ...{ at, key: oneOf(values), payloadOf: (value) => partOf(at, value), ...options },
    draw: (value, set, { counts }) => (
      <Chips
        {...{ label: options.label, value, onChange: set }}
        items={values.map((one) => ({
          ...{ value: one, label: names[one], count: counts && countOf?.(counts, one) },
        }))}
      />
    ),
  });

/** Two or three lists of one page, side by side. */
export const views = <const N extends string, const V extends string>(
  at: N,
  values: readonly [V, ...V[]],
  { label, names }: { label: string; names: Readonly<Record<NoInfer<V>, string>> },
): Filter<Record<N, V>> =>
  filterOf<V, Record<N, V>>({
    ...{ at, key: oneOf(values), payloadOf: (value) => partOf(at, value), kept: true },
    draw: (value, set) => (
      <Segmented
        {...{ label, name: at, value, onChange: set, hideLabel: true }}
        items={values.map((one) => ({ value: one, label: names[one] }))}
      />
    ),
  });

export interface SelectOptions<T extends string> extends FieldOptions {
  options: readonly { value: T; label: string }[];
}

/** One of many, in a select as small as a chip. */
export const select = <const N extends string, T extends string>(
  at: N,
  key: AddressKey<T>,
  { options, ...rest }: SelectOptions<NoInfer<T>>,
): Filter<Record<N, T>> =>
  filterOf<T, Record<N, T>>({
    ...{ at, key, payloadOf: (value) => partOf(at, value), ...rest },
    draw: (value, set) => (
      <SelectChip
        label={rest.label}
        on={!rest.kept && key.write(value) !== undefined}
        value={value}
        onChange={(event) => set(key.read(event.target.value))}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </SelectChip>
    ),
  });

/** The options of a select whose values have a name each. */
export const optionsOf = <V extends string>(values: readonly V[], names: Readonly<Record<NoInfer<V>, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

export const toggle = <const N extends string>(at: N, label: string): Filter<Record<N, boolean>> =>
  filterOf<boolean, Record<N, boolean>>({
    ...{ at, key: flagKey, payloadOf: (value) => partOf(at, value) },
    draw: (value, set) => (
      <ToggleChip on={value} onChange={set}>
        {label}
      </ToggleChip>
    ),
  });

/** Set by a link, or by a field elsewhere on the page. */
export const fieldless = <T, P extends object>(at: string, key: AddressKey<T>, payloadOf: (value: T) => P): Filter<P> =>
  filterOf({ at, key, payloadOf, draw: () => null });
