import type { HrPersonRow } from '#contract/calls/hr';
import type { PayloadOf, ReplyOf } from '../../../api/send.ts';
import { useCall, useSubmit } from '../../../api/use-call.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { toast } from '../../../platform/feedback.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { useCount } from '../numbers.ts';
import { reminderText } from './reminder-text.ts';

export type Whom = PayloadOf<'HrRemind'>;
export const onlyThis = ({ person }: HrPersonRow, planId: number | undefined): Whom => ({ person, planId });

/** Who will be reminded, who not and why, what they will read; then it is sent. */
export function ReminderDialog({ whom, onClose }: { whom: Whom; onClose: () => void }) {
  const words = useText(reminderText);
  const count = useCount();
  const preview = useCall('HrReminderPreview', whom, { fresh: true });
  const sending = useSubmit('HrRemind');
  const send = () =>
    sending.mutate(whom, {
      onSuccess: (reply) => {
        toast(words.done(count(reply.send)));
        onClose();
      },
    });
  const why = !preview.data
    ? undefined
    : preview.data.send === 0
      ? words.nobody
      : preview.data.leftToday === 0 && words.usedUp;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            busy={sending.isPending || !preview.data}
            busyText={sending.isPending ? words.going : words.go}
            disabledReason={why}
            onClick={send}
          >
            {words.go}
          </Button>
        </>
      }
    >
      <Block query={preview} bare className="" placeholder={<Skeleton shape="block" className="h-40" />}>
        {(reply) => <Preview reply={reply} />}
      </Block>
    </Dialog>
  );
}

function Preview({ reply }: { reply: ReplyOf<'HrReminderPreview'> }) {
  const words = useText(reminderText);
  const pick = usePick();
  const count = useCount();
  const left = [
    reply.remindedLately > 0 && words.lately(count(reply.remindedLately)),
    reply.optedOut > 0 && words.optedOut(count(reply.optedOut)),
    reply.noPhone > 0 && words.noPhone(count(reply.noPhone)),
    reply.notOpen > 0 && words.notOpen(count(reply.notOpen)),
  ].filter((line) => typeof line === 'string');
  return (
    <div className="grid gap-3">
      <p className="text-b font-semibold">{reply.send > 0 ? words.send(count(reply.send)) : words.nobody}</p>
      {left.length > 0 && (
        <ul className="list-disc pl-5 text-label text-ink-2">
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div>
        <p className="mb-1 text-label font-semibold">{words.text}</p>
        <div className="grid gap-2 rounded-control border border-line bg-n-25 p-3 text-label">
          <p>{pick(reply.text.zh, reply.text.en)}</p>
          <p className="text-c text-ink-2">{pick(reply.text.en, reply.text.zh)}</p>
        </div>
        <p className="mt-1 text-c text-ink-2">
          {words.language} {words.leftToday(reply.leftToday)}
        </p>
      </div>
    </div>
  );
}
