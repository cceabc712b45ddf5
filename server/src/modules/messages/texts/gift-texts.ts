import type { Language } from '#contract/language';
import { isSevenBits, segmentsOf } from '../segments.ts';
import { MOST_SEGMENTS, SIGN } from './texts.ts';

/** About a card that one colleague gives another. */
export type GiftMessageKind = 'giftOffered' | 'giftAccepted' | 'giftDeclined' | 'giftExpired';

export interface GiftFacts {
  /** The card, in the reader's language. */
  card: string;
  /** The other person, masked. */
  who: string;
  /** Until when it can be accepted, written out. */
  until: string;
}

type Texts = Record<GiftMessageKind, (facts: GiftFacts) => string>;

const zh: Texts = {
  giftOffered: ({ card, who, until }) =>
    `同事${who}赠送您一张「${card}」，请在${until}前登录体检门户，在“我的卡包”领取。`,
  giftAccepted: ({ card, who }) => `您赠送的「${card}」已由${who}领取。`,
  giftDeclined: ({ card, who }) => `${who}没有领取您赠送的「${card}」，卡片已回到您的卡包。`,
  giftExpired: ({ card, who }) => `您赠送给${who}的「${card}」逾期未领取，卡片已回到您的卡包。`,
};

const en: Texts = {
  giftOffered: ({ card, who, until }) =>
    `${who} gives you a card: ${card}. Please sign in and accept it under My cards by ${until}.`,
  giftAccepted: ({ card, who }) => `${who} has accepted the card you gave: ${card}.`,
  giftDeclined: ({ card, who }) => `${who} did not take the card you gave: ${card}. It is back under My cards.`,
  giftExpired: ({ card, who }) =>
    `${who} did not accept the card you gave in time: ${card}. It is back under My cards.`,
};

/** The message, short enough: a long card's name is cut, and one Chinese character would make an English text dear. */
export function giftText(kind: GiftMessageKind, lang: Language, facts: GiftFacts): string {
  const isEnglish = lang === 'en-us';
  const who = isEnglish && !isSevenBits(facts.who) ? 'Your colleague' : facts.who;
  const render = (card: string) => SIGN[lang] + (isEnglish ? en : zh)[kind]({ ...facts, who, card });
  let text = render(facts.card);
  for (let keep = facts.card.length - 1; segmentsOf(text) > MOST_SEGMENTS && keep >= 0; keep -= 1)
    text = render(`${facts.card.slice(0, keep).trimEnd()}...`);
  return text;
}
