import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import { CardBatch, type opsCards } from '#contract/ops/cards';
import { cardNumberInGroups, stateByDays } from '#contract/rules/card';
import { dayInShanghai } from '#contract/rules/day';
import { SheetFormat } from '#contract/schemas/sheet-format';
import { defineApproval } from '../../approval.ts';
import type { InCompany, InTx, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { defineTask } from '../../jobs/define-task.ts';
import { sheetPart, sheetResult } from '../../sheet/file.ts';
import { askForApproval, needsSecond, recordAlone } from '../approvals/index.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../company/index.ts';
import { startTask } from '../tasks/index.ts';
import { batchLines, sizeOf, type BatchWish } from './large-batch.ts';
import { newCardNumber, numberColumns } from './numbers.ts';

const CARDS_A_STEP = 200;
const HEAD = ['卡号', '名称', '有效期自', '有效期至', '次数', '面值（元）'];

const Asked = z.object({ batch: CardBatch, count: z.int(), format: z.optional(SheetFormat) });

/** A batch of numbers without owners, handed over as a file. */
export const issueTask = defineTask({
  kind: 'cards.issue',
  input: Asked,
  cursor: z.object({ done: z.int() }),
  start: async (_ctx, { input }) => ({ cursor: { done: 0 }, total: input.count }),
  step: async (ctx, { input: { batch, count } }, { done }) => {
    const now = Math.min(CARDS_A_STEP, count - done);
    const numbers = await insertCards(
      ctx,
      batch,
      Array.from({ length: now }, () => null),
    );
    const lines = numbers.map((number) => [
      cardNumberInGroups(number),
      batch.name.zh,
      batch.validFrom,
      batch.validTo,
      batch.uses,
      batch.valueFen === undefined ? '' : (batch.valueFen / 100).toFixed(2),
    ]);
    return {
      cursor: done + now < count ? { done: done + now } : undefined,
      done: now,
      part: sheetPart(lines, done === 0 ? HEAD : undefined),
    };
  },
  ...sheetResult<z.output<typeof Asked>>(
    () => '卡号',
    () => ['text', 'text', 'day', 'day', 'number', 'number'],
  ),
});

/** One card for each owner, or for later ones; answers with their numbers. */
export async function insertCards(ctx: InCompany, batch: CardBatch, owners: (string | null)[]): Promise<string[]> {
  const { db, company, portal } = ctx;
  if (owners.length === 0) return [];
  const key = await portal.keyring.companyKey(ctx);
  const now = portal.clock();
  const { rows: ids } = await sql<{ id: number }>`
    SELECT nextval('card_counter')::int AS id FROM generate_series(1, ${owners.length})`.execute(db);
  const made = ids.map(({ id }, at) => ({ id, number: newCardNumber(), owner: owners[at] ?? null }));
  await db
    .insertInto('card')
    .values(
      made.map(({ id, number, owner }) => ({
        company_id: company.companyId,
        card_id: id,
        ...numberColumns(key, id, number),
        owner_guid: owner,
        came_by: owner === null ? null : ('company' as const),
        owned_at: owner === null ? null : now,
        name: batch.name.zh,
        name_eng: batch.name.en,
        purpose: batch.purpose,
        plan_id: batch.planId ?? null,
        state: stateByDays(batch, dayInShanghai(now)),
        valid_from: batch.validFrom,
        valid_to: batch.validTo,
        uses_total: batch.uses,
        uses_left: batch.uses,
        value_fen: batch.valueFen ?? null,
        left_fen: batch.valueFen ?? null,
        created_at: now,
      })),
    )
    .execute();
  return made.map(({ number }) => number);
}

export async function issueCards(
  ctx: OperatorCtx,
  { companyId, batch, count, format, reason }: Input<typeof opsCards.OpsCardIssue>,
): Promise<Committed<Reply<typeof opsCards.OpsCardIssue>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    await assertBatch(ctx, batch);
    const asked = { batch, count, format };
    const size = sizeOf(batch, count);
    if (/* guard: many cards take two operators → false */ await needsSecond(ctx, size)) {
      const wish = { subject: batch.name.zh, proposal: asked, reason };
      return { taskId: '', approvalId: await askForApproval(ctx, issueApproval, wish) };
    }
    const taskId = await begin(ctx, asked, { reason, by: ctx.operator });
    await recordAlone(ctx, size);
    return { taskId, approvalId: null };
  });
}

/** Cards are money: of many one operator asks for them and another one lets them be made. */
export const issueApproval = defineApproval({
  kind: 'card.issue',
  roles: ['admin'],
  title: { zh: '发行卡券', en: 'Issue cards' },
  proposal: Asked,
  lines: ({ batch, count }) => batchLines(batch, count),
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
  const { batch, count } = input;
  const taskId = await startTask(ctx, issueTask, {
    input,
    title: { zh: `发行 ${count} 张「${batch.name.zh}」`, en: `${count} cards: ${batch.name.en}` },
    createdBy: { id: String(by.operatorId), name: by.name },
  });
  await recordByOperator(ctx, { action: 'card.issue', subject: { kind: 'task', id: taskId }, reason });
  return taskId;
}

/** Days in their order, not over yet, money on a card of the mall and on no other, and a plan of the company's where one is named. */
export async function assertBatch({ db, company, now }: InTx<OperatorInCompany>, batch: CardBatch): Promise<void> {
  if (batch.validTo < batch.validFrom || batch.validTo < dayInShanghai(now()))
    throw new Fault('cardDays', { field: 'validTo' });
  if (
    /* guard: mall cards: money on mall cards only → false */ (batch.purpose === 'mall') !==
      (batch.valueFen !== undefined) ||
    (batch.valueFen && batch.uses !== 1)
  )
    throw new Fault('cardValueNeeded', { field: 'valueFen' });
  if (batch.planId === undefined) return;
  const plan = await db
    .selectFrom('plan')
    .select('plan_id')
    .where('company_id', '=', company.companyId)
    .where('plan_id', '=', batch.planId)
    .executeTakeFirst();
  if (!plan || batch.purpose !== 'plan') throw new Fault('badInput', { field: 'planId' });
}
