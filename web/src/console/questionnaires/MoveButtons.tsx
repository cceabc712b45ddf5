import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useText } from '../../platform/locale.ts';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { moved, without } from './edit-document.ts';
import { questionnairesText } from './text.ts';

interface MoveButtonsProps<T> {
  /** The moved thing in words: "Question 3". */
  name: string;
  list: readonly T[];
  at: number;
  onChange: (list: T[]) => void;
}

/** Up, down, away: by the keyboard as well as by hand. */
export function MoveButtons<T>({ name, list, at, onChange }: MoveButtonsProps<T>) {
  const words = useText(questionnairesText);
  const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
  return (
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
      <IconButton size="inside" label={words.remove(name)} onClick={() => onChange(without(list, at))}>
        <Trash2 {...icon} />
      </IconButton>
    </span>
  );
}
