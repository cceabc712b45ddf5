import type { Insertable, Selectable } from 'kysely';
import type { InCompany } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import type { Schema } from '../../db/tables.ts';
import { Fault } from '../../fault.ts';

export type Thread = Selectable<Schema['feedback']>;
export type Entry = Selectable<Schema['feedback_entry']>;

export const bodyIn = (feedbackId: number, entryNo: number) => ({
  table: 'feedback_entry',
  column: 'body',
  row: `${feedbackId}|${entryNo}`,
});
export const textIn = (
  key: CompanyKey,
  { feedback_id, entry_no, body }: Pick<Entry, 'feedback_id' | 'entry_no' | 'body'>,
) => key.unseal(bodyIn(feedback_id, entry_no), body);

/** The mark by which the thread's files are claimed. */
export const claimOf = (feedbackId: number): string => `feedback:${feedbackId}`;

/** Who writes into a thread waits here for who came first, and sees what they wrote. */
export const lockThread = ({ db, company }: InCompany, feedbackId: number): Promise<Thread | undefined> =>
  db
    .selectFrom('feedback')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('feedback_id', '=', feedbackId)
    // guard: feedback: one writes at a time
    .forNoKeyUpdate()
    .executeTakeFirst();

/** In the order it was said. */
export const entriesOf = ({ db, company }: InCompany, feedbackId: number): Promise<Entry[]> =>
  db
    .selectFrom('feedback_entry')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('feedback_id', '=', feedbackId)
    .orderBy('entry_no')
    .execute();

type NewEntry = Pick<Insertable<Schema['feedback_entry']>, 'kind' | 'operator_id' | 'files'> & {
  text: string;
  /** Of an answer that was waited for. */
  waited?: Pick<Thread, 'asked_at' | 'promised_at'>;
};

export async function insertEntry(ctx: InCompany, feedbackId: number, entryNo: number, entry: NewEntry): Promise<void> {
  const { kind, operator_id, files = [], text, waited } = entry;
  const key = await ctx.portal.keyring.companyKey(ctx);
  await ctx.db
    .insertInto('feedback_entry')
    .values({
      ...{ company_id: ctx.company.companyId, feedback_id: feedbackId, entry_no: entryNo, kind, operator_id, files },
      body: key.seal(bodyIn(feedbackId, entryNo), text),
      at: ctx.portal.clock(),
      asked_at: waited?.asked_at ?? null,
      promised_at: waited?.promised_at ?? null,
    })
    .execute();
}

/** The next entry of a locked thread, and what the thread becomes with it. */
export async function addEntry(
  ctx: InCompany,
  thread: Thread,
  entry: NewEntry,
  change: Partial<Thread> = {},
): Promise<number> {
  const entryNo = thread.last_no + 1;
  if (entryNo > MOST_ENTRIES) throw new Fault('feedbackLong');
  await insertEntry(ctx, thread.feedback_id, entryNo, entry);
  await ctx.db
    .updateTable('feedback')
    .set({ ...change, last_no: entryNo, ...(entry.kind !== 'note' && { updated_at: ctx.portal.clock() }) })
    .where('company_id', '=', ctx.company.companyId)
    .where('feedback_id', '=', thread.feedback_id)
    .execute();
  return entryNo;
}

/** More than a person reads of one conversation. */
const MOST_ENTRIES = 200;

export const NOT_WAITING = { asked_at: null, promised_at: null, provisional: false } as const;
