import * as z from 'zod/mini';
import type { BATCH_COLUMNS } from '#contract/schemas/claim-choices';
import { claimNumber } from '#contract/rules/claim-number';
import type { InCompany } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { defineTask } from '../../jobs/define-task.ts';
import { fileNamed, sheetPart } from '../../sheet/file.ts';
import { companyHere } from '../company/index.ts';
import { detailsOf } from './details.ts';
import type { ClaimRow } from './queries.ts';
import { yuanOf } from './rules.ts';

const ROWS_A_STEP = 200;

type Column = (typeof BATCH_COLUMNS)[number];
interface Line {
  no: number;
  claim: ClaimRow;
  key: CompanyKey;
}

const HEAD: Record<Column, string> = {
  no: '序号',
  accountName: '收款人户名',
  accountNumber: '收款人账号',
  bank: '开户行',
  yuan: '金额（元）',
  claimNo: '申请编号',
  mobile: '手机号码',
  remark: '附言',
};

/** The values of each column of a bank's template; people have typed some of it, so `sheetPart` makes formulas text. */
const CELL: Record<Column, (line: Line) => string | number> = {
  no: ({ no }) => no,
  accountName: ({ key, claim }) => detailsOf(key, claim).accountName,
  accountNumber: ({ key, claim }) => detailsOf(key, claim).accountNumber,
  bank: ({ key, claim }) => detailsOf(key, claim).bank,
  yuan: ({ claim }) => yuanOf(claim.approved_fen ?? 0),
  claimNo: ({ claim }) => claimNumber(claim.claim_id, claim.created_at),
  mobile: ({ key, claim }) => detailsOf(key, claim).mobile,
  remark: ({ claim }) => `报销 ${claimNumber(claim.claim_id, claim.created_at)}`,
};

/** The batch as the file the company's bank takes: CSV by its template, whatever else is offered elsewhere. */
export const batchTask = defineTask({
  kind: 'claims.batch',
  input: z.object({ batchId: z.int() }),
  cursor: z.object({ after: z.int(), done: z.int() }),
  start: async (ctx, { input }) => ({
    cursor: { after: 0, done: 0 },
    total: (await claimsAfter(ctx, input.batchId, 0, Number.MAX_SAFE_INTEGER)).length,
  }),
  step: async (ctx, { input }, { after, done }) => {
    const claims = await claimsAfter(ctx, input.batchId, after, ROWS_A_STEP);
    const columns = (await companyHere(ctx))?.config.reimbursement.batchColumns ?? [];
    const key = await ctx.portal.keyring.companyKey(ctx);
    const lines = claims.map((claim, at) => columns.map((column) => CELL[column]({ no: done + at + 1, claim, key })));
    const head = done === 0 ? columns.map((column) => HEAD[column]) : undefined;
    const last = claims.at(-1);
    const isOver = !last || claims.length < ROWS_A_STEP;
    return {
      cursor: isOver ? undefined : { after: last.claim_id, done: done + claims.length },
      done: claims.length,
      part: sheetPart(lines, head),
    };
  },
  result: ({ input }) => fileNamed(`报销付款批次-${input.batchId}`, 'csv'),
});

const claimsAfter = ({ db, company }: InCompany, batchId: number, after: number, limit: number): Promise<ClaimRow[]> =>
  db
    .selectFrom('claim')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('batch_id', '=', batchId)
    .where('claim_id', '>', after)
    .orderBy('claim_id')
    .limit(limit)
    .execute();
