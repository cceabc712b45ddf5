/** Table of migration 0091. */
export interface PartnerTables {
  partner_secret: { company_id: number; secret: Buffer; made_at: Date };
}
