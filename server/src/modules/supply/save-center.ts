import type { Input, Reply } from '#contract/call';
import type { opsCenters } from '#contract/ops/centers';
import type { OperatorCtx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { assertPlace, changed, changeSupply, nextNumber, type SupplyWrite } from './change-supply.ts';
import { columnsOf } from './center-row.ts';
import { centerToChange, moveOpening } from './center-days.ts';

type Asked = Input<(typeof opsCenters)['OpsCenterSave']>;
type Saved = Reply<(typeof opsCenters)['OpsCenterSave']>;

/** A new draft, or a change of the revision that was read; another operator's newer one is not overwritten. */
export const saveCenter = (ctx: OperatorCtx, asked: Asked) =>
  changeSupply(
    ctx,
    { action: asked.centerId === undefined ? 'center.add' : 'center.change', kind: 'center' },
    async (write) => {
      const { centerId } = asked;
      const reply =
        centerId === undefined ? await addCenter(write, asked) : await changeCenter(write, { ...asked, centerId });
      return { id: reply.centerId, reply };
    },
  );

/** Without pictures and ratings at first. */
export async function addCenter(write: SupplyWrite, asked: Asked): Promise<Saved> {
  const { db } = write;
  const place = assertPlace(asked);
  await assertKnown(write, asked);
  const centerId = await nextNumber(db, 'center');
  await assertCodeFree(write, asked.code, centerId);
  const none = { photos: '[]', reviews: '[]', rating: 0 };
  await db
    .insertInto('center')
    .values({ center_id: centerId, state: 'draft', ...none, ...columnsOf(asked), ...place, ...changed(write) })
    .execute();
  return { centerId, revision: 1 };
}

async function changeCenter(write: SupplyWrite, asked: Asked & { centerId: number }): Promise<Saved> {
  const { db } = write;
  const { centerId, revision } = asked;
  const place = assertPlace(asked);
  await assertKnown(write, asked);
  const before = await centerToChange(write, centerId, revision);
  await assertCodeFree(write, asked.code, centerId);
  const saved = before.revision + 1;
  await db
    .updateTable('center')
    .set({ ...columnsOf(asked), ...place, ...changed(write), revision: saved })
    .where('center_id', '=', centerId)
    .execute();
  await moveOpening(write, before, asked.opensOn);
  return { centerId, revision: saved };
}

async function assertKnown({ db }: SupplyWrite, { cityId, chainId }: Asked): Promise<void> {
  const city = await db.selectFrom('city').select('city_id').where('city_id', '=', cityId).executeTakeFirst();
  if (!city) throw new Fault('badInput', { field: 'cityId' });
  if (chainId === null) return;
  const chain = await db.selectFrom('chain').select('chain_id').where('chain_id', '=', chainId).executeTakeFirst();
  if (!chain) throw new Fault('badInput', { field: 'chainId' });
}

/** Under the lock of the table, so that two operators do not take one code at once. */
async function assertCodeFree({ db }: SupplyWrite, code: string, centerId: number): Promise<void> {
  const other = await db
    .selectFrom('center')
    .select('name')
    .where('code', '=', code)
    .where('center_id', '<>', centerId)
    .executeTakeFirst();
  if (other) throw new Fault('centreCodeTaken', { code, item: other.name, field: 'code' });
}
