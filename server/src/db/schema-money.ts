import type { Generated } from 'kysely';
import type { DeliveryWay, ReportType } from '#contract/orders';
import type { BillLine, PayChannel, PayProvider, Started } from '../ports/pay/types.ts';
import type { Day, Json } from './columns.ts';

export type ProviderName = PayProvider['name'];
export type Unit = 'fen' | 'points';
export type TransferKind = 'capture' | 'refund' | 'earn' | 'spend' | 'giveBack' | 'expire' | 'reverse';
export type RefundWhy = 'cancelled' | 'cheaper' | 'late' | 'twice';

/** Tables of migration 0009; messages as of 0010, payments as of 0035. */
export interface MoneyTables {
  ledger_account: {
    company_id: number;
    account: string;
    unit: Unit;
    outside: boolean;
    balance: Generated<number>;
    reserved: Generated<number>;
  };
  ledger_transfer: {
    company_id: number;
    transfer: string;
    kind: TransferKind;
    subject: string;
    unit: Unit;
    from_account: string;
    to_account: string;
    amount: number;
    pending: boolean;
    at: Date;
  };
  ledger_resolution: { company_id: number; transfer: string; outcome: 'post' | 'void' | 'expire'; at: Date };
  /** 0036 */
  ledger_close: { company_id: number; account: string; unit: Unit; day: Day; balance: number };
  ledger_watch: {
    one: Generated<boolean>;
    closed_to: Day | null;
    checked_at: Date | null;
    pass_subject: string | null;
    pass_after: Json<(string | number)[]> | null;
    pass_began: Date | null;
    pass_ended: Date | null;
    found: Json<string[]>;
  };
  state_move: { machine: string; from_state: string; to_state: string };
  order_change: {
    company_id: number;
    change_id: number;
    order_id: number;
    state: 'held' | 'done' | 'dropped';
    center_id: number;
    segment_id: number;
    book_date: Day;
    book_time: string;
    extra_ids: number[];
    extra_fens: number[];
    price_fen: number;
    company_fen: number;
    report_type: ReportType;
    delivery: DeliveryWay | null;
    address_id: number | null;
    traffic_id: number | null;
    held_until: Date;
    created_at: Date;
  };
  payment: {
    company_id: number;
    payment_id: number;
    subject: 'exam' | 'mall';
    subject_id: number;
    part_id: number | null;
    provider: ProviderName;
    channel: PayChannel;
    out_trade_no: string;
    trade_no: string | null;
    trade_fen: number | null;
    amount_fen: number;
    state: 'open' | 'paid' | 'closed';
    started: Json<Started> | null;
    expires_at: Date;
    created_at: Date;
    checked_at: Date;
    transaction_id: string | null;
    paid_at: Date | null;
    refunded_fen: Generated<number>;
    flagged_at: Date | null;
    attach: string | null;
    flagged_for: 'foreign' | null;
    payer: string | null;
    asked: Buffer | null;
  };
  refund: {
    company_id: number;
    refund_id: number;
    payment_id: number;
    out_refund_no: string;
    amount_fen: number;
    why: RefundWhy;
    state: 'asked' | 'done' | 'failed';
    tries: Generated<number>;
    next_try: Date;
    created_at: Date;
    done_at: Date | null;
  };
  /** 0033 */
  epoch: { one: Generated<boolean>; number: number; raised_at: Date };
  /** 0015 */
  bill_day: {
    provider: ProviderName;
    day: Day;
    tries: Generated<number>;
    next_try: Date;
    read_at: Date | null;
    lines: number | null;
    differences: number | null;
  };
  bill_line: { provider: ProviderName; day: Day; line: number; kind: BillLine['kind']; number: string; fen: number };
  bill_difference: {
    provider: ProviderName;
    day: Day;
    kind: BillLine['kind'];
    number: string;
    what: 'missingHere' | 'missingThere' | 'amount';
    ours_fen: number | null;
    theirs_fen: number | null;
    found_at: Date;
    cleared_at: Date | null;
    cleared_by: string | null;
    cleared_reason: string | null;
  };
  payment_notice: { company_id: number; provider: string; event_id: string; at: Date };
  message: {
    company_id: number;
    message_id: number;
    person_guid: string;
    kind: string;
    about: string;
    phone: Buffer;
    body: Buffer;
    due_at: Date;
    sent_at: Date | null;
    tries: Generated<number>;
    subject: string;
    next_try: Date;
    good_until: Date | null;
    provider_ref: string | null;
    resends: Generated<number>;
    fixed_phone: Generated<boolean>;
    channel: Generated<'sms' | 'email'>;
  };
}
