import type { CompanySettings } from '#contract/settings/company-settings';
import type { Json } from './columns.ts';

/** Tables of migration 0092. */
export interface SetupTables {
  company_version: {
    company_id: number;
    version_no: number;
    settings: Json<CompanySettings>;
    note: string;
    by_name: string;
    restored_no: number | null;
    changes: number;
    published_at: Date;
  };
  company_draft: {
    company_id: number;
    settings: Json<CompanySettings>;
    revision: number;
    by_name: string;
    saved_at: Date;
  };
}
