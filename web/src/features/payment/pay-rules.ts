import type { PayMethod, PayState } from '#contract/calls/payment';
import { isChange, isMall, type Payee } from './payee.ts';

/** How the messaging-app payment is made: by a code to scan, by leaving for the app, or in the app's own browser. */
export type WechatWay = 'scan' | 'leave' | 'inApp';

export const isMessagingApp = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent);
export const wechatWay = (isWide: boolean, userAgent: string): WechatWay =>
  isMessagingApp(userAgent) ? 'inApp' : isWide ? 'scan' : 'leave';

/** Short at first, when a payment is near; then less often. Each question may cost one at the provider. */
const PAUSES: readonly { untilMs: number; pauseMs: number }[] = [
  { untilMs: 60_000, pauseMs: 3_000 },
  { untilMs: 180_000, pauseMs: 6_000 },
];
const LAST_PAUSE_MS = 15_000;
export const pauseAfter = (elapsedMs: number): number =>
  PAUSES.find(({ untilMs }) => elapsedMs < untilMs)?.pauseMs ?? LAST_PAUSE_MS;

/** Nothing more will come of it. An expired one is watched on: money may still arrive. */
export const isFinal = (state: PayState): boolean => ['paid', 'refunded', 'cancelled'].includes(state);

/** The outcome shown instead of the page; undefined while it can be paid. */
export type Outcome =
  | 'paid'
  | 'paidChange'
  | 'paidLate'
  | 'finished'
  | 'settling'
  | 'expired'
  | 'expiredChange'
  | 'droppedChange'
  | 'refunding'
  | 'refunded'
  | 'cancelled';

interface Seen {
  /** The amount to pay when the page was opened, and the order as it is now. */
  first: Payee;
  now: Payee;
  /** The time has been over while this page was open, whatever the state is now. */
  isLate: boolean;
}

export function outcomeOf(state: PayState, { first, now, isLate }: Seen): Outcome | undefined {
  if (state === 'unpaid' || state === 'checking') return isLate ? 'settling' : undefined;
  if (state === 'changeOver') return 'expiredChange';
  if (state === 'changeDropped') return 'droppedChange';
  if (state === 'expired') return isChange(first) ? 'expiredChange' : 'expired';
  if (state !== 'paid') return state;
  if (isFinished(now)) return 'finished';
  return isChange(first) ? changeOutcome(first, now) : isLate ? 'paidLate' : 'paid';
}

/** The check-up took place, or its day went by: the person is not told to come. */
const isFinished = (info: Payee): boolean =>
  !isMall(info) && ['examined', 'reportReady', 'noShow'].includes(info.standing.state);

/** The change may have been given up and the order moved elsewhere while this page was open: what it is now tells. */
function changeOutcome(first: Payee, now: Payee): Outcome {
  if (isChange(now)) return 'settling';
  const what = (info: Payee) =>
    isMall(info) ? info.out_trade_no : [info.bookDate, info.bookTime, info.center.zh, info.extras].join();
  return what(first) === what(now) ? 'paidChange' : 'expiredChange';
}

/** After "payment completed": how many answers that say "not yet" until the page says so too. */
export const UNPAID_ANSWERS = 3;
export const SILENT_ANSWERS = 10;

/** The first method offered, unless another one has been chosen that is. */
export const methodOf = (offered: readonly PayMethod[], chosen: PayMethod | undefined): PayMethod | undefined =>
  chosen && offered.includes(chosen) ? chosen : offered[0];

/** Where the app's payment page leads back to; what the page's address has is left as it is. */
export const withReturn = (url: string, back: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}redirect_url=${encodeURIComponent(back)}`;

/** A page a person can be sent to: never a script or a file. */
export function webAddress(url: string, origin: string): string | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const { protocol, href } = new URL(url, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
