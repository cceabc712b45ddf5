import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import type { Bilingual } from '#contract/language';
import { CardBatch, MOST_CARDS_AT_ONCE, type opsCards } from '#contract/ops/cards';
import { defineApproval } from '../../approval.ts';
import type { InCompany, InTx, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { defineTask, type RowError } from '../../jobs/define-task.ts';
import { cellText, rowsOfCsv, SheetTooLarge } from '../../sheet/csv-reader.ts';
import { askForApproval, needsSecond, recordAlone } from '../approvals/index.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../company/index.ts';
import { normalLogin } from '../identity/index.ts';
import { normalName, personName } from '../people/index.ts';
import { startTask } from '../tasks/index.ts';
import { assertBatch, insertCards } from './issue-cards.ts';
import { batchLines, sizeOf, type BatchWish } from './large-batch.ts';

const ROWS_A_STEP = 200;

/** A line of the sheet: who by account, employee number or phone, and the name where it is given. */
interface SheetRow {
  row: number;
  login: string;
  name: string;
}

const HEADINGS = ['账号', '工号', '手机', '手机号', 'account', 'employee number', 'employee no', 'phone'];

/** The lines of a sheet, as it is saved or copied from a spreadsheet; headings and empty lines are no people. */
export function sheetRows(sheet: string): SheetRow[] {
  return pasted(sheet)
    .map(([login = '', name = ''], at) => ({ row: at + 1, login: cellText(login.trim()), name: cellText(name.trim()) }))
    .filter(({ row, login }) => login !== '' && !(row === 1 && HEADINGS.includes(login.toLowerCase())));
}

function pasted(sheet: string): string[][] {
  try {
    return rowsOfCsv(sheet);
  } catch (error) {
    throw error instanceof SheetTooLarge ? new Fault('cardRowsBad') : error;
  }
}

interface Found {
  row: SheetRow;
  guid: string | undefined;
  problem: Bilingual | undefined;
}

/** One answer for both: a sheet of guesses must not tell whose phone a number is. */
const NOT_FOUND: Bilingual = {
  zh: '企业内没有这位同事，或姓名与账号、工号、手机号不符',
  en: 'The company has no such colleague, or the name is another one',
};
const TWICE: Bilingual = { zh: '与前面的行是同一人', en: 'The same person as in a row before' };

/** Who the lines mean: everybody once, under the name that is given. */
export async function findPeople(ctx: InCompany, rows: SheetRow[]): Promise<Found[]> {
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const indexes = rows.map(({ login }) => key.indexes('login', normalLogin(login)));
  const { rows: people } = await sql<{ index: string; person_guid: string; person_name: Buffer | null }>`
    SELECT encode(l.login_index, 'hex') AS index, a.person_guid, p.name AS person_name
    FROM account_login l
    JOIN account a ON a.company_id = l.company_id AND a.account_id = l.account_id AND NOT a.disabled
    JOIN person p ON p.company_id = a.company_id AND p.person_guid = a.person_guid
    WHERE l.company_id = ${company.companyId} AND l.login_index = ANY(${indexes.flat()}::bytea[])`.execute(db);
  const byIndex = new Map(people.map((person) => [person.index, person]));
  const seen = new Set<string>();
  return rows.map((row, at) => {
    const person = indexes[at]?.map((index) => byIndex.get(index.toString('hex'))).find(Boolean);
    const isOther = person && row.name && normalName(personName(key, person)) !== normalName(row.name);
    if (!person || isOther)
      return {
        row,
        guid: undefined,
        problem: /* guard: sheet of cards: one answer for strangers → isOther ? TWICE : NOT_FOUND */ NOT_FOUND,
      };
    // guard: cards: a person of a sheet once
    if (seen.has(person.person_guid)) return { row, guid: undefined, problem: TWICE };
    seen.add(person.person_guid);
    return { row, guid: person.person_guid, problem: undefined };
  });
}

/** The first two characters tell which line is meant without giving the number away. */
export const maskedLogin = (login: string): string => `${Array.from(login).slice(0, 2).join('')}***`;

/** The effect of a sheet, without doing it; the audit knows who looked, and through how many. */
export async function checkSheet(
  ctx: OperatorCtx,
  { companyId, sheet }: Input<typeof opsCards.OpsCardSheet>,
): Promise<Reply<typeof opsCards.OpsCardSheet>> {
  const found = await transact(await enterCompany(ctx, companyId), async (ctx) => {
    const found = await findPeople(ctx, sheetRows(sheet));
    const subject = { kind: 'company', id: String(companyId) } as const;
    await recordByOperator(ctx, { action: 'card.sheet', subject, reason: `× ${found.length}` });
    return found;
  });
  return {
    people: found.filter(({ guid }) => guid).length,
    errors: found.flatMap(({ row, problem }) =>
      problem ? [{ row: row.row, value: maskedLogin(row.login), message: problem }] : [],
    ),
  };
}

const Asked = z.object({ batch: CardBatch, sheet: z.string() });

/** A card for everybody in the sheet; who is in none of its lines gets none, and no line gives two. */
export const assignTask = defineTask({
  kind: 'cards.assign',
  input: Asked,
  cursor: z.object({ from: z.int() }),
  start: async (_ctx, { input }) => ({ cursor: { from: 0 }, total: sheetRows(input.sheet).length }),
  step: async (ctx, { input: { batch, sheet } }, { from }) => {
    const rows = sheetRows(sheet);
    // all of them are looked up, so that a person named in an earlier step is known again
    const found = (await findPeople(ctx, rows)).slice(from, from + ROWS_A_STEP);
    await insertCards(
      ctx,
      batch,
      found.flatMap(({ guid }) => guid ?? []),
    );
    const errors: RowError[] = found.flatMap(({ row, problem }) =>
      problem ? [{ row: row.row, field: 'account', value: maskedLogin(row.login), message: problem }] : [],
    );
    const to = from + found.length;
    return { cursor: to < rows.length ? { from: to } : undefined, done: found.length, errors };
  },
});

export async function assignCards(
  ctx: OperatorCtx,
  { companyId, batch, sheet, reason }: Input<typeof opsCards.OpsCardAssign>,
): Promise<Committed<Reply<typeof opsCards.OpsCardAssign>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    await assertBatch(ctx, batch);
    const count = sheetRows(sheet).length;
    if (count === 0 || count > MOST_CARDS_AT_ONCE) throw new Fault('cardRowsBad');
    const asked = { batch, sheet };
    const size = sizeOf(batch, count);
    if (/* guard: cards for many people take two operators → false */ await needsSecond(ctx, size)) {
      const wish = { subject: batch.name.zh, proposal: asked, reason };
      return { taskId: '', approvalId: await askForApproval(ctx, assignApproval, wish) };
    }
    const taskId = await begin(ctx, asked, { reason, by: ctx.operator });
    await recordAlone(ctx, size);
    return { taskId, approvalId: null };
  });
}

export const assignApproval = defineApproval({
  kind: 'card.assign',
  roles: ['admin'],
  title: { zh: '按名单发放卡券', en: 'Cards for the people of a list' },
  proposal: Asked,
  lines: ({ batch, sheet }) => batchLines(batch, sheetRows(sheet).length),
  apply: async (ctx, { proposal, reason, askedBy }) => {
    await assertBatch(ctx, proposal.batch);
    await begin(ctx, proposal, { reason, by: askedBy });
    return undefined;
  },
});

async function begin(
  ctx: InTx<OperatorInCompany>,
  input: z.output<typeof Asked>,
  { reason, by }: BatchWish,
): Promise<string> {
  const { batch, sheet } = input;
  const count = sheetRows(sheet).length;
  const taskId = await startTask(ctx, assignTask, {
    input,
    title: { zh: `发放「${batch.name.zh}」给 ${count} 人`, en: `${batch.name.en} to ${count} people` },
    createdBy: { id: String(by.operatorId), name: by.name },
  });
  await recordByOperator(ctx, { action: 'card.assign', subject: { kind: 'task', id: taskId }, reason });
  return taskId;
}
