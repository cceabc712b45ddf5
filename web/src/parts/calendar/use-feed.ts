import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../api/use-call.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useConfirm } from '../confirm/use-confirm.tsx';
import { calendarText } from './text.ts';

export interface FeedActions {
  /** Known only on the page that has just made it. */
  address: string | null;
  making: boolean;
  make: () => void;
  renew: () => void;
  revoke: () => void;
  /** The question that is open. */
  dialog: ReactNode;
}

/** The shown address stays, whatever is refused. */
export function useFeed(userGuid: string): FeedActions {
  const words = useText(calendarText);
  const [address, setAddress] = useState<string | null>(null);
  const confirm = useConfirm();
  // the first is made at a press and its refusal becomes a dialog; a second is refused where it was asked for
  const making = useSubmit('MakeCalendarFeed');
  const renewing = useSubmit('MakeCalendarFeed', { handles: () => true });
  const revoking = useSubmit('RevokeCalendarFeed', { handles: () => true });

  const show = ({ path }: { path: string }) => setAddress(new URL(path, location.origin).href);
  const make = () => making.mutate({ userGuid }, { onSuccess: show });

  const renew = () =>
    confirm.ask({
      title: words.renewTitle,
      text: words.renewText,
      keep: words.keep,
      go: words.renew,
      doing: words.making,
      destructive: true,
      work: async () => show(await renewing.mutateAsync({ userGuid })),
    });

  const revoke = () =>
    confirm.ask({
      title: words.revokeTitle,
      text: words.revokeText,
      keep: words.keep,
      go: words.revoke,
      doing: words.revoking,
      destructive: true,
      work: async () => {
        await revoking.mutateAsync({ userGuid });
        setAddress(null);
        toast(words.revoked);
      },
    });

  return { address, making: making.isPending, make, renew, revoke, dialog: confirm.dialog };
}
