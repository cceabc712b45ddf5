import { sql } from 'kysely';
import type { InCompany, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { companyIds } from '../../jobs/repeat.ts';
import { addressSealContext } from './present.ts';
import { personalColumns } from './sealed-columns.ts';

const BATCH = 500;

/**
 * Seals names from before names were sealed, a few hundred rows at a time, before this node
 * listens. Of several nodes that start together each takes the rows the others have not locked, and none goes on before
 * all is sealed.
 */
export async function sealOldRows(portal: Portal): Promise<void> {
  for (const companyId of await companyIds(portal)) {
    const here = { portal, company: { companyId } };
    while (await transact(here, isOldRowLeft)) await transact(here, sealSome);
  }
}

async function isOldRowLeft({ db, company }: InCompany): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`SELECT
    EXISTS (SELECT 1 FROM person WHERE company_id = ${company.companyId} AND name_unsealed IS NOT NULL)
    OR EXISTS (SELECT 1 FROM address WHERE company_id = ${company.companyId} AND recipient_unsealed IS NOT NULL)
    AS left`.execute(db);
  return rows[0]?.left ?? false;
}

async function sealSome(ctx: InCompany): Promise<void> {
  await sealPeople(ctx);
  await sealAddresses(ctx);
}

async function sealPeople(ctx: InCompany): Promise<void> {
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const rows = await db
    .selectFrom('person')
    .select(['person_guid', 'name_unsealed', 'birth_date_unsealed', 'marital_status_unsealed'])
    .where('company_id', '=', company.companyId)
    .where('name_unsealed', 'is not', null)
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { person_guid: guid, name_unsealed, birth_date_unsealed, marital_status_unsealed } of rows) {
    const personal = {
      name: name_unsealed ?? '',
      birthDate: birth_date_unsealed ?? '',
      maritalStatus: marital_status_unsealed ?? '',
    };
    await db
      .updateTable('person')
      .set({
        ...personalColumns(key, guid, personal),
        ...{ name_unsealed: null, birth_date_unsealed: null, marital_status_unsealed: null },
      })
      .where('company_id', '=', company.companyId)
      .where('person_guid', '=', guid)
      .execute();
  }
}

async function sealAddresses(ctx: InCompany): Promise<void> {
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const rows = await db
    .selectFrom('address')
    .select(['address_id', 'recipient_unsealed'])
    .where('company_id', '=', company.companyId)
    .where('recipient_unsealed', 'is not', null)
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { address_id: id, recipient_unsealed } of rows) {
    const recipient = key.seal(addressSealContext(id, 'recipient'), recipient_unsealed ?? '');
    await db
      .updateTable('address')
      .set({ recipient, recipient_unsealed: null })
      .where('company_id', '=', company.companyId)
      .where('address_id', '=', id)
      .execute();
  }
}
