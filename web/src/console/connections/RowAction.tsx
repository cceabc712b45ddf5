import type { ConnectionRow } from '#contract/ops/connections';
import { Button } from '../../ui/form/Button.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useConnectionWords } from './look.ts';

export interface RowActionProps {
  row: ConnectionRow;
  busy: boolean;
  /** The connection whose panel is open. */
  open: string | undefined;
  onTest: (connectionId: string) => void;
  onOpen: (connectionId: string | undefined) => void;
}

/** Tests at once, opens the panel where a test needs a receiver, or says that there is none. */
export function RowAction({ row, busy, open, onTest, onOpen }: RowActionProps) {
  const { words, nameOf } = useConnectionWords();
  const { connectionId, test } = row;
  const name = nameOf(row);
  if (test === 'none') return <span className="text-x whitespace-nowrap text-ink-3">{words.noTest}</span>;
  if (test === 'press')
    return (
      <Button
        size="sm"
        busy={busy}
        busyText={words.testing}
        aria-label={words.testOf(name)}
        onClick={() => onTest(connectionId)}
      >
        {words.test}
      </Button>
    );
  const isOpen = open === connectionId;
  return (
    <Button
      size="sm"
      className="whitespace-nowrap"
      aria-expanded={isOpen}
      onClick={() => onOpen(isOpen ? undefined : connectionId)}
    >
      <span aria-hidden="true">{isOpen ? words.fold : words.send}</span>
      <VisuallyHidden>{isOpen ? words.foldOf(name) : words.sendOf(name)}</VisuallyHidden>
    </Button>
  );
}
