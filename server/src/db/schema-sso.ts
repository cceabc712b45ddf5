import type { ClaimNames } from '#contract/ops/sign-on';
import type { Json } from './columns.ts';

/** Single sign-on: 0090. */
export interface SsoTables {
  sso_provider: {
    company_id: number;
    is_on: boolean;
    issuer: string;
    client_id: string;
    client_secret: Buffer | null;
    claims: Json<ClaimNames>;
    makes_accounts: boolean;
    updated_at: Date;
  };
  sso_login: {
    company_id: number;
    state_hash: Buffer;
    browser_hash: Buffer | null;
    flow: Buffer;
    taken_at: Date | null;
    expires_at: Date;
  };
  link_key: {
    company_id: number;
    key_id: string;
    slot: number;
    secret: Buffer | null;
    created_at: Date;
    created_by: string;
    last_used_at: Date | null;
    retired_at: Date | null;
  };
  sso_nonce: { company_id: number; nonce: string; expires_at: Date };
}
