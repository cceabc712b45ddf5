import { useState } from 'react';
import { useSubmit } from '../../api/use-call.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { calendarText } from './text.ts';

export interface FeedActions {
  /** Known only on the page that has just made it. */
  address: string | null;
  making: boolean;
  revoking: boolean;
  make: () => Promise<void>;
  renew: () => Promise<void>;
  revoke: () => Promise<void>;
}

/** A refusal becomes a dialog by itself (useSubmit); what was shown stays. */
export function useFeed(userGuid: string): FeedActions {
  const words = useText(calendarText);
  const [address, setAddress] = useState<string | null>(null);
  const making = useSubmit('MakeCalendarFeed');
  const revoking = useSubmit('RevokeCalendarFeed');

  async function make(): Promise<void> {
    const made = await making.mutateAsync({ userGuid }).catch(() => undefined);
    if (made) setAddress(new URL(made.path, location.origin).href);
  }

  async function renew(): Promise<void> {
    if (await isSure(words.renewTitle, words.renewText, words.keep, words.renew)) await make();
  }

  async function revoke(): Promise<void> {
    if (!(await isSure(words.revokeTitle, words.revokeText, words.keep, words.revoke))) return;
    const done = await revoking.mutateAsync({ userGuid }).catch(() => undefined);
    if (!done) return;
    setAddress(null);
    toast(words.revoked);
  }

  return { address, making: making.isPending, revoking: revoking.isPending, make, renew, revoke };
}

async function isSure(title: string, text: string, keep: string, goOn: string): Promise<boolean> {
  const answer = await dialogs.ask({
    title,
    text,
    actions: [
      { value: 'keep', label: keep, tone: 'secondary' },
      { value: 'go', label: goOn, tone: 'danger' },
    ],
  });
  return answer === 'go';
}
