import type { Selectable } from 'kysely';
import type { InCompany } from '../../../ctx.ts';
import type { Schema } from '../../../db/tables.ts';

export type Sheet = Selectable<Schema['points_sheet']>;

export const ofSheet = ({ db, company }: InCompany, sheetId: string) =>
  db.updateTable('points_sheet').where('company_id', '=', company.companyId).where('sheet_id', '=', sheetId);

const sheetsOf = ({ db, company }: InCompany, sheetId: string) =>
  db.selectFrom('points_sheet').selectAll().where('company_id', '=', company.companyId).where('sheet_id', '=', sheetId);

export const sheetRow = (ctx: InCompany, sheetId: string): Promise<Sheet> =>
  sheetsOf(ctx, sheetId).executeTakeFirstOrThrow();

/** Two who begin its run at once do so one after the other. */
export const lockSheet = (ctx: InCompany, sheetId: string): Promise<Sheet | undefined> =>
  sheetsOf(ctx, sheetId).forUpdate().executeTakeFirst();

/** Sheets that were tried out long ago and never granted. */
export const forgottenSheets = ({ db, company }: InCompany, before: Date): Promise<Sheet[]> =>
  db
    .selectFrom('points_sheet')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('created_at', '<', before)
    .where('run_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
