import { Search, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { controlBox } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The searched text; typing is a draft of it until Enter or a short rest. */
  value: string;
  onSearch: (text: string) => void;
  clearLabel: string;
  /** How the text was understood, at the end of the box. */
  note?: ReactNode;
}

/** Long enough that half a number is not searched for. */
const REST_MS = 500;

export function SearchField({ label, placeholder, value, onSearch, clearLabel, note }: SearchFieldProps) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // The address may change without typing: back, or a link to a search.
  if (known !== value) {
    setKnown(value);
    if (draft.trim() !== value) setDraft(value);
  }
  useEffect(() => {
    if (draft.trim() === value) return;
    const timer = setTimeout(() => onSearch(draft.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [draft, value, onSearch]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(draft.trim());
  };
  return (
    <form role="search" onSubmit={search} className={controlBox(false)}>
      <Search aria-hidden="true" size={18} strokeWidth={1.75} className="ml-3 text-ink-2" />
      <input
        ref={input}
        type="text"
        aria-label={label}
        placeholder={placeholder}
        value={draft}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setDraft(event.target.value)}
        className="min-w-0 flex-1 self-stretch rounded-control bg-transparent"
      />
      <span role="status" className="flex-none text-c text-ink-2 max-md:sr-only">
        {value && note}
      </span>
      {draft && (
        <IconButton
          label={clearLabel}
          size="inside"
          className="mr-1.5"
          onClick={() => {
            setDraft('');
            onSearch('');
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
      )}
    </form>
  );
}
