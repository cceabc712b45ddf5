import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { operatorsText } from './text.ts';

export interface InitialPasswordProps {
  name: string;
  password: string;
  onDone: () => void;
}

/** Shown once: it stands nowhere, so the dialog closes by its button only. */
export function InitialPassword({ name, password, onDone }: InitialPasswordProps) {
  const words = useText(operatorsText);
  return (
    <Dialog
      open
      mode="required"
      onClose={onDone}
      title={words.passwordTitle}
      actions={
        <Button variant="primary" onClick={onDone}>
          {words.done}
        </Button>
      }
    >
      <p>{words.passwordText(name)}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-n-25 px-4 py-3">
        <code aria-label={words.initialPassword} className="text-s text-ink">
          {password}
        </code>
        <CopyButton text={password} label={words.copy} doneLabel={words.copied} />
      </div>
    </Dialog>
  );
}
