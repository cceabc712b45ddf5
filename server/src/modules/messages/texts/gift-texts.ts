import { isSevenBits } from '../segments.ts';
import { template, type Parameters as Of } from './template.ts';

/** A long card's name is cut. */
const shortened = { name: 'card', mark: { zh: '...', en: '...' } } as const;

/** One Chinese character would make an English text dear. */
const enWho = ({ who }: Of<'who'>): string => (isSevenBits(who) ? who : 'Your colleague');

/** About a card that one colleague gives another, who is masked. `until`: the last day it can be accepted. */
export const giftTemplates = {
  giftOffered: template(['who', 'card', 'until'], {
    text: {
      zh: ({ who, card, until }) => `同事${who}赠送您一张「${card}」，请在${until}前登录体检门户，在“我的卡包”领取。`,
      en: (f) => `${enWho(f)} gives you a card: ${f.card}. Please sign in and accept it under My cards by ${f.until}.`,
    },
    shortened,
  }),
  giftAccepted: template(['card', 'who'], {
    text: {
      zh: ({ card, who }) => `您赠送的「${card}」已由${who}领取。`,
      en: (f) => `${enWho(f)} has accepted the card you gave: ${f.card}.`,
    },
    shortened,
  }),
  giftDeclined: template(['who', 'card'], {
    text: {
      zh: ({ who, card }) => `${who}没有领取您赠送的「${card}」，卡片已回到您的卡包。`,
      en: (f) => `${enWho(f)} did not take the card you gave: ${f.card}. It is back under My cards.`,
    },
    shortened,
  }),
  giftExpired: template(['who', 'card'], {
    text: {
      zh: ({ who, card }) => `您赠送给${who}的「${card}」逾期未领取，卡片已回到您的卡包。`,
      en: (f) => `${enWho(f)} did not accept the card you gave in time: ${f.card}. It is back under My cards.`,
    },
    shortened,
  }),
};

export type GiftMessageKind = keyof typeof giftTemplates;
