import { dayInShanghai } from './day.ts';

const RUNNING_DIGITS = 6;
/** The numbered things, and how their numbers begin. */
const PREFIXES = { order: 'TJ', mallOrder: 'SC', feedback: 'FK', claim: 'BX' } as const;
export type Numbered = keyof typeof PREFIXES;
const KINDS = Object.keys(PREFIXES) as Numbered[];
const NUMBER = /^[A-Z]{2}\d{14,24}$/;

/** The number people read out on the phone: the day it was made and a running number. */
export const orderNumber = (orderId: number, createdAt: Date): string => numberOf('order', orderId, createdAt);
/** The same for an order of one of the malls. */
export const mallOrderNumber = (orderId: number, createdAt: Date): string => numberOf('mallOrder', orderId, createdAt);
/** The same for a message to customer service. */
export const feedbackNumber = (feedbackId: number, createdAt: Date): string =>
  numberOf('feedback', feedbackId, createdAt);
export const isMallOrderNo = (orderNo: string): boolean => orderNo.startsWith(PREFIXES.mallOrder);

export const numberOf = (kind: Numbered, id: number, createdAt: Date): string =>
  `${PREFIXES[kind]}${dayInShanghai(createdAt).replaceAll('-', '')}${String(id).padStart(RUNNING_DIGITS, '0')}`;

/** The thing a typed number names, if it has the form of one. */
export function numbered(typed: string): { kind: Numbered; id: number } | undefined {
  const text = typed.replace(/\s/g, '').toUpperCase();
  const kind = KINDS.find((one) => text.startsWith(PREFIXES[one]));
  return kind && NUMBER.test(text) ? { kind, id: orderIdOf(text) } : undefined;
}

/** The order a number names; whether the day fits is for the caller to check. */
export const orderIdOf = (orderNo: string): number => Number(orderNo.slice('TJ20260610'.length));
