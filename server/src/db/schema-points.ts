import type { Generated } from 'kysely';
import type { Bilingual } from '#contract/language';
import type { PointsKind, PointsSource, SpendKind } from '#contract/points-entry';
import type { Day, Json } from './columns.ts';

/** Tables of migration 0052. */
export interface PointsTables {
  points_grant: {
    company_id: number;
    grant_id: number;
    person_guid: string;
    points: number;
    remaining: number;
    reason: Json<Bilingual>;
    source: PointsSource;
    reference: string;
    valid_from: Day;
    expires_on: Day;
    granted_by: string;
    granted_at: Date;
    reversed_at: Date | null;
  };
  points_spend: {
    company_id: number;
    kind: SpendKind;
    reference: string;
    person_guid: string;
    points: number;
    title: Json<Bilingual>;
    spent_at: Date;
    given_back_at: Date | null;
  };
  points_use: { company_id: number; kind: SpendKind; reference: string; grant_id: number; points: number };
  points_entry: {
    company_id: number;
    entry_id: number;
    person_guid: string;
    transfer: string;
    kind: PointsKind;
    points: number;
    balance: number;
    title: Json<Bilingual>;
    grant_id: number | null;
    spend_kind: SpendKind | null;
    reference: string | null;
    at: Date;
  };
  points_sheet: {
    company_id: number;
    sheet_id: string;
    file_id: string;
    sha256: Buffer;
    rows: number;
    created_by: string;
    created_by_name: string;
    created_at: Date;
    check_task: string;
    good_rows: Generated<number>;
    good_points: Generated<number>;
    balance_before: number | null;
    checked_at: Date | null;
    run_task: string | null;
    run_at: Date | null;
    granted_rows: Generated<number>;
    granted_points: Generated<number>;
    balance_after: number | null;
    ended_at: Date | null;
  };
}
