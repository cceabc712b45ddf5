import type { Input, Reply } from '#contract/call';
import type { opsItems } from '#contract/ops/items';
import { contentFolder } from '../../content-packs.ts';
import type { InCompany, OperatorCtx, Tx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { alsoSupply, asConsole } from '../../db/transact.ts';
import { recordByOperator } from '../audit/index.ts';
import { asPlatform } from '../operators/index.ts';
import { readItemPack, type ItemPack } from './item-pack.ts';
import { rowOf } from './save-item.ts';

type Calls = typeof opsItems;

/** The parts of the delivered catalogue that this system lacks. */
export async function lookAtPack({ portal }: OperatorCtx): Promise<Reply<Calls['OpsItemPack']>> {
  const delivered = readItemPack(contentFolder(portal.env));
  const missing = await asConsole(portal.database, (db) => missingOf(db, delivered));
  const { name, version } = delivered.pack;
  const items = Object.keys(delivered.items).length;
  return { name, version, items, missing: missing.items.length, missingDepartments: missing.departments.length };
}

/** Adds missing items and changes none: an item an operator has corrected stays corrected. */
export const installPack = (
  ctx: OperatorCtx,
  { reason }: Input<Calls['OpsItemPackInstall']>,
): Promise<Committed<Reply<Calls['OpsItemPackInstall']>>> =>
  commitOnce(asPlatform(ctx), async (ctx) => {
    const { added, version: id } = await addMissingItems(ctx);
    await recordByOperator(ctx, { action: 'item.install', subject: { kind: 'item', id }, reason });
    return { added };
  });

/** Within a transaction of the platform. */
export async function addMissingItems(ctx: InCompany): Promise<{ added: number; version: string }> {
  const { portal } = ctx;
  const delivered = readItemPack(contentFolder(portal.env));
  const updated_at = portal.clock();
  const added = await alsoSupply(ctx, async (db) => {
    const { departments, items } = await missingOf(db, delivered);
    if (departments.length > 0)
      await db
        .insertInto('exam_department')
        .values(departments)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (items.length > 0)
      await db
        .insertInto('exam_item')
        .values(items.map((item) => ({ ...item, updated_at })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return items.length;
  });
  return { added, version: delivered.pack.version };
}

async function missingOf(db: Tx, { departments, items }: ItemPack) {
  const known = await db.selectFrom('exam_item').select('code').execute();
  const stations = await db.selectFrom('exam_department').select('code').execute();
  const [codes, stationCodes] = [known, stations].map((rows) => new Set(rows.map(({ code }) => code)));
  return {
    departments: Object.entries(departments)
      .map(([code, name], at) => ({ code, name: name.zh, name_eng: name.en, sort_order: at + 1 }))
      .filter(({ code }) => !stationCodes?.has(code)),
    items: Object.entries(items)
      .filter(([code]) => !codes?.has(code))
      .map(([code, { meaning: purpose, sex = null, ...item }]) => ({ code, ...rowOf({ ...item, purpose, sex }) })),
  };
}
