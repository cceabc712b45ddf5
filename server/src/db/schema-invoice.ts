import type { Generated } from 'kysely';
import type { Day } from './columns.ts';

/** Tables of migrations 0006, 0011 and 0129. */
export interface InvoiceTables {
  order_invoice: {
    company_id: number;
    order_id: number;
    invoice_type: number;
    category: number;
    title_unsealed: string | null;
    details: Buffer;
    state: Generated<'asked' | 'issuing' | 'issued' | 'sent'>;
    asked_on: Day;
    refused: Generated<boolean>;
    next_try: Generated<Date>;
    amount_fen: number | null;
    number: string | null;
    issued_on: Day | null;
    sent_on: Day | null;
    carrier: string | null;
    carrier_eng: string | null;
    tracking_no: string | null;
    title: Buffer | null;
    contact_erased: Generated<boolean>;
  };
  mall_invoice: {
    company_id: number;
    order_id: number;
    invoice_type: number;
    category: number;
    title: Buffer;
    details: Buffer;
    state: Generated<'asked' | 'issuing' | 'issued' | 'sent'>;
    asked_on: Day;
    refused: Generated<boolean>;
    next_try: Generated<Date>;
    amount_fen: number | null;
    number: string | null;
    issued_on: Day | null;
    sent_on: Day | null;
    carrier: string | null;
    carrier_eng: string | null;
    tracking_no: string | null;
    contact_erased: Generated<boolean>;
  };
  evaluation: {
    company_id: number;
    order_id: number;
    center_id: number;
    stars: number;
    tag_ids: number[];
    said: Buffer | null;
    created_at: Date;
  };
}
