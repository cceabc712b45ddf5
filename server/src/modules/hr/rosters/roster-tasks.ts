import { sql, type Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany, Portal } from '../../../ctx.ts';
import { collect } from '../../../db/seal-chunks.ts';
import type { Schema } from '../../../db/tables.ts';
import { transact } from '../../../db/transact.ts';
import { defineTask, type RowError, type Task } from '../../../jobs/define-task.ts';
import { companyHere } from '../../company/index.ts';
import { dropFile, openClaimedFile, type FileCtx } from '../../files/index.ts';
import { isPersons, PERSON } from '../../tasks/index.ts';
import { keptOf } from './roster-contact.ts';
import { inShortTurns } from '../../../short-turns.ts';
import { judgeRow, type Bench, type Verdict } from './roster-judge.ts';
import { loadKnown, type Known } from './roster-known.ts';
import { readRoster, type Roster, type RosterRow } from './roster-sheet.ts';
import { rowText } from './roster-text.ts';
import { errorAt, wishOf, type CityOf, type Wish } from './roster-wish.ts';
import { insertNew, markLeft, updateKnown } from './roster-write.ts';

/** Some hundredths of a second of the thread that answers people. */
const ROWS_A_STEP = 200;

const Input = z.object({ rosterId: z.string() });
type RosterTask = Task<z.output<typeof Input>>;
const Cursor = z.object({ at: z.int() });

export const rosterClaim = (rosterId: string): string => `hr-roster:${rosterId}`;

export const nameContext = (rosterId: string) => ({ table: 'hr_roster', column: 'file_name', row: rosterId });

export const ofRoster = ({ db, company }: InCompany, rosterId: string) =>
  db.updateTable('hr_roster').where('company_id', '=', company.companyId).where('roster_id', '=', rosterId);

export const rosterRow = ({ db, company }: InCompany, rosterId: string): Promise<Selectable<Schema['hr_roster']>> =>
  db
    .selectFrom('hr_roster')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('roster_id', '=', rosterId)
    .executeTakeFirstOrThrow();

/** A step's roster is mostly that of the step before, and what a file holds never changes: one is kept, for some seconds. */
const KEPT_MS = 20_000;
const kept = new LRUCache<string, Roster>({ max: 1, ttl: KEPT_MS, ttlAutopurge: true });

/** The roster lies sealed in the file store, which is not asked inside a transaction. */
const readFile = (portal: Portal, { companyId, input }: RosterTask): Promise<Roster> =>
  readStored({ portal, company: { companyId } }, input.rosterId);

/** The roster as it was sent in, while its file is kept. */
export async function readStored(here: FileCtx, rosterId: string): Promise<Roster> {
  const { file_id } = await transact(here, (ctx) => rosterRow(ctx, rosterId));
  const known = kept.get(file_id);
  if (known) return known;
  const file = await openClaimedFile(here, file_id, rosterClaim(rosterId));
  const roster = await readRoster(await collect(file.read()));
  kept.set(file_id, roster);
  return roster;
}

const begin = async (ctx: InCompany, { input }: RosterTask) => ({
  cursor: { at: 0 },
  total: (await rosterRow(ctx, input.rosterId)).rows,
});

/** Never staff and families in one step: a family's employee must be there when it is looked for. */
const endOf = ({ staffCount, count }: Roster, at: number): number =>
  Math.min(at + ROWS_A_STEP, at < staffCount ? staffCount : count);

interface Judged {
  known: Known;
  verdicts: { row: RosterRow; verdict: Verdict }[];
}

async function judge(ctx: InCompany, task: RosterTask, roster: Roster, at: number): Promise<Judged> {
  const company = await companyHere(ctx);
  const bench: Bench = {
    roster,
    today: dayInShanghai(ctx.portal.clock()),
    cityOf: await loadCities(ctx),
    by: isPersons(task.createdBy) ? task.createdBy.slice(PERSON.length) : '',
    hasFamilies: company?.config.account.relatives ?? false,
  };
  const read: { row: RosterRow; wish: Wish | RowError[] }[] = [];
  await inShortTurns(
    roster.rows(at, endOf(roster, at)),
    (row) => void read.push({ row, wish: wishOf(row, bench.today, bench.cityOf) }),
  );
  const known = await loadKnown(
    ctx,
    read.flatMap(({ wish }): Wish[] => (Array.isArray(wish) ? [] : [wish])),
  );
  const verdicts: Judged['verdicts'] = [];
  await inShortTurns(read, ({ row, wish }) => {
    const verdict = Array.isArray(wish) ? { kind: 'bad' as const, errors: wish } : judgeRow(bench, known, row, wish);
    verdicts.push({ row, verdict });
  });
  return { known, verdicts };
}

async function loadCities({ db }: InCompany): Promise<CityOf> {
  const rows = await db.selectFrom('city').select(['city_id', 'name', 'name_eng']).execute();
  const plain = (name: string) => name.toLowerCase().replace(/市$/, '').trim();
  const byName = new Map(
    rows.flatMap(({ city_id: id, name, name_eng }) => [
      [plain(name), { id, name }] as const,
      [plain(name_eng), { id, name }] as const,
    ]),
  );
  return (name) => byName.get(plain(name));
}

