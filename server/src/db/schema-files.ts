import type { Day } from './columns.ts';

/** Tables of migration 0022. */
export interface FileTables {
  file: {
    company_id: number;
    file_id: string;
    owner_kind: 'person' | 'operator';
    owner_id: string;
    kind: string;
    media_type: string;
    name: Buffer;
    size: number;
    sha256: Buffer;
    storage_key: string;
    created_at: Date;
    stored_at: Date | null;
    claimed_at: Date | null;
    claimed_by: string | null;
    removing_at: Date | null;
  };
  file_day: { company_id: number; owner_kind: 'person' | 'operator'; owner_id: string; day: Day; files: number };
}
