import type { MallPayInfo } from '#contract/calls/mall-payment';
import type { PayInfo } from '#contract/calls/payment';
import { useText, type Dict } from '../../platform/locale.ts';
import { recordPath } from '../../parts/mall/mall-paths.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import { mallPayText } from './mall-text.ts';
import { payText } from './text.ts';

/** The thing being paid for: a check-up, or an order of one of the malls. */
export type Payee = PayInfo | MallPayInfo;

export const isMall = (info: Payee): info is MallPayInfo => 'mall' in info;
export const isChange = (info: Payee): boolean => !isMall(info) && info.isChange;

/** Where a person goes who does not pay now: to the record it came from. */
export const exitOf = (info: Payee): AppPath => (isMall(info) ? recordPath(info.mall) : pathTo('/web/examrecord'));

export type PayWords = Dict<typeof payText.zh>;

/** The page's words; what speaks of seats and bookings is said otherwise about goods. */
export function usePayWords(info: Payee): PayWords {
  const words = useText(payText);
  const mall = useText(mallPayText);
  return isMall(info) ? { ...words, ...mall, outcomes: { ...words.outcomes, ...mall.outcomes } } : words;
}
