import type { cards as contract } from '#contract/calls/cards';
import type { Handlers } from '../../http/handlers.ts';
import { bindCard, withdrawCard } from './bind-card.ts';
import { acceptGift, declineGift, takeBackGift } from './end-gift.ts';
import { giftCard } from './gift-card.ts';
import { cardCount, dentalCardCount, myCards } from './my-cards.ts';

export const cardCalls: Handlers<typeof contract> = {
  MyCards: myCards,
  MyCardCount: cardCount,
  GetTeethCardCount: dentalCardCount,
  BindCard: bindCard,
  GiftCard: giftCard,
  AcceptGift: acceptGift,
  DeclineGift: declineGift,
  TakeBackGift: takeBackGift,
  WithdrawCard: withdrawCard,
};
