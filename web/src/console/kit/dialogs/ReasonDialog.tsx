import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { sentence } from '../../../api/faults.ts';
import { useLocale, useText } from '../../../platform/locale.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { kitText } from '../text.ts';

export interface ReasonDialogProps {
  title: string;
  /** The effect, in words. */
  text?: ReactNode;
  /** Repeats the verb of the title. */
  action: string;
  danger?: boolean;
  wide?: boolean;
  busy: boolean;
  /** Why it was refused; typed text stays. */
  failure?: Failure | null;
  /** Before and after the reason. */
  before?: ReactNode;
  after?: ReactNode;
  /** Of the text, where chips before it name the reason already. */
  label?: string;
  /** Said where it was left empty. */
  need?: string;
  placeholder?: string;
  hint?: string;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Every change names its reason: a dialog that asks for it, does it, and shows a refusal. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, action, danger, wide, busy, failure, before, after, placeholder, onSubmit, onClose } = props;
  const words = useText(kitText);
  const language = useLocale();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = reason.trim().length < 2;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!missing) onSubmit(reason.trim());
  };
  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      title={title}
      wide={wide}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'dangerPrimary' : 'primary'}
            busy={busy}
            busyText={words.working}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 text-ink">
        {text && <div className="text-ink-2">{text}</div>}
        {failure && (
          <Alert tone="bad" live="assertive">
            {sentence(failure, language)}
          </Alert>
        )}
        {before}
        <TextArea
          label={props.label ?? words.reason}
          hint={props.hint ?? words.reasonHint}
          error={asked && missing ? (props.need ?? words.needReason) : undefined}
          rows={3}
          maxLength={300}
          placeholder={placeholder}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {after}
      </form>
    </Dialog>
  );
}
