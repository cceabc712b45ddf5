import type { Generated } from 'kysely';
import type { OperatorRole } from '#contract/call';
import type { Language } from '#contract/language';
import type { CompanySettings } from '#contract/settings/company-settings';
import type { Day, Json } from './columns.ts';

/** Who works in the console, and what else is of no company. */
export interface OperatorTables {
  key_probe: {
    probe_no: number;
    sealed: Buffer;
  };
  /** 0044 */
  house_key: {
    purpose: 'house' | 'audit' | 'anonymous';
    key_no: number;
    wrapped: Buffer;
    used_from: Generated<Date>;
  };
  master_key: { one: Generated<boolean>; mark: Buffer };
  operator: {
    operator_id: Generated<number>;
    login_name: string;
    name: string;
    role: OperatorRole;
    password_hash: string;
    must_change: Generated<boolean>;
    totp_secret: Buffer | null;
    totp_last_step: number | null;
    disabled: Generated<boolean>;
    created_at: Date;
    decides_from: Date | null;
  };
  operator_session: {
    token_hash: Buffer;
    cookie_hash: Buffer;
    operator_id: number;
    created_at: Date;
    seen_at: Date;
    ended_at: Date | null;
  };
  operator_ticket: {
    ticket_hash: Buffer;
    cookie_hash: Buffer;
    operator_id: number;
    new_secret: Buffer | null;
    tries: Generated<number>;
    expires_at: Date;
  };
  operator_recovery: { operator_id: number; code_hash: Buffer; used_at: Date | null };
  /** 0096 */
  preview: {
    preview_no: Generated<number>;
    imagined_guid: string;
    operator_id: number;
    for_company: number;
    employee_class: number;
    employee_type: number;
    vendor_id: number;
    lang: Language;
    day: Day;
    settings: Json<CompanySettings> | null;
    ticket_hash: Buffer | null;
    token_hash: Buffer | null;
    cookie_hash: Buffer | null;
    created_at: Date;
    ended_at: Date | null;
  };
}
