import type { Generated } from 'kysely';

/** Table of migrations 0091 and 0097. */
export interface PartnerTables {
  partner_secret: { company_id: number; secret: Buffer; made_at: Date; made_by: Generated<string> };
}
