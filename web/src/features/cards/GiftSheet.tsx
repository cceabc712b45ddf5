import { useState } from 'react';
import type { Card } from '#contract/calls/cards';
import { useSaveForm } from '../../api/use-save-form.ts';
import { SaveForm } from '../../parts/form/SaveForm.tsx';
import { toast } from '../../platform/feedback.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormSheet } from '../../ui/overlay/FormSheet.tsx';
import { cardsText } from './text.ts';

const FORM_ID = 'gift-card';
const giftSchema = () => import('#contract/calls/cards').then(({ cards }) => cards.GiftCard.in);

interface Wish {
  name: string;
  colleague: string;
}

/** To whom: by name and by one thing only who knows them can say. */
export function GiftSheet({ card, onClose }: { card: Card; onClose: () => void }) {
  const words = useText(cardsText);
  const pick = usePick();
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const [busy, setBusy] = useState(false);
  const { form, submit } = useSaveForm<'GiftCard', Wish>({
    call: 'GiftCard',
    schema: giftSchema,
    prefix: 'gift',
    of: card.id,
    fields: ['name', 'colleague'],
    initial: { name: '', colleague: '' },
    check: ({ name, colleague }) => ({
      ...(!name.trim() && { name: { kind: 'nameMissing' } }),
      ...(!colleague.trim() && { colleague: { kind: 'colleagueMissing' } }),
    }),
    payload: (wish) => ({ userGuid, assetId: card.id, ...wish }),
    faults: { colleagueUnknown: 'colleague', giftToSelf: 'colleague', cardTryLater: 'colleague' },
    onBusy: setBusy,
    onSaved: ({ to }) => {
      toast(words.given(to));
      onClose();
    },
  });
  return (
    <FormSheet
      onClose={onClose}
      onCancel={form.forget}
      title={words.giftTitle}
      formId={FORM_ID}
      busy={busy}
      words={{ close: words.close, cancel: words.cancel, save: words.giftSave, saving: words.giftSaving }}
    >
      <div className="mb-4 rounded-card bg-n-50 p-4">
        <b className="block">{pick(card.name.zh, card.name.en)}</b>
        <span className="text-c text-ink-2">
          {words.number(card.number)} · {words.validTo(card.validTo)}
        </span>
      </div>
      <p className="mb-4 text-ink-2">{words.giftText}</p>
      <SaveForm id={FORM_ID} form={form} submit={submit} words={words} className="grid gap-4">
        {(errorOf) => (
          <>
            <TextField {...form.field('name')} label={words.nameLabel} error={errorOf('name')} maxLength={40} />
            <TextField
              {...form.field('colleague')}
              label={words.colleagueLabel}
              error={errorOf('colleague')}
              autoComplete="off"
              maxLength={60}
            />
          </>
        )}
      </SaveForm>
    </FormSheet>
  );
}
