import { FAQ_GROUPS } from '#contract/values/content-kinds';
import type { Input, Reply } from '#contract/call';
import type { opsContent } from '#contract/ops/content';
import type { OperatorCtx } from '../../../ctx.ts';
import type { Committed } from '../../../db/once.ts';
import { asConsole } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { forgetFaq } from '../faq.ts';
import { assertBoth, assertSeen, changeContent, type InPlatform } from '../in-platform.ts';

type Calls = typeof opsContent;

export const opsListFaq = (
  { portal }: OperatorCtx,
  { text, group }: Input<Calls['OpsFaqList']>,
): Promise<Reply<Calls['OpsFaqList']>> =>
  asConsole(portal.database, async (db) => {
    const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
    const columns = ['question', 'question_eng', 'answer', 'answer_eng'] as const;
    let found = db
      .selectFrom('faq_entry')
      .selectAll()
      .where((where) => where.or(columns.map((column) => where(column, 'ilike', like))));
    if (group !== 'all') found = found.where('topic', '=', group);
    const rows = await found.orderBy('sort_order').orderBy('faq_id').execute();
    return {
      rows: rows
        .map((row) => ({
          faqId: row.faq_id,
          group: row.topic,
          question: { zh: row.question, en: row.question_eng },
          answer: { zh: row.answer, en: row.answer_eng },
          sortOrder: row.sort_order,
          shown: row.shown,
          updatedAt: row.updated_at.toISOString(),
        }))
        .sort((one, other) => FAQ_GROUPS.indexOf(one.group) - FAQ_GROUPS.indexOf(other.group)),
    };
  });

export async function saveFaq(
  ctx: OperatorCtx,
  input: Input<Calls['OpsFaqSave']>,
): Promise<Committed<Reply<Calls['OpsFaqSave']>>> {
  const { faqId, group, question, answer, sortOrder, shown, reason } = input;
  assertBoth(question, answer);
  const columns = {
    ...{ topic: group, sort_order: sortOrder, shown, question: question.zh, question_eng: question.en },
    ...{ answer: answer.zh, answer_eng: answer.en, updated_at: ctx.now() },
  };
  const act = { action: faqId === undefined ? 'faq.add' : 'faq.change', kind: 'faq', reason } as const;
  const done = await changeContent(ctx, act, async (ctx) => {
    if (faqId === undefined) {
      const added = await ctx.db.insertInto('faq_entry').values(columns).returning('faq_id').executeTakeFirstOrThrow();
      return { id: String(added.faq_id), reply: { faqId: added.faq_id } };
    }
    assertSeen(await lock(ctx, faqId), input.seen);
    await ctx.db.updateTable('faq_entry').set(columns).where('faq_id', '=', faqId).execute();
    return { id: String(faqId), reply: { faqId } };
  });
  forgetFaq(ctx.portal);
  return done;
}

async function lock({ db }: InPlatform, faqId: number) {
  const row = await db
    .selectFrom('faq_entry')
    .select('updated_at')
    .where('faq_id', '=', faqId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Fault('recordUnknown');
  return row;
}
