import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Bilingual } from '#contract/language';
import type { InCompany } from './ctx.ts';
import type { CompanyKey } from './db/keyring.ts';
import type { Schema } from './db/tables.ts';
import {
  everybodyOf,
  type PersonalCell,
  type PersonalData,
  type PersonalFile,
  type PersonalRow,
  type Whose,
} from './personal-data.ts';

type Table = keyof Schema;
type Row<T extends Table> = Selectable<Schema[T]>;
type Column<T extends Table> = keyof Row<T> & string;
type Columns<T extends Table> = Column<T> | readonly Column<T>[];
/** A column that can stand in the copy as it is: not sealed, no document. */
type PlainColumn<T extends Table> = {
  [C in Column<T>]: Row<T>[C] extends PersonalCell | Date ? C : never;
}[Column<T>];

/** The person stands in a row of another table that has the same number, as the order of an evaluation does. */
type Parent<T extends Table> = {
  [P in Table]: { table: P; by: Column<T> & Column<P>; person: Columns<P> };
}[Table];

/** The rows of a person: those with the person in one of these columns, with their `account_id`, or of their order. */
export interface PersonalRows<T extends Table> {
  table: T;
  person: Columns<T> | Parent<T>;
  /** Leaves out the other rows of the table. */
  where?: RawBuilder<boolean>;
}

interface ListedRows<T extends Table> extends PersonalRows<T> {
  orderBy: Columns<T>;
  newestFirst?: true;
  /** Those of relatives without an account are shown too. */
  relatives?: true;
}

interface Told {
  ctx: InCompany;
  key: CompanyKey;
  whose: Whose;
}

type Cell = PersonalCell | Date;
type OfRow<T extends Table, R> = (row: Row<T>, told: Told) => R | Promise<R>;
type LinesOf<T extends Table, F extends string> = OfRow<T, readonly Readonly<Record<F, Cell>>[]>;

/** The words of a field of the copy, and the column that it shows, or how it is made of the row. */
type Field<T extends Table> = Bilingual & { of: PlainColumn<T> | OfRow<T, PersonalCell> };

/** Columns that are blanked; `only` leaves rows of another state alone. */
interface Blank<T extends Table> {
  set: (now: Date) => Updateable<Schema[T]>;
  only?: Partial<Row<T>>;
}

/** Rows that take something else along, a file or a seal: each is erased by itself. */
interface Each<T extends Table> {
  each: OfRow<T, unknown>;
}

type Erase<T extends Table> = 'delete' | Blank<T> | Each<T> | NonNullable<PersonalData['erase']>;

interface Declared<T extends Table> extends Omit<
  PersonalData,
  'tables' | 'fields' | 'collect' | 'files' | 'erase' | 'open'
> {
  rows: ListedRows<T>;
  /** Other tables that hold nothing else of the person than these rows do, or go with them. */
  also?: readonly Table[];
  /** The files of one row. */
  files?: OfRow<T, readonly PersonalFile[]>;
  /** Absent: they stay. */
  erase?: Erase<T>;
  /** States that must end before anything is erased. */
  open?: { column: Column<T>; in: readonly (string | number | boolean)[]; says: Bilingual };
}

/** Declares one table of a module that is about people; copy, erasure and the states that must end first follow from it. */
export function definePersonalTable<const T extends Table, const F extends string>({
  fields,
  ...declared
}: Declared<T> & { fields: Readonly<Record<F, Field<T>>> }): PersonalData {
  const shown = Object.entries<Field<T>>(fields);
  // the copy brings the words of its fields, and no names of columns
  const words = Object.fromEntries(shown.map(([field, { zh, en }]) => [field, { zh, en }]));
  return composePersonal(declared, words, async (row, told) => {
    const line: PersonalRow = {};
    for (const [field, { of }] of shown) line[field] = typeof of === 'function' ? await of(row, told) : cellOf(row[of]);
    return [line];
  });
}

/** Declares a table whose rows make several lines of the copy each, as a report makes one of every result. */
export const definePersonalLines = <const T extends Table, const F extends string>({
  fields,
  lines,
  ...declared
}: Declared<T> & { fields: Readonly<Record<F, Bilingual>>; lines: LinesOf<T, NoInfer<F>> }): PersonalData =>
  composePersonal(declared, fields, lines);

