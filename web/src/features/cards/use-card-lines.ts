import type { Card } from '#contract/calls/cards';
import { dayInShanghai } from '#contract/rules/day';
import { useText } from '../../platform/locale.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { cardsText } from './text.ts';

/** The lines under a card's name: its days and uses, its end, and why it cannot be used. */
export function useCardLines(card: Card): string[] {
  const words = useText(cardsText);
  const { gift, lastUse, usesLeft, valueFen, leftFen, validFrom, validTo, state, why } = card;
  const left =
    valueFen === null ? words.usesLeft(usesLeft) : words.moneyLeft(priceText(leftFen ?? 0), priceText(valueFen));
  const uses = usesLeft > 0 && !gift ? left : '';
  const days = state === 6 ? words.validFromTo(validFrom, validTo) : words.validTo(validTo);
  const lines = [
    gift ? words.givenTo(dayOf(gift.at), gift.to) : [days, uses].filter(Boolean).join(' · '),
    gift && !gift.accepted ? words.answerBy(dayOf(gift.until)) : '',
    lastUse ? words.usedOn(lastUse.day) : '',
    why?.text ?? '',
  ];
  return lines.filter(Boolean);
}

export const dayOf = (iso: string): string => dayInShanghai(new Date(iso));
