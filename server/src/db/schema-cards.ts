import type { CardPurpose } from '#contract/cards';
import type { Day } from './columns.ts';

/** Tables of migration 0053; money on a card as of 0058. */
export interface CardTables {
  card: {
    company_id: number;
    card_id: number;
    number: Buffer;
    number_index: Buffer;
    owner_guid: string | null;
    came_by: 'number' | 'company' | 'gift' | null;
    name: string;
    name_eng: string;
    purpose: CardPurpose;
    plan_id: number | null;
    state: number;
    valid_from: Day;
    valid_to: Day;
    uses_total: number;
    uses_left: number;
    value_fen: number | null;
    left_fen: number | null;
    created_at: Date;
    owned_at: Date | null;
    source: string | null;
    end_told_at: Date | null;
  };
  card_use: {
    company_id: number;
    card_id: number;
    entry_no: number;
    kind: 'use' | 'giveBack';
    of_entry: number | null;
    subject: 'exam' | 'mall';
    subject_id: number;
    at: Date;
    amount_fen: number | null;
  };
  card_gift: {
    company_id: number;
    gift_id: string;
    card_id: number;
    from_guid: string;
    to_guid: string;
    state: 'waiting' | 'accepted' | 'declined' | 'takenBack' | 'expired' | 'stopped';
    created_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    is_news: boolean;
  };
  card_try: {
    company_id: number;
    account_id: number;
    kind: 'bind' | 'gift';
    failures: number;
    next_at: Date;
    last_at: Date;
  };
}
