import { dayInShanghai } from '#contract/rules/day';

/** What people read out on the phone: the day it was made and a running number. */
export const orderNumber = (orderId: number, createdAt: Date): string =>
  `TJ${dayInShanghai(createdAt).replaceAll('-', '')}${String(orderId).padStart(6, '0')}`;
