import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Bilingual } from '#contract/language';
import type { InCompany } from './ctx.ts';
import type { CompanyKey } from './db/keyring.ts';
import type { Schema } from './db/tables.ts';
import { everybodyOf, type PersonalCell, type PersonalData, type PersonalRow, type Whose } from './personal-data.ts';

type Table = keyof Schema;
type Row<T extends Table> = Selectable<Schema[T]>;
type Column<T extends Table> = keyof Row<T> & string;
/** A column that can stand in the copy as it is: not sealed, no document. */
type PlainColumn<T extends Table> = {
  [C in Column<T>]: Row<T>[C] extends PersonalCell | Date ? C : never;
}[Column<T>];

/** The rows of a person: those with the person in one of these columns, or with the person's `account_id`. */
export interface PersonalRows<T extends Table> {
  table: T;
  person: Column<T> | readonly Column<T>[];
}

interface Told {
  ctx: InCompany;
  key: CompanyKey;
  whose: Whose;
}

/** The words of a field of the copy, and the column that it shows, or how it is made of the row. */
type Field<T extends Table> = Bilingual & {
  of: PlainColumn<T> | ((row: Row<T>, told: Told) => PersonalCell | Promise<PersonalCell>);
};

/** Columns that are blanked; `only` leaves rows of another state alone. */
interface Blank<T extends Table> {
  set: (now: Date) => Updateable<Schema[T]>;
  only?: Partial<Row<T>>;
}

interface Declared<T extends Table, F extends string> extends Omit<
  PersonalData,
  'tables' | 'fields' | 'collect' | 'erase' | 'open'
> {
  rows: PersonalRows<T> & {
    orderBy: Column<T>;
    newestFirst?: true;
    /** Those of relatives without an account are shown too. */
    relatives?: true;
  };
  /** Other tables that hold nothing else of the person than these rows do, or go with them. */
  also?: readonly Table[];
  fields: Readonly<Record<F, Field<T>>>;
  /** Absent: they stay. */
  erase?: 'delete' | Blank<T> | NonNullable<PersonalData['erase']>;
  /** States that must end before anything is erased. */
  open?: { column: Column<T>; in: readonly (string | number)[]; says: Bilingual };
}

/** Declares one table of a module that is about people; copy, erasure and the states that must end first follow from it. */
export function definePersonalTable<const T extends Table, const F extends string>(
  declared: Declared<T, F>,
): PersonalData {
  const { rows, also = [], fields, erase, open, ...spoken } = declared;
  return {
    ...spoken,
    tables: [rows.table, ...also],
    fields,
    collect: (ctx, whose) => collectRows(ctx, whose, declared),
    ...(erase && { erase: erasing(rows, erase) }),
    ...(open && {
      open: async (ctx: InCompany, guid: string) => ((await hasOpen(ctx, rows, open, guid)) ? open.says : undefined),
    }),
  };
}

function erasing<T extends Table>(
  rows: PersonalRows<T>,
  erase: 'delete' | Blank<T> | NonNullable<PersonalData['erase']>,
): NonNullable<PersonalData['erase']> {
  if (typeof erase === 'function') return erase;
  return (ctx, guid) => (erase === 'delete' ? deletePersonal(ctx, rows, guid) : blankPersonal(ctx, rows, erase, guid));
}

export const deletePersonal = <T extends Table>(ctx: InCompany, rows: PersonalRows<T>, guid: string) =>
  sql`DELETE FROM ${sql.table(rows.table)} WHERE ${ownedBy(ctx, rows, [guid])}`.execute(ctx.db);

export function blankPersonal<T extends Table>(
  ctx: InCompany,
  rows: PersonalRows<T>,
  { set, only = {} }: Blank<T>,
  guid: string,
) {
  const changes = Object.entries(set(ctx.portal.clock())).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const kept = Object.entries(only).map(([column, value]) =>
    value === null ? sql`AND ${sql.ref(column)} IS NULL` : sql`AND ${sql.ref(column)} = ${value}`,
  );
  return sql`UPDATE ${sql.table(rows.table)} SET ${sql.join(changes)}
    WHERE ${ownedBy(ctx, rows, [guid])} ${sql.join(kept, sql` `)}`.execute(ctx.db);
}

async function hasOpen<T extends Table>(
  ctx: InCompany,
  rows: PersonalRows<T>,
  { column, in: states }: { column: string; in: readonly (string | number)[] },
  guid: string,
): Promise<boolean> {
  const found = await sql`SELECT 1 FROM ${sql.table(rows.table)}
    WHERE ${ownedBy(ctx, rows, [guid])} AND ${sql.ref(column)} IN (${sql.join(states)}) LIMIT 1`.execute(ctx.db);
  return found.rows.length > 0;
}

async function collectRows<T extends Table, F extends string>(
  ctx: InCompany,
  whose: Whose,
  { rows: from, fields }: Declared<T, F>,
): Promise<PersonalRow[]> {
  const guids = from.relatives ? everybodyOf(whose) : [whose.self];
  const { rows } = await sql<Row<T>>`SELECT * FROM ${sql.table(from.table)} WHERE ${ownedBy(ctx, from, guids)}
    ORDER BY ${sql.ref(from.orderBy)} ${from.newestFirst ? sql`DESC` : sql`ASC`}`.execute(ctx.db);
  if (rows.length === 0) return [];
  const told = { ctx, whose, key: await ctx.portal.keyring.companyKey(ctx) };
  const shown = Object.entries<Field<T>>(fields);
  const copy: PersonalRow[] = [];
  for (const row of rows) {
    const cells: PersonalRow = {};
    for (const [field, { of }] of shown)
      cells[field] = typeof of === 'function' ? await of(row, told) : cellOf(row[of]);
    copy.push(cells);
  }
  return copy;
}

/** A plain column's value: moments as text. */
const cellOf = (value: unknown): PersonalCell =>
  value instanceof Date ? value.toISOString() : (value as PersonalCell);

function ownedBy<T extends Table>(
  { company: { companyId } }: InCompany,
  { person }: PersonalRows<T>,
  guids: readonly string[],
): RawBuilder<boolean> {
  const isTheirs = [person].flat().map((column) =>
    column === 'account_id'
      ? sql`account_id IN (SELECT account_id FROM account WHERE company_id = ${companyId}
          AND person_guid = ANY (${guids}::uuid[]))`
      : sql`${sql.ref(column)} = ANY (${guids}::uuid[])`,
  );
  return sql<boolean>`company_id = ${companyId} AND (${sql.join(isTheirs, sql` OR `)})`;
}
