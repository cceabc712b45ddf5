import { useId, useState, type FormEvent } from 'react';
import type { OpsOrderDetail } from '#contract/ops/orders';
import { sentence } from '../../api/faults.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { RadioChips } from '../../ui/form/RadioChips.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useSubmit } from '../api/use-call.ts';
import { REVEAL_PURPOSES, REVEAL_SECONDS } from '#contract/values/ops/orders';
import { type RevealedField, type RevealPurpose } from './choices.ts';
import { ordersText } from './text.ts';

export interface RevealDialogProps {
  order: OpsOrderDetail;
  field: RevealedField;
  onRevealed: (value: string, seconds: number) => void;
  onClose: () => void;
}

/** A value of a person, whole, for half a minute: what for is said first and audited. */
export function RevealDialog({ order, field, onRevealed, onClose }: RevealDialogProps) {
  const words = useText(ordersText);
  const language = useLocale();
  const formId = useId();
  const [purpose, setPurpose] = useState<RevealPurpose>('contact');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const reveal = useSubmit('OpsOrderReveal', { handles: () => true });
  const missing = purpose === 'other' && note.trim().length < 2;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing) return;
    const { companyId } = order.company;
    const asking = { companyId, orderId: order.orderId, field, purpose, note: note.trim() };
    const reply = await reveal.mutateAsync(asking).catch(() => undefined);
    if (reply) onRevealed(reply.value, reply.seconds);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.revealTitle[field]}
      actions={
        <>
          <Button onClick={onClose}>{words.cancelDialog}</Button>
          <Button type="submit" form={formId} variant="primary" busy={reveal.isPending} busyText={words.revealing}>
            {words.revealDo(REVEAL_SECONDS)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4 text-ink">
        <p className="text-ink-2">{words.revealText(REVEAL_SECONDS)}</p>
        {reveal.error && (
          <Alert tone="bad" live="assertive">
            {sentence(reveal.error, language)}
          </Alert>
        )}
        <RadioChips
          legend={words.purpose}
          items={REVEAL_PURPOSES.map((value) => ({ value, label: words.purposes[value] }))}
          value={purpose}
          onChange={setPurpose}
        />
        <TextField
          label={words.note}
          hint={words.noteHint}
          placeholder={words.notePlaceholder}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={asked && missing ? words.needNote : undefined}
        />
      </form>
    </Dialog>
  );
}
