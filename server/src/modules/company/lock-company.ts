import type { InCompany } from '../../ctx.ts';

/** Writes that must not meet within a company, such as two that take one place, wait here for each other. */
export const lockCompany = ({ db, company }: InCompany) =>
  db
    .selectFrom('company')
    .select('company_id')
    .where('company_id', '=', company.companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