const errorsIn = (verdicts: Judged['verdicts']): RowError[] =>
  verdicts.flatMap(({ verdict }) => (verdict.kind === 'bad' ? verdict.errors : []));
/** Rows whose phone or e-mail is not taken over, since it is its owner's by now. */
const keptIn = ({ known, verdicts }: Judged): RowError[] =>
  verdicts.flatMap(({ row, verdict }) =>
    (verdict.kind === 'changed' || verdict.kind === 'same') && 'account_id' in verdict.person
      ? keptOf(known.key, verdict.person, verdict.wish).map((field) => errorAt(row, field, rowText[`${field}Kept`]))
      : [],
  );
const countOf = (verdicts: Judged['verdicts'], kind: Verdict['kind']): number =>
  verdicts.filter(({ verdict }) => verdict.kind === kind).length;

/** Tries a roster out: which people would be new, changed, unchanged or gone, and the problems of the other rows. */
export const checkRoster = defineTask({
  kind: 'hr.rosterCheck',
  input: Input,
  cursor: Cursor,
  start: begin,
  ask: (portal, task) => readFile(portal, task),
  step: async (ctx, task, { at }, roster) => {
    if (!roster) throw new Error('A step of a roster without its rows');
    const judged = await judge(ctx, task, roster, at);
    const { verdicts } = judged;
    const kept = keptIn(judged);
    const end = endOf(roster, at);
    const isLast = end >= roster.count;
    await ofRoster(ctx, task.input.rosterId)
      .set({
        new_rows: sql<number>`new_rows + ${countOf(verdicts, 'new')}`,
        changed_rows: sql<number>`changed_rows + ${countOf(verdicts, 'changed')}`,
        same_rows: sql<number>`same_rows + ${countOf(verdicts, 'same')}`,
        left_rows: sql<number>`left_rows + ${countOf(verdicts, 'left')}`,
        bad_rows: sql<number>`bad_rows + ${countOf(verdicts, 'bad')}`,
        kept_rows: sql<number>`kept_rows + ${new Set(kept.map(({ row }) => row)).size}`,
        ...(isLast && { checked_at: ctx.portal.clock(), unnamed_people: await countUnnamed(ctx, roster) }),
      })
      .execute();
    return { cursor: isLast ? undefined : { at: end }, done: end - at, errors: [...errorsIn(verdicts), ...kept] };
  },
});

async function countUnnamed({ db, company }: InCompany, roster: Roster): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM account a
    JOIN person p ON p.company_id = a.company_id AND p.person_guid = a.person_guid
    WHERE a.company_id = ${company.companyId} AND NOT a.disabled
      AND NOT coalesce(p.employee_no, '') = ANY(${roster.staffNumbers()}::text[])`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Takes a tried roster in. A step that is done again finds its people there and changes nothing. */
export const runRoster = defineTask({
  kind: 'hr.rosterRun',
  input: Input,
  cursor: Cursor,
  start: begin,
  ask: (portal, task) => readFile(portal, task),
  step: async (ctx, task, { at }, roster) => {
    if (!roster) throw new Error('A step of a roster without its rows');
    const { rosterId } = task.input;
    const { existing, file_id } = await rosterRow(ctx, rosterId);
    const judged = await judge(ctx, task, roster, at);
    const { known, verdicts } = judged;
    const orphans = verdicts.flatMap(({ row, verdict }) =>
      verdict.kind === 'new' && verdict.wish.relation !== null && !verdict.employee
        ? [errorAt(row, 'employeeNo', rowText.noEmployee)]
        : [],
    );
    const written = await write(ctx, known, verdicts, existing === 'update');
    const end = endOf(roster, at);
    const isLast = end >= roster.count;
    const ended = isLast ? { ended_at: ctx.portal.clock() } : {};
    await ofRoster(ctx, rosterId)
      .set({ done_rows: sql<number>`done_rows + ${written}`, ...ended })
      .execute();
    if (isLast) kept.delete(file_id);
    if (isLast) await dropFile(ctx, { fileId: file_id, claimedBy: rosterClaim(rosterId) });
    return {
      cursor: isLast ? undefined : { at: end },
      done: end - at,
      errors: [...errorsIn(verdicts), ...orphans, ...(existing === 'update' ? keptIn(judged) : [])],
    };
  },
});

async function write(ctx: InCompany, known: Known, verdicts: Judged['verdicts'], mayUpdate: boolean): Promise<number> {
  const { key } = known;
  const fresh = verdicts.flatMap(({ verdict }) =>
    verdict.kind === 'new' && (verdict.wish.relation === null || verdict.employee) ? [verdict] : [],
  );
  await insertNew(ctx, key, fresh);
  if (!mayUpdate) return fresh.length;
  let changed = 0;
  const gone: number[] = [];
  for (const { verdict } of verdicts) {
    if (verdict.kind === 'changed') await updateKnown(ctx, key, verdict.wish, verdict.person);
    if (verdict.kind === 'changed') changed += 1;
    if (verdict.kind === 'left' && 'account_id' in verdict.person) gone.push(verdict.person.account_id);
  }
  if (gone.length > 0) await markLeft(ctx, gone);
  return fresh.length + changed + gone.length;
}
