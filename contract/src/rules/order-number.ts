import { dayInShanghai } from './day.ts';

const RUNNING_DIGITS = 6;

/** What people read out on the phone: the day it was made and a running number. */
export const orderNumber = (orderId: number, createdAt: Date): string => numberOf('TJ', orderId, createdAt);
/** The same for an order of one of the malls. */
export const mallOrderNumber = (orderId: number, createdAt: Date): string => numberOf(MALL, orderId, createdAt);
/** The same for what somebody writes to customer service. */
export const feedbackNumber = (feedbackId: number, createdAt: Date): string => numberOf('FK', feedbackId, createdAt);
export const isMallOrderNo = (orderNo: string): boolean => orderNo.startsWith(MALL);

const MALL = 'SC';
const numberOf = (prefix: string, orderId: number, createdAt: Date): string =>
  `${prefix}${dayInShanghai(createdAt).replaceAll('-', '')}${String(orderId).padStart(RUNNING_DIGITS, '0')}`;

/** The order a number names; whether the day fits is for whoever has the order to say. */
export const orderIdOf = (orderNo: string): number => Number(orderNo.slice('TJ20260610'.length));
