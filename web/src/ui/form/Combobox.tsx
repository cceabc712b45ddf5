import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { controlBox, Field, fieldAttributes, type FieldTexts } from './Field.tsx';
import { Spinner } from '../feedback/Spinner.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Under the label. */
  note?: string;
}

export interface ComboboxProps extends FieldTexts {
  id: string;
  name?: string;
  value: string;
  /** Free text: whatever is typed is the value. */
  onChange: (text: string) => void;
  onPick: (option: ComboboxOption) => void;
  onBlur?: () => void;
  /** Rejects when nothing could be found out; the field stays usable. */
  search: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  /** Fewer characters are not searched for. */
  minLength?: number;
  debounceMs?: number;
  maxLength?: number;
  texts: { list: string; searching: string; none: string; failed: string; found: (count: number) => string };
  className?: string;
}

type Found =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'failed' }
  | { kind: 'list'; options: readonly ComboboxOption[] };
const IDLE: Found = { kind: 'idle' };

/** An editable combobox with a list, by the W3C pattern. */
export function Combobox({ search, onPick, minLength = 2, debounceMs = 300, texts, ...props }: ComboboxProps) {
  const { id, name, value, onChange, label, hint, error, optionalMark, labelAction, className } = props;
  const listId = useId();
  const [asked, setAsked] = useState<string | null>(null);
  const [found, setFound] = useState<Found>(IDLE);
  const [at, setAt] = useState(-1);
  const composing = useRef(false);
  const ask = useEffectEvent(search);

  useEffect(() => {
    if (asked === null || asked.trim().length < minLength) return setFound(IDLE);
    const ending = new AbortController();
    const timer = setTimeout(() => {
      setFound({ kind: 'searching' });
      ask(asked.trim(), ending.signal).then(
        (options) => ending.signal.aborted || setFound({ kind: 'list', options }),
        () => ending.signal.aborted || setFound({ kind: 'failed' }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [asked, minLength, debounceMs]);

  const close = () => {
    setAsked(null);
    setFound(IDLE);
    setAt(-1);
  };
  const type = (text: string) => {
    onChange(text);
    setAt(-1);
    // A word half-way through an input method is not yet a word.
    if (!composing.current) setAsked(text);
  };
  const options = found.kind === 'list' ? found.options : [];
  const open = options.length > 0;
  const pick = (option: ComboboxOption) => {
    close();
    onPick(option);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const picked = options[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setAsked(value);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // -1 is the field itself, between the last and the first
      setAt(((at + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Enter' && open && picked) {
      event.preventDefault();
      pick(picked);
    } else if (event.key === 'Escape' && found.kind !== 'idle') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Home' || event.key === 'End') setAt(-1);
  };

  const status =
    found.kind === 'searching'
      ? texts.searching
      : found.kind === 'failed'
        ? texts.failed
        : found.kind === 'list'
          ? options.length > 0
            ? texts.found(options.length)
            : texts.none
          : '';
  return (
    <Field {...{ id, label, hint, error, optionalMark, labelAction, className }}>
      <div className="relative">
        <div className={controlBox(Boolean(error))}>
          <input
            type="text"
            role="combobox"
            name={name}
            value={value}
            autoComplete="off"
            spellCheck={false}
            maxLength={props.maxLength}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && at >= 0 ? `${listId}-${at}` : undefined}
            {...fieldAttributes(id, { hint, error })}
            onChange={(event) => type(event.target.value)}
            onCompositionStart={() => (composing.current = true)}
            onCompositionEnd={(event) => {
              composing.current = false;
              setAsked(event.currentTarget.value);
            }}
            onKeyDown={keys}
            onBlur={() => {
              close();
              props.onBlur?.();
            }}
            className="min-w-0 flex-1 self-stretch rounded-control bg-transparent px-3"
          />
          <span className="grid w-10 flex-none place-items-center text-ink-2">
            {found.kind === 'searching' ? <Spinner /> : <Search aria-hidden="true" size={20} strokeWidth={1.75} />}
          </span>
        </div>
        <div
          id={listId}
          role="listbox"
          aria-label={texts.list}
          hidden={!open}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-white py-1 shadow-2"
        >
          {options.map((option, index) => (
            <Option key={option.value} id={`${listId}-${index}`} {...{ option }} on={index === at} onPick={pick} />
          ))}
        </div>
        {found.kind !== 'idle' && !open && <p className="mt-1.5 text-c text-ink-3">{status}</p>}
      </div>
      <span role="status" className="sr-only">
        {status}
      </span>
    </Field>
  );
}

interface OptionProps {
  id: string;
  option: ComboboxOption;
  on: boolean;
  onPick: (option: ComboboxOption) => void;
}

function Option({ id, option, on, onPick }: OptionProps) {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (on) item.current?.scrollIntoView({ block: 'nearest' });
  }, [on]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
    <div
      ref={item}
      id={id}
      role="option"
      aria-selected={on}
      // Pressing must not take the focus from the field: the list would close before the press is over.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(option)}
      className={cx('min-h-11 cursor-pointer px-3 py-2 hover:bg-n-50', on && 'bg-brand-50 edge-brand-line')}
    >
      <span className="block text-label">{option.label}</span>
      {option.note && <span className="block text-x text-ink-3">{option.note}</span>}
    </div>
  );
}
