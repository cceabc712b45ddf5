import { sql } from 'kysely';
import type { Input } from '#contract/call';
import type { people } from '#contract/calls/people';
import type { InTx, EmployeeCtx, MemberCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { MOST_ADDRESSES } from '../limits.ts';
import { addressRow, addressRows, forOneOrderRows, lockAccount, type AddressRow } from '../queries.ts';
import { addressColumns, wholeAddress, type WholeAddress } from './whole-address.ts';

type AddressForm = Input<typeof people.SavePostAddress>;

export const ownsAddress = (ctx: MemberCtx, addressId: number): Promise<boolean> =>
  transact(ctx, async ({ db, company, session }) => {
    const row = await db
      .selectFrom('address')
      .select('address_id')
      .where('company_id', '=', company.companyId)
      .where('address_id', '=', addressId)
      // guard: address ownership
      .where('person_guid', '=', session.personGuid)
      .executeTakeFirst();
    return row !== undefined;
  });

export const saveAddress = (ctx: EmployeeCtx, form: AddressForm): Promise<Committed<{ id: number }>> =>
  commitOnce(ctx, async (ctx) => {
    const { recipient, phone, district, detail, isDefault } = form;
    const said = { recipient: recipient.trim(), phone, district: district.trim(), detail: detail.trim() };
    if (form.forOneOrder) return { id: await keepForOneOrder(ctx, said) };
    return { id: await keepAddress(ctx, said, { instead: form.id, isDefault }) };
  });

/**
 * Keeps an address, instead of another one or as a new one. The other one is put aside and not overwritten: orders hold on
 * to the address they were placed with. One's first address is the default, which can be moved and not be given up.
 */
export async function keepAddress(
  ctx: InTx<EmployeeCtx>,
  said: WholeAddress,
  { instead, isDefault }: { instead?: number | undefined; isDefault: boolean },
): Promise<number> {
  // guard: most addresses
  await lockAccount(ctx);
  const kept = await addressRows(ctx);
  const old = instead === undefined ? undefined : kept.find(({ address_id }) => address_id === instead);
  if (instead !== undefined && !old) throw new Fault('addressGone');
  if (!old && kept.length >= MOST_ADDRESSES) throw new Fault('addressesFull', { n: MOST_ADDRESSES });
  const phone = said.phone || (old && (await wholeAddress(ctx, old)).phone);
  if (!phone) throw new Fault('phoneBad');
  if (old) await putAside(ctx, old);
  const becomesDefault = isDefault || old?.is_default === true || kept.length === 0;
  if (becomesDefault) await forgetDefault(ctx);
  return insertAddress(ctx, { ...said, phone }, { isDefault: becomesDefault });
}

/** For the order at hand, which is to name it; an address typed for it before is forgotten. */
async function keepForOneOrder(ctx: InTx<EmployeeCtx>, said: WholeAddress): Promise<number> {
  if (!said.phone) throw new Fault('phoneBad');
  await lockAccount(ctx);
  for (const row of await forOneOrderRows(ctx)) await putAside(ctx, row);
  return insertAddress(ctx, said, { isDefault: false, retiredAt: ctx.now(), forOneOrder: true });
}

/** Only for the order it was typed in: on no list. */
export const keepForOrder = (ctx: InTx<EmployeeCtx>, said: WholeAddress): Promise<number> =>
  insertAddress(ctx, said, { isDefault: false, retiredAt: ctx.now() });

export const deleteAddress = (ctx: EmployeeCtx, addressId: number): Promise<Committed<Record<string, never>>> =>
  commitOnce(ctx, async (ctx) => {
    await lockAccount(ctx);
    const row = await addressRow(ctx, addressId);
    if (!row || row.retired_at) throw new Fault('addressGone');
    await putAside(ctx, row);
    const [next] = await addressRows(ctx);
    if (row.is_default && next) await setDefault(ctx, next.address_id);
    return {};
  });

interface Standing {
  isDefault: boolean;
  retiredAt?: Date | null;
  forOneOrder?: boolean;
}

async function insertAddress(
  ctx: InTx<EmployeeCtx>,
  said: WholeAddress,
  { isDefault, retiredAt = null, forOneOrder = false }: Standing,
): Promise<number> {
  const id = await nextAddressId(ctx);
  const standing = { is_default: isDefault, retired_at: retiredAt, for_one_order: forOneOrder };
  const own = { company_id: ctx.company.companyId, address_id: id, person_guid: ctx.session.personGuid };
  await ctx.db
    .insertInto('address')
    .values({ ...own, ...(await addressColumns(ctx, id, said)), ...standing })
    .execute();
  return id;
}

/** Kept for the orders that name it; gone altogether where none does. An order being placed holds its row (addressForOrder). */
async function putAside(ctx: InTx<EmployeeCtx>, { address_id: id }: AddressRow): Promise<void> {
  const { company, session } = ctx;
  await sql`SELECT FROM address WHERE company_id = ${company.companyId} AND address_id = ${id} FOR UPDATE`.execute(
    ctx.db,
  );
  const named = sql<boolean>`EXISTS (SELECT 1 FROM exam_order o LEFT JOIN order_change c USING (company_id, order_id)
    WHERE o.company_id = ${company.companyId} AND o.user_guid = ${session.personGuid}
      AND (o.address_id = ${id} OR c.address_id = ${id}))
    OR EXISTS (SELECT 1 FROM mall_order m WHERE m.company_id = ${company.companyId} AND m.person_guid = ${session.personGuid}
      AND m.address_id = ${id})`;
  const own = { company_id: company.companyId, address_id: id };
  const removed = await ctx.db
    .deleteFrom('address')
    .where((where) => where.and(own))
    // guard: an address that an order names is put aside
    .where(sql<boolean>`NOT (${named})`)
    .executeTakeFirst();
  if (removed.numDeletedRows > 0n) return;
  await ctx.db
    .updateTable('address')
    .set({ retired_at: ctx.now(), is_default: false })
    .where((where) => where.and(own))
    .execute();
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
    .where('is_default', '=', true)
    .execute();

const setDefault = ({ db, company }: InTx<EmployeeCtx>, addressId: number): Promise<unknown> =>
  db
    .updateTable('address')
    .set({ is_default: true })
    .where('company_id', '=', company.companyId)
    .where('address_id', '=', addressId)
    .execute();
