import { sql } from 'kysely';
import type { Input } from '#contract/call';
import type { people } from '#contract/people';
import type { InTx, EmployeeCtx, MemberCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { MOST_ADDRESSES } from './limits.ts';
import { addressSealContext } from './present.ts';
import { addressRows, lockAccount } from './queries.ts';

type AddressForm = Input<typeof people.SavePostAddress>;

export const ownsAddress = (ctx: MemberCtx, addressId: number): Promise<boolean> =>
  transact(ctx, async ({ db, company, session }) => {
    const row = await db
      .selectFrom('address')
      .select('address_id')
      .where('company_id', '=', company.companyId)
      .where('address_id', '=', addressId)
      .where('person_guid', '=', session.personGuid)
      .executeTakeFirst();
    return row !== undefined;
  });

export function saveAddress(ctx: EmployeeCtx, form: AddressForm): Promise<Committed<{ id: number }>> {
  return commitOnce(ctx, async (ctx) => {
    await lockAccount(ctx);
    if (!form.id) await assertRoom(ctx);
    const id = form.id ?? (await nextAddressId(ctx));
    const key = await ctx.portal.keyring.companyKey(ctx);
    if (form.isDefault) await forgetDefault(ctx);
    const columns = {
      recipient: key.seal(addressSealContext(id, 'recipient'), form.recipient.trim()),
      phone: key.seal(addressSealContext(id, 'phone'), form.phone),
      district: form.district.trim(),
      detail: key.seal(addressSealContext(id, 'detail'), form.detail.trim()),
      is_default: form.isDefault,
    };
    const own = { company_id: ctx.company.companyId, address_id: id, person_guid: ctx.session.personGuid };
    if (form.id) {
      await ctx.db
        .updateTable('address')
        .set(columns)
        .where((where) => where.and(own))
        .execute();
    } else
      await ctx.db
        .insertInto('address')
        .values({ ...own, ...columns })
        .execute();
    return { id };
  });
}

/** Under the account's lock: many at once cannot pass it together. */
async function assertRoom(ctx: InTx<EmployeeCtx>): Promise<void> {
  const kept = await addressRows(ctx);
  if (kept.length >= MOST_ADDRESSES) throw new Fault('addressesFull', { n: MOST_ADDRESSES });
}

async function nextAddressId({ db }: InTx<EmployeeCtx>): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT nextval('address_number')::int AS id`.execute(db);
  return rows[0]?.id ?? 0;
}

const forgetDefault = ({ db, company, session }: InTx<EmployeeCtx>): Promise<unknown> =>
  db
    .updateTable('address')
    .set({ is_default: false })
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', session.personGuid)
    .execute();
