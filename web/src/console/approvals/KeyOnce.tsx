import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { approvalsText } from './text.ts';

interface KeyOnceProps {
  /** Which one it is, and what to do with it. */
  text: string;
  secret: string;
  onDone: () => void;
}

/** It stands nowhere else, so the dialog closes by its button only. */
export function KeyOnce({ text, secret, onDone }: KeyOnceProps) {
  const words = useText(approvalsText);
  return (
    <Dialog
      open
      mode="required"
      onClose={onDone}
      title={words.onceTitle}
      actions={
        <Button variant="primary" onClick={onDone}>
          {words.handed}
        </Button>
      }
    >
      <p>{text}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-n-25 px-4 py-3">
        <code aria-label={words.secretLabel} className="text-s break-all text-ink">
          {secret}
        </code>
        <CopyButton text={secret} label={words.copy} doneLabel={words.copied} />
      </div>
    </Dialog>
  );
}
