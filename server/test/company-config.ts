import type { CompanyConfigInput } from '#contract/company-config';
import type { TestPortal } from './portal.ts';

/** Sets fields of one group of a company's settings; a node that has read them before goes on with the old ones for a second. */
export const setConfig = <G extends keyof CompanyConfigInput>(
  { portal }: TestPortal,
  companyId: number,
  group: G,
  fields: CompanyConfigInput[G],
): Promise<unknown> =>
  portal.database.pool.query(
    `UPDATE company SET version = version + 1, config = jsonb_set(config, ARRAY[$2::text],
       CASE WHEN jsonb_typeof($3::jsonb) = 'array' THEN $3::jsonb ELSE coalesce(config -> $2::text, '{}') || $3::jsonb END)
     WHERE company_id = $1`,
    [companyId, group, JSON.stringify(fields)],
  );
