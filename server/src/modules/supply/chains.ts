import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { OpsChain, opsCenters } from '#contract/ops/centers';
import type { OperatorCtx } from '../../ctx.ts';
import { asConsole } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { changed, changeSupply, nextNumber, staleFault, type SupplyWrite } from './change-supply.ts';

type Calls = typeof opsCenters;
type Asked = Input<Calls['OpsChainSave']>;
type Saved = Reply<Calls['OpsChainSave']>;

export const listChains = ({ portal }: OperatorCtx): Promise<Reply<Calls['OpsChains']>> =>
  asConsole(portal.database, async (db) => {
    const rows = await db
      .selectFrom('chain')
      .selectAll()
      .select(sql<number>`(SELECT count(*)::int FROM center c WHERE c.chain_id = chain.chain_id)`.as('centers'))
      .orderBy('chain_id')
      .execute();
    return {
      chains: rows.map((row): OpsChain => ({
        chainId: row.chain_id,
        name: { zh: row.name, en: row.name_eng },
        ...{ legalEntity: row.legal_entity, settlementDays: row.settlement_days, contact: row.contact },
        ...{ centers: row.centers, revision: row.revision, changedBy: row.changed_by },
      })),
    };
  });

export const saveChain = (ctx: OperatorCtx, asked: Asked) =>
  changeSupply(
    ctx,
    { action: asked.chainId === undefined ? 'chain.add' : 'chain.change', kind: 'chain' },
    async (write) => {
      const reply = asked.chainId === undefined ? await addChain(write, asked) : await changeChain(write, asked);
      return { id: reply.chainId, reply };
    },
  );

const columnsOf = (write: SupplyWrite, { name, legalEntity, settlementDays, contact }: Asked) => ({
  ...{ name: name.zh, name_eng: name.en, legal_entity: legalEntity, settlement_days: settlementDays, contact },
  ...changed(write),
});

export async function addChain(write: SupplyWrite, asked: Asked): Promise<Saved> {
  const chainId = await nextNumber(write.db, 'chain');
  await write.db
    .insertInto('chain')
    .values({ chain_id: chainId, ...columnsOf(write, asked) })
    .execute();
  return { chainId, revision: 1 };
}

async function changeChain(write: SupplyWrite, asked: Asked): Promise<Saved> {
  const { chainId = 0, revision } = asked;
  if (revision === undefined) throw new Fault('badInput', { field: 'revision' });
  const { numUpdatedRows } = await write.db
    .updateTable('chain')
    .set({ ...columnsOf(write, asked), revision: revision + 1 })
    .where('chain_id', '=', chainId)
    // guard: supply: a chain is saved as it was seen
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n)
    throw staleFault(
      await write.db.selectFrom('chain').select('changed_by').where('chain_id', '=', chainId).executeTakeFirst(),
    );
  return { chainId, revision: revision + 1 };
}
