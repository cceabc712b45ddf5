import { Search } from 'lucide-react';
import { useText } from '../../platform/locale.ts';
import { frameText } from './text.ts';

export interface MenuSearchProps {
  value: string;
  onChange: (sought: string) => void;
  onEnter: () => void;
}

/** Narrows the menu while it is typed into; Enter opens the first page that is left, Escape shows all again. */
export function MenuSearch({ value, onChange, onEnter }: MenuSearchProps) {
  const words = useText(frameText);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
      className="mt-1 flex min-h-11 items-center gap-2 rounded-control bg-slate-on/60 px-3 text-on-slate"
    >
      <Search aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
      <input
        type="search"
        aria-label={words.findPage}
        placeholder={words.findPage}
        value={value}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // the first Escape empties the field, it does not close the menu around it
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
        className="min-w-0 flex-1 self-stretch bg-transparent text-white placeholder:text-on-slate-2"
      />
    </form>
  );
}
