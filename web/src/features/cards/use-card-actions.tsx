import { useState, type ReactNode } from 'react';
import type { Card, CardAction } from '#contract/calls/cards';
import { report } from '../../api/account.ts';
import { send } from '../../api/send.ts';
import { useSubmit } from '../../api/use-call.ts';
import { useConfirm } from '../../parts/confirm/use-confirm.tsx';
import { useBranding } from '../../platform/branding.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { toast, withOverlay } from '../../platform/feedback.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { GiftSheet } from './GiftSheet.tsx';
import { cardsText } from './text.ts';

/** The effect of a press on a card; `dialog` is drawn by the caller. */
export function useCardActions(onRefused: () => void): {
  act: (action: Exclude<CardAction, 'order' | 'use'>, card: Card) => void;
  dialog: ReactNode;
} {
  const words = useText(cardsText);
  const pick = usePick();
  const hotline = useBranding()?.hotline ?? '';
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const takeBack = useSubmit('TakeBackGift', { handles: () => true });
  const withdraw = useSubmit('WithdrawCard', { handles: () => true });
  const [giving, setGiving] = useState<Card>();
  const { ask, dialog } = useConfirm();

  const recover = (card: Card, name: string) =>
    ask({
      title: words.takeBackTitle,
      text: words.takeBackText(name, card.gift?.to ?? ''),
      keep: words.keep,
      go: words.takeBack,
      doing: words.takingBack,
      onRefused,
      work: async () => {
        await takeBack.mutateAsync({ userGuid, giftId: card.gift?.giftId ?? '' });
        toast(words.takenBack);
      },
    });
  const remove = (card: Card, name: string) =>
    ask({
      title: words.withdrawTitle,
      text: words.withdrawText(name),
      keep: words.keep,
      go: words.withdraw,
      doing: words.withdrawing,
      onRefused,
      destructive: true,
      work: async () => {
        await withdraw.mutateAsync({ userGuid, assetId: card.id });
        toast(words.withdrawn);
      },
    });
  /** For oneself where a plan that takes the card is for oneself, else for a relative. */
  async function book(card: Card): Promise<void> {
    try {
      const { bookingInfoList: plans } = await withOverlay(words.checking, () =>
        send('MyBookingInfo', { userGuid, assetId: card.id }),
      );
      if (plans.length === 0) {
        const close = { value: 'ok', label: words.ok, tone: 'primary' as const };
        return void (await dialogs.ask({
          title: words.noPlanTitle,
          text: words.noPlanText(hotline),
          actions: [close],
        }));
      }
      const from = plans.some(({ forWhom }) => forWhom.includes('self')) ? 'self' : 'relative';
      go(pathTo('/web/plan/$from', { from }, { card: String(card.id) }));
    } catch (error) {
      await report(error, () => book(card));
    }
  }

  return {
    act: (action, card) => {
      const name = pick(card.name.zh, card.name.en);
      if (action === 'gift') setGiving(card);
      else if (action === 'takeBack') recover(card, name);
      else if (action === 'withdraw') remove(card, name);
      else void book(card);
    },
    dialog: (
      <>
        {dialog}
        {giving && <GiftSheet card={giving} onClose={() => setGiving(undefined)} />}
      </>
    ),
  };
}
