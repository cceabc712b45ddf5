import type { InCompany, CompanyCtx, InTx, EmployeeCtx } from '../../ctx.ts';
import type { Tenant } from '../../db/transact.ts';

export const personRow = ({ db, company }: InTx<Tenant>, guid: string) =>
  db
    .selectFrom('person')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', guid)
    .executeTakeFirstOrThrow();
export type PersonRow = Awaited<ReturnType<typeof personRow>>;

/** The relatives of the signed-in person, in the order they were named. */
export const relativeRows = ({ db, company, session }: InTx<EmployeeCtx>) =>
  db
    .selectFrom('relation as r')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.person_guid', '=', 'r.relative_guid'),
    )
    .where('r.company_id', '=', company.companyId)
    .where('r.person_guid', '=', session.personGuid)
    .selectAll('p')
    .select('r.kind')
    .orderBy('p.updated_at')
    .orderBy('p.person_guid')
    .execute();

/** One's list, the default first. */
export const addressRows = ({ db, company, session }: InTx<EmployeeCtx>) =>
  db
    .selectFrom('address')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', session.personGuid)
    .where('retired_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('address_id')
    .execute();

/** Typed for one order that has not been placed yet. */
export const forOneOrderRows = ({ db, company, session }: InTx<EmployeeCtx>) =>
  db
    .selectFrom('address as a')
    .selectAll('a')
    .where('a.company_id', '=', company.companyId)
    .where('a.person_guid', '=', session.personGuid)
    .where('a.for_one_order', '=', true)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('exam_order as o')
            .select('o.order_id')
            .where('o.company_id', '=', company.companyId)
            .where('o.user_guid', '=', session.personGuid)
            .whereRef('o.address_id', '=', 'a.address_id'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('mall_order as m')
            .select('m.order_id')
            .where('m.company_id', '=', company.companyId)
            .where('m.person_guid', '=', session.personGuid)
            .whereRef('m.address_id', '=', 'a.address_id'),
        ),
      ),
    )
    .execute();

const oneAddress = ({ db, company, session }: InTx<EmployeeCtx>, addressId: number) =>
  db
    .selectFrom('address')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', session.personGuid)
    .where('address_id', '=', addressId);
export const addressRow = (ctx: InTx<EmployeeCtx>, addressId: number) => oneAddress(ctx, addressId).executeTakeFirst();
export type AddressRow = NonNullable<Awaited<ReturnType<typeof addressRow>>>;
/** Keeps it from being removed until this transaction ends. */
export const holdAddress = (ctx: InTx<EmployeeCtx>, addressId: number) =>
  oneAddress(ctx, addressId).forShare().executeTakeFirst();

export const cityRows = ({ db }: InTx<CompanyCtx>) =>
  db.selectFrom('city').select(['city_id', 'name', 'name_eng']).orderBy('sort_order').execute();

export const cityRow = ({ db }: InTx<CompanyCtx>, cityId: number) =>
  db.selectFrom('city').selectAll().where('city_id', '=', cityId).executeTakeFirst();

/** One change at a time by one employee: a second one sees the effect of the first. */
export const lockAccount = ({ db, company, session }: InTx<EmployeeCtx>) =>
  db
    .selectFrom('account')
    .select('account_id')
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', session.accountId)
    .forNoKeyUpdate()
    .execute();

/** Waits for writers that name this person; later ones wait for us. */
export const lockPerson = ({ db, company }: InCompany, guid: string) =>
  db
    .selectFrom('person')
    .select('person_guid')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', guid)
    .forUpdate()
    .execute();

/** A person with an account looks after their own data. */
export const hasAccount = async ({ db, company }: InTx<CompanyCtx>, guid: string): Promise<boolean> =>
  (await db
    .selectFrom('account')
    .select('account_id')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', guid)
    .executeTakeFirst()) !== undefined;

export const relativeGuids = async ({ db, company, session }: InTx<EmployeeCtx>): Promise<string[]> =>
  (
    await db
      .selectFrom('relation')
      .select('relative_guid')
      .where('company_id', '=', company.companyId)
      .where('person_guid', '=', session.personGuid)
      .execute()
  ).map((row) => row.relative_guid);
