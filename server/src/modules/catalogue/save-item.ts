import type { Input } from '#contract/call';
import type { ItemFields, opsItems } from '#contract/ops/items';
import type { InTx, OperatorCtx, Tx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { alsoSupply } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { asPlatform } from '../operators/index.ts';

type Calls = typeof opsItems;
type Ctx = InTx<OperatorCtx & { company: { companyId: number } }>;
type Saved = Committed<{ code: string; version: number }>;

/** A new item, or a change of the one the operator has seen. */
export const saveItem = (ctx: OperatorCtx, input: Input<Calls['OpsItemSave']>): Promise<Saved> =>
  commitOnce(asPlatform(ctx), async (ctx) => {
    const { code, version: seen, reason, ...fields } = input;
    await assertKnown(ctx.db, fields);
    const version = await alsoSupply(ctx, () =>
      seen === null ? addItem(ctx, code, fields) : changeItem(ctx, code, seen, rowOf(fields)),
    );
    const action = seen === null ? 'item.add' : 'item.change';
    // guard: items: a change is audited
    await recordByOperator(ctx, { action, subject: { kind: 'item', id: code }, reason });
    return { code, version };
  });

export const retireItem = (ctx: OperatorCtx, input: Input<Calls['OpsItemRetire']>): Promise<Saved> =>
  commitOnce(asPlatform(ctx), async (ctx) => {
    const { code, retired, reason } = input;
    const version = await alsoSupply(ctx, () => changeItem(ctx, code, input.version, { is_retired: retired }));
    const action = retired ? 'item.retire' : 'item.restore';
    await recordByOperator(ctx, { action, subject: { kind: 'item', id: code }, reason });
    return { code, version };
  });

/** A row as it is written: columns of the table. */
export const rowOf = ({ name, purpose, department, minutes, needs, sex, indicators }: ItemFields) => ({
  ...{ name: name.zh, name_eng: name.en, purpose: purpose.zh, purpose_eng: purpose.en },
  ...{ department, minutes, needs, sex, indicators },
});

/** The station and the results it names must be there, or a package made of it leads nowhere. */
async function assertKnown(db: Tx, { department, indicators }: ItemFields): Promise<void> {
  const station = await db
    .selectFrom('exam_department')
    .select('code')
    .where('code', '=', department)
    .executeTakeFirst();
  if (!station) throw new Fault('itemDepartment');
  if (indicators.length === 0) return;
  const known = await db.selectFrom('indicator').select('code').where('code', 'in', indicators).execute();
  const unknown = indicators.filter((code) => known.every((row) => row.code !== code));
  if (unknown.length > 0) throw new Fault('itemIndicators', { codes: unknown.join(', ') });
}

async function addItem({ db, now }: Ctx, code: string, fields: ItemFields): Promise<number> {
  const added = await db
    .insertInto('exam_item')
    .values({ code, ...rowOf(fields), updated_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (added) return added.version;
  const other = await db.selectFrom('exam_item').select('name').where('code', '=', code).executeTakeFirst();
  throw new Fault('itemExists', { code, name: other?.name ?? code });
}

type Change = ReturnType<typeof rowOf> | { is_retired: boolean };

/** One statement: of two operators with the same version one is told that the other was quicker. */
async function changeItem({ db, now }: Ctx, code: string, seen: number, change: Change): Promise<number> {
  const changed = await db
    .updateTable('exam_item')
    .set({ ...change, version: seen + 1, updated_at: now() })
    .where('code', '=', code)
    // guard: items: an operator changes the version they saw
    .where('version', '=', seen)
    .returning('version')
    .executeTakeFirst();
  if (changed) return changed.version;
  const known = await db.selectFrom('exam_item').select('code').where('code', '=', code).executeTakeFirst();
  throw new Fault(known ? 'itemMoved' : 'itemUnknown');
}
