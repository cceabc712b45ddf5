import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import type { Bilingual } from '#contract/language';
import { MOST_CARDS_AT_ONCE } from '#contract/ops/cards';
import { MallGift, type opsMallGifts } from '#contract/ops/mall-gifts';
import { dayInShanghai } from '#contract/rules/day';
import { defineApproval } from '../../../approval.ts';
import type { InCompany, InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { defineTask, type RowError } from '../../../jobs/define-task.ts';
import { askForApproval, needsSecond, recordAlone } from '../../approvals/index.ts';
import { recordByOperator } from '../../audit/index.ts';
import { findPeople, maskedLogin, sheetRows } from '../../cards/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { startTask } from '../../tasks/index.ts';

const ROWS_A_STEP = 200;
const GIVEN: Bilingual = { zh: '此活动编号下已发放过', en: 'Was given something under this reference before' };

/** One occasion gives a person one thing: its name and its owner. */
const referenceOf = (occasion: string, guid: string): string =>
  `${occasion}/${/* guard: mall console: one gift a person and reference → Math.random() */ guid}`;
export const occasionOf = (reference: string): string => reference.split('/')[0] ?? '';

const Asked = z.object({ gift: MallGift, sheet: z.string() });
type Asked = z.output<typeof Asked>;

/** Money for everybody in a sheet; who was given it under the same reference before is left out. */
export const giveTask = defineTask({
  kind: 'mall.gifts',
  input: Asked,
  cursor: z.object({ from: z.int() }),
  start: async (_ctx, { input }) => ({ cursor: { from: 0 }, total: sheetRows(input.sheet).length }),
  step: async (ctx, { input: { gift, sheet } }, { from }) => {
    const rows = sheetRows(sheet);
    // all of them are looked up, so that a person named in an earlier step is known again
    const found = (await findPeople(ctx, rows)).slice(from, from + ROWS_A_STEP);
    const given = await insertGifts(
      ctx,
      gift,
      found.flatMap(({ guid }) => guid ?? []),
    );
    const errors: RowError[] = found.flatMap(({ row, guid, problem }) => {
      const message = problem ?? (guid && !given.has(guid) ? GIVEN : undefined);
      return message ? [{ row: row.row, field: 'account', value: maskedLogin(row.login), message }] : [];
    });
    const to = from + found.length;
    return { cursor: to < rows.length ? { from: to } : undefined, done: found.length, errors };
  },
});

/** Answers with who was given it now: the reference is each person's once. */
async function insertGifts({ db, company, portal }: InCompany, gift: MallGift, guids: string[]): Promise<Set<string>> {
  const given = new Set<string>();
  if (guids.length === 0) return given;
  const { companyId } = company;
  const { rows } = await sql<{ guid: string }>`
    INSERT INTO mall_gift (company_id, gift_id, person_guid, name, name_eng, amount_fen, left_fen, valid_from, expires_on,
      reference, given_at)
    SELECT ${companyId}, nextval('mall_gift_number'), guid, ${gift.name.zh}, ${gift.name.en}, ${gift.amountFen},
      ${gift.amountFen}, ${gift.validFrom}::date, ${gift.validTo}::date, reference, ${portal.clock()}
    FROM unnest(${guids}::uuid[], ${guids.map((guid) => referenceOf(gift.reference, guid))}::text[]) AS made(guid, reference)
    ON CONFLICT (company_id, reference) DO NOTHING
    RETURNING person_guid AS guid`.execute(db);
  for (const { guid } of rows) given.add(guid);
  return given;
}

export async function giveGifts(
  ctx: OperatorCtx,
  { companyId, gift, sheet, reason }: Input<typeof opsMallGifts.OpsMallGiftGive>,
): Promise<Committed<Reply<typeof opsMallGifts.OpsMallGiftGive>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    assertDays(ctx, gift);
    const count = sheetRows(sheet).length;
    if (count === 0 || count > MOST_CARDS_AT_ONCE) throw new Fault('cardRowsBad');
    const asked = { gift, sheet };
    const size = { pieces: count, fen: gift.amountFen * count };
    if (/* guard: mall console: gifts to many take two operators → false */ await needsSecond(ctx, size)) {
      const wish = { subject: gift.reference, proposal: asked, reason };
      return { taskId: '', approvalId: await askForApproval(ctx, giveApproval, wish) };
    }
    const taskId = await begin(ctx, asked, { reason, by: ctx.operator });
    await recordAlone(ctx, size);
    return { taskId, approvalId: null };
  });
}

/** Gifts are money: to many one operator asks for them and another one lets them be given. */
export const giveApproval = defineApproval({
  kind: 'mall.gifts',
  roles: ['admin'],
  title: { zh: '发放商城福利金', en: 'Give mall gifts' },
  proposal: Asked,
  lines: ({ gift, sheet }) => giftLines(gift, sheetRows(sheet).length),
  apply: async (ctx, { proposal, reason, askedBy }) => {
    assertDays(ctx, proposal.gift);
    await begin(ctx, proposal, { reason, by: askedBy });
    return undefined;
  },
});

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

const giftLines = ({ name, amountFen, validFrom, validTo, reference }: MallGift, count: number): Bilingual[] => [
  { zh: `「${name.zh}」${count} 人`, en: `${name.en} to ${count} people` },
  {
    zh: `每人 ${yuan(amountFen)}，共 ${yuan(amountFen * count)}`,
    en: `${yuan(amountFen)} each, ${yuan(amountFen * count)} in all`,
  },
  { zh: `有效期 ${validFrom} 至 ${validTo}`, en: `Good from ${validFrom} to ${validTo}` },
  { zh: `活动编号 ${reference}`, en: `Reference ${reference}` },
];

function assertDays({ now }: OperatorCtx, { validFrom, validTo }: MallGift): void {
  if (validTo < validFrom || validTo < dayInShanghai(now())) throw new Fault('cardDays', { field: 'validTo' });
}

async function begin(
  ctx: InTx<OperatorInCompany>,
  input: Asked,
  { reason, by }: { reason: string; by: { operatorId: number; name: string } },
): Promise<string> {
  const { gift, sheet } = input;
  const count = sheetRows(sheet).length;
  const taskId = await startTask(ctx, giveTask, {
    input,
    title: { zh: `发放「${gift.name.zh}」给 ${count} 人`, en: `${gift.name.en} to ${count} people` },
    createdBy: { id: String(by.operatorId), name: by.name },
  });
  await recordByOperator(ctx, { action: 'mallGift.give', subject: { kind: 'task', id: taskId }, reason });
  return taskId;
}
