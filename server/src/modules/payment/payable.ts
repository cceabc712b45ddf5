import type { MallPayInfo } from '#contract/calls/mall-payment';
import type { PayInfo, PayState } from '#contract/calls/payment';
import type { FaultName } from '#contract/faults';
import type { InCompany, InTx, EmployeeCtx } from '../../ctx.ts';

/** The open amount. */
export interface Due {
  amountFen: number;
  description: string;
  /** When the seat or the goods are no longer kept. */
  until: Date;
  /** The part of it that is paid for, where it is not the whole: a change of an order. */
  partId: number | null;
}

export interface PaidFor {
  id: number;
  partId: number | null;
  amountFen: number;
  at: Date;
}

/**
 * Something that can be paid for. The payment module knows no orders: the selling module says the price and the effect
 * of the money (wired in portal.ts, reached through `payablesOf`).
 */
export interface Payable<Info> {
  /** Locks it until the transaction ends. */
  lock(ctx: InCompany, id: number): Promise<void>;
  /** Refuses when there is nothing to pay or no time left; call it under the lock. */
  due(ctx: InTx<EmployeeCtx>, id: number): Promise<Due>;
  /** The refusal when it is still kept, but no longer long enough to be paid; gets the `time` it is kept until. */
  endingFault: FaultName;
  /** Whether a payment begun for it could still be used; when not, it is closed at the provider. */
  isWaiting(ctx: InCompany, id: number, partId: number | null): Promise<boolean>;
  /** The money is there. Anything but `used` gives it back, with this reason. */
  apply(ctx: InCompany, paid: PaidFor): Promise<'used' | 'late' | 'twice'>;
  /** For the pay page; opens its own transaction. */
  info(ctx: EmployeeCtx, id: number): Promise<Info>;
  state(ctx: InCompany, id: number): Promise<{ state: PayState; amountFen: number; heldUntil: Date | null }>;
  /** The account of the ledger that holds its money. */
  account(id: number): string;
}

export interface Payables {
  exam: Payable<PayInfo>;
  mall: Payable<MallPayInfo>;
}
