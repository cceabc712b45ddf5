import type { Input, Reply } from '#contract/call';
import type { OpsItem, opsItems } from '#contract/ops/items';
import { ITEM_NEEDS } from '#contract/values/ops/items';
import type { OperatorCtx, Tx } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';
import type { Selectable } from 'kysely';
import { asConsole } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';

type Calls = typeof opsItems;

const presentItem = (row: Selectable<Schema['exam_item']>): OpsItem => ({
  ...{ code: row.code, version: row.version, isRetired: row.is_retired, updatedAt: row.updated_at.toISOString() },
  name: { zh: row.name, en: row.name_eng },
  purpose: { zh: row.purpose, en: row.purpose_eng },
  ...{ department: row.department, minutes: row.minutes, indicators: row.indicators },
  needs: ITEM_NEEDS.filter((need) => row.needs.includes(need)),
  sex: row.sex === 'male' || row.sex === 'female' ? row.sex : null,
});

async function departmentsOf(db: Tx): Promise<Reply<Calls['OpsItem']>['departments']> {
  const rows = await db.selectFrom('exam_department').selectAll().orderBy('sort_order').orderBy('code').execute();
  return rows.map(({ code, name, name_eng }) => ({ code, name: { zh: name, en: name_eng } }));
}

const IN_STATE = {
  all: () => true,
  active: ({ isRetired }: OpsItem) => !isRetired,
  retired: ({ isRetired }: OpsItem) => isRetired,
} satisfies Record<Input<Calls['OpsItems']>['state'], (item: OpsItem) => boolean>;

/** A few hundred rows at most: all are read, so that the counts beside the filters are exact. */
export async function listItems(
  { portal }: OperatorCtx,
  { state, department, text, pageIndex, pageSize }: Input<Calls['OpsItems']>,
): Promise<Reply<Calls['OpsItems']>> {
  const { rows, departments } = await asConsole(portal.database, async (db) => ({
    rows: await db
      .selectFrom('exam_item as i')
      .innerJoin('exam_department as d', 'd.code', 'i.department')
      .selectAll('i')
      .orderBy('d.sort_order')
      .orderBy('i.code')
      .execute(),
    departments: await departmentsOf(db),
  }));
  const sought = text.toLowerCase();
  const found = rows
    .map(presentItem)
    .filter((item) => department === '' || item.department === department)
    .filter(({ code, name }) => [code, name.zh, name.en].some((each) => each.toLowerCase().includes(sought)));
  const counts = Object.fromEntries(Object.entries(IN_STATE).map(([key, isIn]) => [key, found.filter(isIn).length]));
  const inState = found.filter(IN_STATE[state]);
  return {
    ...{ rows: inState.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), total: inState.length },
    ...{ counts, departments },
  };
}

export async function readItem(
  { portal }: OperatorCtx,
  { code }: Input<Calls['OpsItem']>,
): Promise<Reply<Calls['OpsItem']>> {
  const { row, departments } = await asConsole(portal.database, async (db) => ({
    row: await db.selectFrom('exam_item').selectAll().where('code', '=', code).executeTakeFirst(),
    departments: await departmentsOf(db),
  }));
  if (!row) throw new Fault('itemUnknown');
  return { item: presentItem(row), departments };
}
