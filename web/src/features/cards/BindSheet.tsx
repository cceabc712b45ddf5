import { useState } from 'react';
import { useSaveForm } from '../../api/use-save-form.ts';
import { SaveForm } from '../../parts/form/SaveForm.tsx';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormSheet } from '../../ui/overlay/FormSheet.tsx';
import { cardsText } from './text.ts';

const FORM_ID = 'bind-card';
const LONGEST = 24;
const bindSchema = () => import('#contract/calls/cards').then(({ cards }) => cards.BindCard.in);

/** A card by its number; the typed number stays, whatever is answered. */
export function BindSheet({ onClose }: { onClose: () => void }) {
  const words = useText(cardsText);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const [busy, setBusy] = useState(false);
  const { form, submit } = useSaveForm<'BindCard', { number: string }>({
    call: 'BindCard',
    schema: bindSchema,
    prefix: 'bind',
    keep: { secret: ['number'] },
    fields: ['number'],
    initial: { number: '' },
    check: ({ number }) => (number.trim() ? {} : { number: { kind: 'numberMissing' } }),
    payload: ({ number }) => ({ userGuid, number }),
    faults: { cardBindFailed: 'number', cardNumberBad: 'number', cardExpired: 'number', cardTryLater: 'number' },
    onBusy: setBusy,
    onSaved: () => {
      toast(words.bound);
      onClose();
    },
  });
  return (
    <FormSheet
      onClose={onClose}
      onCancel={form.forget}
      title={words.bindTitle}
      formId={FORM_ID}
      busy={busy}
      words={{ close: words.close, cancel: words.cancel, save: words.bindSave, saving: words.bindSaving }}
    >
      <p className="mb-4 text-ink-2">{words.bindText}</p>
      <SaveForm id={FORM_ID} form={form} submit={submit} words={words} className="grid gap-4">
        {(errorOf) => (
          <TextField
            {...form.field('number')}
            label={words.numberLabel}
            error={errorOf('number')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={LONGEST}
          />
        )}
      </SaveForm>
    </FormSheet>
  );
}
