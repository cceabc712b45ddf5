import type { PayInfo, PayState } from '#contract/calls/payment';

interface OneOfSeveral {
  state: PayState;
  amountFen: number;
  refundFen: number;
  heldUntil: string | null;
}

/** The sum of a page that pays for several: their open amount, and until when all of it can be paid. */
export function inSum(all: OneOfSeveral[]): OneOfSeveral {
  const [only, second] = all;
  if (only && !second) return only;
  const open = all.filter(({ state }) => state === 'unpaid');
  const [heldUntil = null] = open.flatMap((one) => one.heldUntil ?? []).sort();
  return {
    state: stateOf(all.map(({ state }) => state)),
    amountFen: (open.length > 0 ? open : all).reduce((sum, { amountFen }) => sum + amountFen, 0),
    refundFen: all.reduce((sum, { refundFen }) => sum + refundFen, 0),
    heldUntil,
  };
}

/** Unpaid while one is; paid when all are; else what became of those that are not. */
const stateOf = (states: PayState[]): PayState =>
  states.find((state) => state === 'unpaid') ?? states.find((state) => state !== 'paid') ?? 'paid';

/** Several orders as one page: each with what it costs, and the sum. */
export function infoOfAll(all: PayInfo[]): PayInfo {
  const [first, second] = all;
  if (!first) throw new Error('there is nothing to pay for');
  if (!second) return first;
  const { state, amountFen, heldUntil } = inSum(all.map((info) => ({ ...info, refundFen: 0 })));
  return {
    ...first,
    ...{ state, amountFen, heldUntil },
    out_trade_no: all.map(({ out_trade_no }) => out_trade_no).join(),
    isChange: all.some(({ isChange }) => isChange),
    orders: all.map(({ orderId, out_trade_no, person, set, bookDate, bookTime, center, ...own }) => ({
      ...{ orderId, out_trade_no, person, set, bookDate, bookTime, center, amountFen: own.amountFen },
    })),
  };
}
