import { useState, type ReactNode } from 'react';
import { report } from '../../api/account.ts';
import { isOutcomeUnknown } from '../../api/failure.ts';
import { sentence } from '../../api/faults.ts';
import { asFailure } from '../../api/send.ts';
import { locale, useText } from '../../platform/locale.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { confirmWords } from './text.ts';

export interface Confirmation {
  title: string;
  text: string;
  /** The way back, and the way on. */
  keep: string;
  go: string;
  /** Said while it is done. */
  doing: string;
  /** Something is lost by it. */
  destructive?: boolean;
  /** Does it; a submit in it says `handles: () => true`, as its failure is shown here. */
  work: () => Promise<unknown>;
  /** A refused action has changed since it was shown. */
  onRefused?: () => unknown;
}

/**
 * Confirm and do: `ask` opens the dialog, `dialog` is drawn by the caller. While the server has not answered for
 * certain the dialog stays and offers to try again, with the same key; a refusal has its own dialog with its way out.
 */
export function useConfirm(): { ask: (confirmation: Confirmation) => void; dialog: ReactNode } {
  const words = useText(confirmWords);
  const [asked, setAsked] = useState<Confirmation>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const close = () => {
    setAsked(undefined);
    setError('');
  };
  async function perform({ work, onRefused }: Confirmation): Promise<void> {
    setBusy(true);
    try {
      await work();
      close();
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (isOutcomeUnknown(failure)) return setError(sentence(failure, locale()));
      close();
      onRefused?.();
      await report(failure);
    } finally {
      setBusy(false);
    }
  }
  const dialog = asked && (
    <ConfirmDialog
      open
      title={asked.title}
      cancelLabel={asked.keep}
      confirmLabel={asked.go}
      retryLabel={words.again}
      destructive={asked.destructive}
      busy={busy}
      busyText={asked.doing}
      error={error}
      onClose={close}
      onConfirm={() => void perform(asked)}
    >
      {asked.text}
    </ConfirmDialog>
  );
  return { ask: setAsked, dialog };
}