function composePersonal<T extends Table>(
  { rows, also = [], files, erase, open, ...spoken }: Declared<T>,
  fields: PersonalData['fields'],
  lines: LinesOf<T, string>,
): PersonalData {
  return {
    ...spoken,
    tables: [rows.table, ...also],
    fields,
    collect: async (ctx, whose) => {
      const shown = Object.keys(fields);
      const made = await ofEachRow(ctx, rows, whose, lines);
      return made.flat().map((line) => Object.fromEntries(shown.map((field) => [field, cellOf(line[field])])));
    },
    ...(files && {
      files: async (ctx: InCompany, whose: Whose) => (await ofEachRow(ctx, rows, whose, files)).flat(),
    }),
    ...(erase && { erase: erasing(rows, erase) }),
    ...(open && {
      open: async (ctx: InCompany, guid: string) => ((await hasOpen(ctx, rows, open, guid)) ? open.says : undefined),
    }),
  };
}

function erasing<T extends Table>(rows: ListedRows<T>, erase: Erase<T>): NonNullable<PersonalData['erase']> {
  if (typeof erase === 'function') return erase;
  return (ctx, guid) => {
    if (erase === 'delete') return deletePersonal(ctx, rows, guid);
    if ('each' in erase) return ofEachRow(ctx, rows, { self: guid, relatives: [] }, erase.each);
    return blankPersonal(ctx, rows, erase, guid);
  };
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
  { column, in: states }: { column: string; in: readonly (string | number | boolean)[] },
  guid: string,
): Promise<boolean> {
  const found = await sql`SELECT 1 FROM ${sql.table(rows.table)}
    WHERE ${ownedBy(ctx, rows, [guid])} AND ${sql.ref(column)} IN (${sql.join(states)}) LIMIT 1`.execute(ctx.db);
  return found.rows.length > 0;
}

/** One after another, so that a copy has their order. */
async function ofEachRow<T extends Table, R>(
  ctx: InCompany,
  rows: ListedRows<T>,
  whose: Whose,
  make: OfRow<T, R>,
): Promise<R[]> {
  const guids = rows.relatives ? everybodyOf(whose) : [whose.self];
  const direction = rows.newestFirst ? sql`DESC` : sql`ASC`;
  const order = [rows.orderBy].flat().map((column) => sql`${sql.ref(column)} ${direction}`);
  const found = await sql<Row<T>>`SELECT * FROM ${sql.table(rows.table)} WHERE ${ownedBy(ctx, rows, guids)}
    ORDER BY ${sql.join(order)}`.execute(ctx.db);
  if (found.rows.length === 0) return [];
  const told = { ctx, whose, key: await ctx.portal.keyring.companyKey(ctx) };
  const made: R[] = [];
  for (const row of found.rows) made.push(await make(row, told));
  return made;
}

/** A plain column's value: moments as text. */
const cellOf = (value: unknown): PersonalCell =>
  value instanceof Date ? value.toISOString() : (value as PersonalCell);

/** The rows of a table, as far as the condition on their person needs it. */
interface Owned {
  person: string | readonly string[] | (Owned & { table: string; by: string });
  where?: RawBuilder<boolean>;
}

function ownedBy(ctx: InCompany, { person, where }: Owned, guids: readonly string[]): RawBuilder<boolean> {
  const { companyId } = ctx.company;
  return sql<boolean>`company_id = ${companyId} AND (${isTheirs(ctx, person, guids)}) AND ${where ?? sql`true`}`;
}

function isTheirs(ctx: InCompany, person: Owned['person'], guids: readonly string[]): RawBuilder<unknown> {
  if (typeof person === 'object' && 'table' in person)
    return sql`${sql.ref(person.by)} IN (
      SELECT ${sql.ref(person.by)} FROM ${sql.table(person.table)} WHERE ${ownedBy(ctx, person, guids)})`;
  const columns = [person]
    .flat()
    .map((column) =>
      column === 'account_id'
        ? isTheirs(ctx, { table: 'account', by: 'account_id', person: 'person_guid' }, guids)
        : sql`${sql.ref(column)} = ANY (${guids})`,
    );
  return sql.join(columns, sql` OR `);
}
