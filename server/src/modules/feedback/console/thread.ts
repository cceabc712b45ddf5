import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { OpsFeedbackEntry, opsFeedback } from '#contract/ops/feedback';
import type { InTx, OperatorCtx, Portal } from '../../../ctx.ts';
import { asConsole, transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import type { Download } from '../../../http/handlers.ts';
import { actorNames, recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { filesNamed, openClaimedFile } from '../../files/index.ts';
import { personRow } from '../../people/index.ts';
import { presentFound } from './list.ts';
import { filesOf } from '../present.ts';
import { claimOf, entriesOf, textIn, type Entry, type Thread } from '../threads.ts';

type Here = InTx<OperatorInCompany>;

/** Records an operator's look at a person's feedback, or their answer to it. */
export const recordOnThread = (ctx: Here, thread: Thread, action: string, reason = ''): Promise<void> =>
  recordByOperator(ctx, {
    action: `feedback.${action}`,
    subject: { kind: 'feedback', id: String(thread.feedback_id) },
    personGuid: thread.person_guid,
    reason,
  });

async function knownThread({ db, company }: Here, feedbackId: number): Promise<Thread> {
  const thread = await db
    .selectFrom('feedback')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('feedback_id', '=', feedbackId)
    .executeTakeFirst();
  if (!thread) throw new Fault('recordUnknown');
  return thread;
}

export async function openThread(
  ctx: OperatorCtx,
  { companyId, feedbackId }: Input<typeof opsFeedback.OpsFeedback>,
): Promise<Reply<typeof opsFeedback.OpsFeedback>> {
  const entered = await enterCompany(ctx, companyId);
  const read = await transact(entered, async (ctx) => {
    const thread = await knownThread(ctx, feedbackId);
    const entries = await entriesOf(ctx, feedbackId);
    const { name: person_name } = await personRow(ctx, thread.person_guid);
    const named = await filesNamed(
      ctx,
      entries.flatMap(({ files }) => files),
    );
    const key = await ctx.portal.keyring.companyKey(ctx);
    // guard: feedback: reading a thread is audited
    await recordOnThread(ctx, thread, 'view');
    return { thread, entries, person_name, named, key };
  });
  const { thread, entries, named, key } = read;
  const [first] = entries;
  if (!first) throw new Fault('recordUnknown');
  const operators = [...entries, thread].flatMap(({ operator_id }) =>
    operator_id === null ? [] : String(operator_id),
  );
  const names = await actorNames(ctx.portal, operators);
  const nameOf = (id: number | null) => (id === null ? '' : (names.get(String(id)) ?? ''));
  const { code, name, nameEng } = entered.company;
  const company = { companyId, code, name: { zh: name, en: nameEng } };
  const { person_name } = read;
  const found = { ...thread, person_name, operator_name: nameOf(thread.operator_id), entry_no: 1, body: first.body };
  const shown = (entry: Entry): OpsFeedbackEntry => ({
    no: entry.entry_no,
    kind: entry.kind,
    by: nameOf(entry.operator_id),
    text: textIn(key, entry),
    files: filesOf(entry, named),
    at: entry.at.toISOString(),
    inTime: entry.promised_at && entry.at <= entry.promised_at,
  });
  return { thread: presentFound(key, found, company, ctx.now()), entries: entries.map(shown) };
}

/** A file sent along with feedback, for the operator who works on it. */
export async function openThreadFile(
  ctx: OperatorCtx,
  { companyId, feedbackId, fileId }: Input<typeof opsFeedback.OpsFeedbackFile>,
): Promise<Download> {
  const entered = await enterCompany(ctx, companyId);
  await transact(entered, async (ctx) => recordOnThread(ctx, await knownThread(ctx, feedbackId), 'file'));
  return openClaimedFile(entered, fileId, claimOf(feedbackId));
}

/** Who answers: support staff that work here today. */
export const supportStaff = ({ database }: Portal): Promise<{ operatorId: number; name: string }[]> =>
  asConsole(database, async (db) => {
    const { rows } = await sql<{ operatorId: number; name: string }>`
      SELECT operator_id AS "operatorId", name FROM operator WHERE role = 'support' AND NOT disabled
      ORDER BY name, operator_id`.execute(db);
    return rows;
  });
