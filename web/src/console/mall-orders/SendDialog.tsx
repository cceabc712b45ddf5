import { useId, useState, type FormEvent } from 'react';
import { isSent } from '#contract/rules/product-kind';
import { sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useSubmit } from '../api/use-call.ts';
import { ChooseItems } from './ChooseItems.tsx';
import { CARRIERS } from './choices.ts';
import { named, type MallDialogProps } from './order-dialog.ts';
import { mallOrdersText } from './text.ts';

const TRACKING = /^[A-Za-z0-9-]{5,30}$/;

/** Some items in one parcel, with who carries it and its number. */
export function SendDialog({ order, onClose }: MallDialogProps) {
  const words = useText(mallOrdersText);
  const language = useLocale();
  const [formId, listId] = [useId(), useId()];
  const items = order.items.filter(({ state, kind }) => state === 'open' && isSent(kind));
  const [itemNos, setItemNos] = useState(items.map(({ itemNo }) => itemNo));
  const [carrier, setCarrier] = useState('');
  const [trackingNo, setTrackingNo] = useState('');
  const [asked, setAsked] = useState(false);
  const send = useSubmit('OpsMallSend', { handles: () => true });
  const wrong = {
    items: itemNos.length === 0,
    carrier: carrier.trim().length < 2,
    tracking: !TRACKING.test(trackingNo.trim()),
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wrong.items || wrong.carrier || wrong.tracking) return;
    const payload = { ...named(order), itemNos, carrier: carrier.trim(), trackingNo: trackingNo.trim() };
    const reply = await send.mutateAsync(payload).catch(() => undefined);
    if (!reply) return;
    onClose();
    toast(words.sent);
  };
  return (
    <Dialog
      open
      onClose={send.isPending ? () => undefined : onClose}
      title={words.sendTitle}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={send.isPending} busyText={words.working}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4 text-ink">
        <p className="text-ink-2">{words.sendText}</p>
        {send.error && (
          <Alert tone="bad" live="assertive">
            {sentence(send.error, language)}
          </Alert>
        )}
        <ChooseItems
          legend={words.whichToSend}
          items={items}
          chosen={itemNos}
          onChange={setItemNos}
          error={asked && wrong.items ? words.needItems : undefined}
        />
        <TextField
          label={words.carrier}
          hint={words.carrierHint}
          list={listId}
          maxLength={20}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value)}
          error={asked && wrong.carrier ? words.needCarrier : undefined}
        />
        <datalist id={listId}>
          {CARRIERS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          label={words.trackingNo}
          hint={words.trackingHint}
          maxLength={30}
          autoComplete="off"
          value={trackingNo}
          onChange={(event) => setTrackingNo(event.target.value)}
          error={asked && wrong.tracking ? words.needTracking : undefined}
        />
      </form>
    </Dialog>
  );
}
