import type { CompanyKey } from '../../db/keyring.ts';
import { LAWS } from '../../personal-data.ts';
import { definePersonalTable } from '../../personal-table.ts';
import { claimedFile, claimedFiles, dropFile } from '../files/index.ts';
import { detailsOf, NO_DETAILS, sealDetails } from './details.ts';
import { claimMark, paperRows } from './queries.ts';

const detail =
  (name: keyof typeof NO_DETAILS) =>
  (row: Parameters<typeof detailsOf>[1], { key }: { key: CompanyKey }): string =>
    detailsOf(key, row)[name];

export const ownClaims = definePersonalTable({
  name: 'claims',
  title: { zh: '报销', en: 'Claims' },
  rows: { table: 'claim', person: 'person_guid', orderBy: 'claim_id' },
  also: ['claim_year'],
  fields: {
    number: { zh: '编号', en: 'Number', of: 'claim_id' },
    state: { zh: '状态', en: 'State', of: 'state' },
    city: { zh: '城市', en: 'City', of: 'city' },
    hospital: { zh: '医院', en: 'Hospital', of: 'hospital' },
    examDay: { zh: '体检日', en: 'Day of the check-up', of: 'exam_day' },
    amountFen: { zh: '金额（分）', en: 'Amount (fen)', of: 'amount_fen' },
    approvedFen: { zh: '批准金额（分）', en: 'Approved (fen)', of: 'approved_fen' },
    accountName: { zh: '开户名', en: 'Account holder', of: detail('accountName') },
    bank: { zh: '开户行', en: 'Bank', of: detail('bank') },
    accountNumber: { zh: '银行账号', en: 'Account number', of: detail('accountNumber') },
    mobile: { zh: '手机号', en: 'Mobile', of: detail('mobile') },
  },
  files: async ({ claim_id }, { ctx }) => {
    const claimedBy = claimMark(claim_id);
    return [...(await claimedFiles(ctx, claimedBy)).values()].map(({ fileId, name }) =>
      claimedFile(ctx, { name: `${claim_id}-${name}`, fileId, claimedBy }),
    );
  },
  open: {
    column: 'state',
    in: ['submitted', 'reviewed', 'approved', 'paying'],
    says: {
      zh: '有一笔报销正在处理，请等待完成或先撤回',
      en: 'a claim is under way; wait for it or withdraw it first',
    },
  },
  erased: {
    zh: '未付款报销的收款信息与材料',
    en: 'account and papers of claims that were not paid',
  },
  erase: {
    each: async ({ company_id, claim_id, state }, { ctx, key }) => {
      if (state === 'paid') return;
      for (const { file_id } of await paperRows(ctx, claim_id))
        await dropFile(ctx, { fileId: file_id, claimedBy: claimMark(claim_id) });
      await ctx.db
        .deleteFrom('claim_file')
        .where((where) => where.and({ company_id, claim_id }))
        .execute();
      await ctx.db
        .updateTable('claim')
        .set({ details: sealDetails(key, claim_id, NO_DETAILS) })
        .where((where) => where.and({ company_id, claim_id }))
        .execute();
    },
  },
  kept: {
    what: { zh: '已付款报销的凭证与收款信息', en: 'papers and account of claims that were paid' },
    ...LAWS.vouchers,
  },
});
