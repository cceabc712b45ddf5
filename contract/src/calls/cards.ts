import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { rule } from '../schemas/fields.ts';
import { AssetId, CustomerGuid, GiftId, UserGuid } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Reason, Words } from '../reason.ts';
import { isCardNumber, plainCardNumber } from '../rules/card.ts';

/** The eight states of a card (docs/product §6.2). */
export const CardStateId = z.literal([0, 1, 2, 3, 4, 5, 6, 7]);
/** The purpose of a card: a check-up under a plan, a dental cleaning, or payment in a mall. */
export const CARD_PURPOSES = ['plan', 'dental', 'mall'] as const;
export const CardPurpose = z.enum(CARD_PURPOSES);
export type CardPurpose = z.output<typeof CardPurpose>;

export const CARD_FILTERS = ['all', 'available', 'paused', 'gifted', 'ended'] as const;
/** How long a colleague may think about a gift. */
export const GIFT_DAYS = 7;

/** The owner's possible actions on a card now. */
export const CardAction = z.enum(['book', 'use', 'gift', 'takeBack', 'withdraw', 'order']);
export type CardAction = z.output<typeof CardAction>;

export const Card = z.object({
  id: z.int(),
  name: Words,
  /** `**** **** 8821`; the whole number never leaves. */
  number: z.string(),
  purpose: CardPurpose,
  /** Of a card for one plan alone. */
  planId: z.nullable(z.int()),
  state: CardStateId,
  /** Why it cannot be used now, in the words that trying would hear; null: it can. */
  why: z.nullable(Reason),
  validFrom: z.string(),
  validTo: z.string(),
  usesLeft: z.int(),
  usesTotal: z.int(),
  /** The money on a card of the mall, and the rest of it. */
  valueFen: z.nullable(z.int()),
  leftFen: z.nullable(z.int()),
  actions: z.array(CardAction),
  /** The gift it waits in, or was given away by. */
  gift: z.nullable(
    z.object({
      giftId: z.string(),
      /** Masked. */
      to: z.string(),
      at: z.string(),
      until: z.string(),
      accepted: z.boolean(),
    }),
  ),
  /** Its last use that was not given back. */
  lastUse: z.nullable(z.object({ day: z.string(), orderId: z.nullable(z.int()) })),
});
export type Card = z.output<typeof Card>;

/** A colleague's gift, until it is accepted. */
export const IncomingGift = z.object({
  giftId: z.string(),
  name: Words,
  purpose: CardPurpose,
  /** Masked. */
  from: z.string(),
  at: z.string(),
  until: z.string(),
  validTo: z.string(),
  usesLeft: z.int(),
});
export type IncomingGift = z.output<typeof IncomingGift>;

/** A card a plan of mode 2 can be booked with. */
export const CardChoice = z.object({
  id: z.int(),
  name: Words,
  number: z.string(),
  validTo: z.string(),
  usesLeft: z.int(),
});
export type CardChoice = z.output<typeof CardChoice>;

const CardNumber = z.pipe(
  z.pipe(z.string().check(z.maxLength(40)), z.transform(plainCardNumber)),
  z.string().check(rule(isCardNumber, 'cardNumberBad')),
);
const Typed = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/** Open where the company has cards. */
const part = 'cards';
const onGift = { userGuid: UserGuid(), giftId: GiftId() };
const onCard = { userGuid: UserGuid(), assetId: AssetId() };

export const cards = {
  MyCards: read({
    part,
    in: z.object({ userGuid: UserGuid(), filter: z._default(z.enum(CARD_FILTERS), 'all'), ...pageFields() }),
    out: z.extend(paged(Card), {
      counts: z.record(z.enum(CARD_FILTERS), z.int()),
      incoming: z.array(IncomingGift),
    }),
  }),
  /** How many can be used today. */
  MyCardCount: read({ part, in: z.object({ userGuid: UserGuid() }), out: z.object({ available: z.int() }) }),
  /** How many uses of dental cards a person has left. */
  GetTeethCardCount: read({
    part,
    in: z.object({ customerGuid: CustomerGuid() }),
    out: z.object({ count: z.int(), reason: z.nullable(Reason) }),
  }),
  BindCard: write({
    part,
    in: z.object({ userGuid: UserGuid(), number: CardNumber }),
    out: z.object({ id: z.int(), name: Words, number: z.string() }),
  }),
  /** To a colleague whom one knows by name and by account, employee number or phone. */
  GiftCard: write({
    part,
    in: z.object({ ...onCard, colleague: Typed(60), name: Typed(40) }),
    out: z.object({ giftId: z.string(), to: z.string(), until: z.string() }),
  }),
  AcceptGift: write({ part, in: z.object(onGift), out: z.object({ id: z.int() }) }),
  DeclineGift: write({ part, in: z.object(onGift), out: z.object({}) }),
  TakeBackGift: write({ part, in: z.object(onGift), out: z.object({ id: z.int() }) }),
  /** Gives a card that was bound by its number back, to be bound again with the number. */
  WithdrawCard: write({ part, in: z.object(onCard), out: z.object({}) }),
};
