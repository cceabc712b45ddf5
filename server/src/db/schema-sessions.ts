import type { Generated } from 'kysely';
import type { Language } from '#contract/language';

/** Who is signed in, where from, and whom the messaging app knows. */
export interface SessionTables {
  session: {
    company_id: number;
    token_hash: Buffer;
    account_id: number;
    cookie_hash: Buffer | null;
    app_type: number;
    created_at: Date;
    seen_at: Date;
    ended_at: Date | null;
    session_id: Generated<string>;
    device: Generated<string>;
    confirmed_at: Date | null;
    messaging_app: string | null;
    entered_by: Generated<'password' | 'sso' | 'link' | 'messaging' | 'partner'>;
    provider_subject: Buffer | null;
    provider_session: Buffer | null;
  };
  messaging_binding: {
    company_id: number;
    account_id: number;
    app_id: string;
    openid: Buffer;
    openid_index: Buffer;
    bound_at: Date;
  };
  messaging_spent: { company_id: number; told_id: string; expires_at: Date };
  account_device: {
    company_id: number;
    account_id: number;
    device_hash: Buffer;
    device: string;
    lang: Language;
    first_seen: Date;
    last_seen: Date;
    is_news: boolean;
  };
}
