import type { InCompany, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import type { RowError, Task } from '../../jobs/define-task.ts';

type Known = Pick<Task, 'companyId' | 'taskId'>;

const partSealContext = (taskId: string, partNo: number) => ({
  table: 'task_part',
  column: 'body',
  row: `${taskId}|${partNo}`,
});

/** Parts are numbered by the steps that wrote them. */
export async function storePart(ctx: InCompany, taskId: string, partNo: number, text: string): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const body = /* guard: parts of a result are sealed → Buffer.from(text) */ key.seal(
    partSealContext(taskId, partNo),
    text,
  );
  await ctx.db
    .insertInto('task_part')
    .values({ company_id: ctx.company.companyId, task_id: taskId, part_no: partNo, body })
    .execute();
}

/** The parts in their order, one in memory at a time. */
export async function* partsOf(portal: Portal, { companyId, taskId }: Known): AsyncIterable<Buffer> {
  for (let after = -1; ;) {
    const part = await transact({ portal, company: { companyId } }, (ctx) => nextPart(ctx, taskId, after));
    if (!part) return;
    yield part.bytes;
    after = part.partNo;
  }
}

async function nextPart(ctx: InCompany, taskId: string, after: number) {
  const row = await ctx.db
    .selectFrom('task_part')
    .select(['part_no', 'body'])
    .where('company_id', '=', ctx.company.companyId)
    .where('task_id', '=', taskId)
    .where('part_no', '>', after)
    .orderBy('part_no')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const key = await ctx.portal.keyring.companyKey(ctx);
  return { partNo: row.part_no, bytes: Buffer.from(key.unseal(partSealContext(taskId, row.part_no), row.body)) };
}

export const dropParts = ({ db, company }: InCompany, taskId: string) =>
  db.deleteFrom('task_part').where('company_id', '=', company.companyId).where('task_id', '=', taskId).execute();

export async function storeErrors({ db, company }: InCompany, taskId: string, errors: RowError[]): Promise<void> {
  if (errors.length === 0) return;
  const rows = errors.map(({ row, field, value, message }) => ({
    company_id: company.companyId,
    task_id: taskId,
    row_no: row,
    field,
    value,
    message: JSON.stringify(message),
  }));
  await db
    .insertInto('task_row_error')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
