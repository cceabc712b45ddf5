import { sql } from 'kysely';
import { definePersonalTable } from '../../personal-table.ts';
import { claimedFile, dropFile, filesNamed } from '../files/index.ts';
import { bodyIn, claimOf, textIn } from './threads.ts';

export const ownFeedback = definePersonalTable({
  name: 'feedback',
  title: { zh: '意见反馈', en: 'Feedback' },
  rows: {
    table: 'feedback_entry',
    person: { table: 'feedback', by: 'feedback_id', person: 'person_guid' },
    // internal notes are not the person's
    where: sql`kind <> 'note'`,
    orderBy: ['feedback_id', 'entry_no'],
  },
  also: ['feedback'],
  fields: {
    number: { zh: '编号', en: 'Number', of: 'feedback_id' },
    kind: { zh: '类型', en: 'Kind', of: 'kind' },
    text: { zh: '内容', en: 'Text', of: (row, { key }) => textIn(key, row) },
    at: { zh: '时间', en: 'When', of: 'at' },
  },
  files: async ({ feedback_id, files }, { ctx }) => {
    const names = await filesNamed(ctx, files);
    const claimedBy = claimOf(feedback_id);
    return files.map((fileId) => claimedFile(ctx, { name: names.get(fileId)?.name ?? fileId, fileId, claimedBy }));
  },
  erased: { zh: '您在反馈中写下的内容与附件', en: 'what you wrote in feedback, and its files' },
  erase: {
    each: async ({ company_id, feedback_id, entry_no, files }, { ctx, key }) => {
      for (const fileId of files) await dropFile(ctx, { fileId, claimedBy: claimOf(feedback_id) });
      await ctx.db
        .updateTable('feedback_entry')
        .set({ body: key.seal(bodyIn(feedback_id, entry_no), '') })
        .where((where) => where.and({ company_id, feedback_id, entry_no }))
        .execute();
    },
  },
});
