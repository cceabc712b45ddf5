import type { InCompany } from '../../ctx.ts';
import { definePersonal } from '../../personal-data.ts';
import { claimedFile, dropFile, filesNamed } from '../files/index.ts';
import { bodyIn, claimOf, textIn } from './threads.ts';

/** The entries of a person's threads; internal notes are not theirs. */
const entriesOf = ({ db, company }: InCompany, guid: string) =>
  db
    .selectFrom('feedback_entry as e')
    .innerJoin('feedback as f', (join) =>
      join.onRef('f.company_id', '=', 'e.company_id').onRef('f.feedback_id', '=', 'e.feedback_id'),
    )
    .selectAll('e')
    .where('e.company_id', '=', company.companyId)
    .where('f.person_guid', '=', guid)
    .where('e.kind', '!=', 'note')
    .orderBy('e.feedback_id')
    .orderBy('e.entry_no')
    .execute();

export const ownFeedback = definePersonal({
  name: 'feedback',
  title: { zh: '意见反馈', en: 'Feedback' },
  tables: ['feedback'],
  fields: {
    number: { zh: '编号', en: 'Number' },
    kind: { zh: '类型', en: 'Kind' },
    text: { zh: '内容', en: 'Text' },
    at: { zh: '时间', en: 'When' },
  },
  collect: async (ctx, { self }) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    return (await entriesOf(ctx, self)).map((row) => ({
      number: row.feedback_id,
      kind: row.kind,
      text: textIn(key, row),
      at: row.at.toISOString(),
    }));
  },
  files: async (ctx, { self }) => {
    const rows = await entriesOf(ctx, self);
    const names = await filesNamed(
      ctx,
      rows.flatMap(({ files }) => files),
    );
    return rows.flatMap(({ feedback_id, files }) =>
      files.map((fileId) =>
        claimedFile(ctx, {
          name: names.get(fileId)?.name ?? fileId,
          fileId,
          claimedBy: claimOf(feedback_id),
        }),
      ),
    );
  },
  erased: { zh: '您在反馈中写下的内容与附件', en: 'what you wrote in feedback, and its files' },
  erase: async (ctx, guid) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    for (const { feedback_id, entry_no, files } of await entriesOf(ctx, guid)) {
      for (const fileId of files) await dropFile(ctx, { fileId, claimedBy: claimOf(feedback_id) });
      await ctx.db
        .updateTable('feedback_entry')
        .set({ body: key.seal(bodyIn(feedback_id, entry_no), '') })
        .where('company_id', '=', ctx.company.companyId)
        .where('feedback_id', '=', feedback_id)
        .where('entry_no', '=', entry_no)
        .execute();
    }
  },
});
