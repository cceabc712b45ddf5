import type { Input, Reply } from '#contract/call';
import type { uploads as contract } from '#contract/calls/uploads';
import type { EmployeeCtx, InTx, Portal } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { encyclopediaOf } from '../health/index.ts';
import { assertMayRead } from '../reports/index.ts';
import { changedRows } from './change-rows.ts';
import { knownOf, type Known } from './known.ts';
import { keepContent, lockUpload, opened, ownUpload, type OpenUpload } from './queries.ts';

export async function indicatorsBy(portal: Portal): Promise<ReadonlyMap<string, Known>> {
  const { indicators } = await encyclopediaOf(portal);
  return new Map(knownOf(indicators.values()).map((known) => [known.code, known]));
}

/** One's own, read and locked; a reader who lost the consent can change nothing of it either. */
export async function lockOwnUpload(ctx: InTx<EmployeeCtx>, uploadId: string): Promise<OpenUpload> {
  const { person_guid } = await ownUpload(ctx, uploadId);
  await assertMayRead(ctx, person_guid);
  const row = await lockUpload(ctx, uploadId);
  if (!row) throw new Fault('notYours');
  if (row.state === 'reading') throw new Fault('uploadReading');
  return opened(ctx, row);
}

export async function saveRows(
  ctx: EmployeeCtx,
  { uploadId, rows }: Input<typeof contract.SaveUploadRows>,
): Promise<Committed<Reply<typeof contract.SaveUploadRows>>> {
  const known = await indicatorsBy(ctx.portal);
  return commitOnce(ctx, async (ctx) => {
    const { content } = await lockOwnUpload(ctx, uploadId);
    const list = changedRows(content.rows, rows, 'person', known);
    await keepContent(ctx, uploadId, { ...content, rows: list });
    return { uploadId, list };
  });
}
