import { sql, type Selectable } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { OpsCity, opsCities } from '#contract/ops/cities';
import type { OperatorCtx } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';
import { asConsole } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { assertPlace, changed, changeSupply, lockTable, staleFault, type SupplyWrite } from './change-supply.ts';

type Calls = typeof opsCities;
type Asked = Input<Calls['OpsCitySave']>;

export const listCities = (
  { portal }: OperatorCtx,
  { text, pageIndex, pageSize }: Input<Calls['OpsCities']>,
): Promise<Reply<Calls['OpsCities']>> =>
  asConsole(portal.database, async (db) => {
    const { rows } = await sql<Listed>`
      SELECT ci.*, (SELECT count(*)::int FROM center c WHERE c.city_id = ci.city_id) AS centers,
        count(*) OVER ()::int AS total
      FROM city ci
      WHERE position(lower(${text}) IN lower(ci.name || ' ' || ci.name_eng || ' ' || ci.city_id)) > 0
      ORDER BY ci.sort_order, ci.city_id LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}`.execute(db);
    return { rows: rows.map(presentCity), total: rows[0]?.total ?? 0 };
  });

interface Listed extends Selectable<Schema['city']> {
  centers: number;
  total: number;
}

const presentCity = (row: Listed): OpsCity => ({
  cityId: row.city_id,
  name: { zh: row.name, en: row.name_eng },
  ...{ lng: row.lng, lat: row.lat, sortOrder: row.sort_order, centers: row.centers, revision: row.revision },
  changedAt: row.changed_at?.toISOString() ?? null,
  changedBy: row.changed_by,
});

export const saveCity = (ctx: OperatorCtx, asked: Asked) =>
  changeSupply(
    ctx,
    { action: asked.revision === undefined ? 'city.add' : 'city.change', kind: 'city' },
    async (write) => {
      const reply = asked.revision === undefined ? await addCity(write, asked) : await changeCity(write, asked);
      return { id: asked.cityId, reply };
    },
  );

const columnsOf = (write: SupplyWrite, { name, lng, lat, sortOrder }: Asked) => ({
  ...{ name: name.zh, name_eng: name.en, ...assertPlace({ lng, lat }), sort_order: sortOrder },
  ...changed(write),
});

/** Its number is its administrative division, so that sheets and maps mean the same city. */
export async function addCity(write: SupplyWrite, asked: Asked): Promise<{ cityId: number; revision: number }> {
  const { cityId } = asked;
  const added = await write.db
    .insertInto('city')
    .values({ city_id: cityId, ...columnsOf(write, asked) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('city_id')
    .executeTakeFirst();
  if (!added) throw await takenFault(write, cityId);
  return { cityId, revision: 1 };
}

async function takenFault({ db }: SupplyWrite, cityId: number): Promise<Fault> {
  const row = await db.selectFrom('city').select('name').where('city_id', '=', cityId).executeTakeFirst();
  return new Fault('cityTaken', { code: cityId, item: row?.name ?? '—', field: 'cityId' });
}

async function changeCity(write: SupplyWrite, asked: Asked): Promise<{ cityId: number; revision: number }> {
  const { cityId, revision = 0 } = asked;
  const { numUpdatedRows } = await write.db
    .updateTable('city')
    .set({ ...columnsOf(write, asked), revision: revision + 1 })
    .where('city_id', '=', cityId)
    // guard: supply: a city is saved as it was seen
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw await staleCity(write, cityId);
  return { cityId, revision: revision + 1 };
}

const staleCity = async ({ db }: SupplyWrite, cityId: number): Promise<Fault> =>
  staleFault(await db.selectFrom('city').select('changed_by').where('city_id', '=', cityId).executeTakeFirst());

/** Where people live is written with them: a city without centres and clinics may go. */
export const removeCity = (ctx: OperatorCtx, { cityId, revision, reason }: Input<Calls['OpsCityRemove']>) =>
  changeSupply(ctx, { action: 'city.remove', kind: 'city', reason }, async (write) => {
    const { db } = write;
    // no centre comes to it meanwhile
    await lockTable(db, 'center');
    await assertUnused(write, cityId);
    const { numDeletedRows } = await db
      .deleteFrom('city')
      .where('city_id', '=', cityId)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw await staleCity(write, cityId);
    return { id: cityId, reply: { cityId } };
  });

async function assertUnused({ db }: SupplyWrite, cityId: number): Promise<void> {
  const { rows } = await sql<{ centers: number; isNamed: boolean }>`
    SELECT (SELECT count(*)::int FROM center WHERE city_id = ${cityId}) AS centers,
      EXISTS (SELECT 1 FROM product WHERE clinics @> ${JSON.stringify([{ cityId }])}::jsonb) AS "isNamed"`.execute(db);
  // guard: supply: a city with centres stays
  if (rows[0] && rows[0].centers > 0) throw new Fault('cityInUse', { n: rows[0].centers });
  if (rows[0]?.isNamed) throw new Fault('cityNamed');
}
