import { useId, type ReactNode } from 'react';
import { Alert } from '../feedback/Alert.tsx';
import { Button } from '../form/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** The effect, in words. */
  children?: ReactNode;
  cancelLabel: string;
  /** Repeats the verb of the question. */
  confirmLabel: string;
  /** Something would be lost: the focus starts on the way back. */
  destructive?: boolean;
  /** It is being done: the dialog stays and says so. */
  busy?: boolean;
  busyText?: string;
  /** Why it was not done; the main button then tries again. */
  error?: ReactNode;
  retryLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks, and stays while it is done: what goes wrong is said where it was asked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, cancelLabel, confirmLabel, destructive = false, busy = false, error } = props;
  const doingId = useId();
  const close = () => busy || props.onClose();
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      mode={destructive ? 'destructive' : 'plain'}
      actions={
        <>
          <Button onClick={close} disabledBy={busy ? doingId : undefined}>
            {cancelLabel}
          </Button>
          <Button
            id={doingId}
            variant={destructive ? 'dangerPrimary' : 'primary'}
            busy={busy}
            busyText={props.busyText}
            onClick={props.onConfirm}
          >
            {error ? (props.retryLabel ?? confirmLabel) : confirmLabel}
          </Button>
        </>
      }
    >
      {error ? (
        <div className="grid gap-3">
          {children && <div>{children}</div>}
          <Alert tone="bad" live="assertive">
            {error}
          </Alert>
        </div>
      ) : (
        children
      )}
    </Dialog>
  );
}
