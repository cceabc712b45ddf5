import { Gift } from 'lucide-react';
import type { IncomingGift } from '#contract/calls/cards';
import { useSubmit } from '../../api/use-call.ts';
import { useConfirm } from '../../parts/confirm/use-confirm.tsx';
import { toast } from '../../platform/feedback.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { cardsText } from './text.ts';
import { dayOf } from './use-card-lines.ts';

export interface IncomingGiftsProps {
  gifts: readonly IncomingGift[];
  /** A refused gift has changed since it was shown. */
  onRefused: () => void;
}

/** Gifts from colleagues, until they are accepted or declined. */
export function IncomingGifts({ gifts, onRefused }: IncomingGiftsProps) {
  const words = useText(cardsText);
  const pick = usePick();
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const accept = useSubmit('AcceptGift');
  const decline = useSubmit('DeclineGift', { handles: () => true });
  const { ask, dialog } = useConfirm();
  if (gifts.length === 0) return null;
  const turnDown = ({ giftId }: IncomingGift, name: string) =>
    ask({
      title: words.declineTitle,
      text: words.declineText(name),
      keep: words.keep,
      go: words.decline,
      doing: words.declining,
      onRefused,
      work: async () => {
        await decline.mutateAsync({ userGuid, giftId });
        toast(words.declined);
      },
    });
  return (
    <Card title={words.incoming} className="mb-3 md:mb-4">
      <ul>
        {gifts.map((gift) => {
          const name = pick(gift.name.zh, gift.name.en);
          return (
            <li
              key={gift.giftId}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
            >
              <Gift aria-hidden="true" size={20} strokeWidth={1.75} className="text-brand-text" />
              <div className="min-w-0 flex-1 basis-48">
                <b className="block break-words">{name}</b>
                <span className="text-c text-ink-2">{words.from(gift.from, dayOf(gift.until))}</span>
              </div>
              <div className="flex gap-2">
                <Button size="sm" aria-label={words.declineOf(name)} onClick={() => turnDown(gift, name)}>
                  {words.decline}
                </Button>
                <Button
                  size="sm"
                  variant="primary"
                  aria-label={words.acceptOf(name)}
                  busy={accept.isPending && accept.variables.giftId === gift.giftId}
                  busyText={words.declining}
                  onClick={() =>
                    accept.mutate(
                      { userGuid, giftId: gift.giftId },
                      { onSuccess: () => toast(words.accepted), onError: onRefused },
                    )
                  }
                >
                  {words.accept}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {dialog}
    </Card>
  );
}
