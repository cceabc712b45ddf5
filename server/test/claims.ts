import { randomUUID } from 'node:crypto';
import type { ClaimState } from '#contract/calls/reimbursement';
import { transact } from '../src/db/transact.ts';
import { nameIn } from '../src/modules/files/store-file.ts';
import { personName } from '../src/modules/people/index.ts';
import { claimMark, sealDetails } from '../src/modules/reimbursement/index.ts';
import type { TestPortal } from './portal.ts';

/** A debit card's number in the right form, of no bank. */
export const ACCOUNT_NUMBER = '6228480402564890018';
export const EXAM_DAY = '2026-05-20';

export interface WantedClaim {
  companyId: number;
  personGuid: string;
  state?: ClaimState;
  claimId?: number;
  /** Of its invoice. */
  fileId?: string;
  amountFen?: number;
  bank?: string;
}

export interface MadeClaim {
  companyId: number;
  claimId: number;
  fileId: string;
}

const DECIDED: readonly ClaimState[] = ['reviewed', 'approved', 'paying', 'paid'];
const APPROVED: readonly ClaimState[] = ['approved', 'paying', 'paid'];

/** A claim with both papers, put where it is wanted past the rules of how it would get there; the bytes are in no store. */
export const makeClaim = ({ portal, clock }: TestPortal, wanted: WantedClaim): Promise<MadeClaim> =>
  transact({ portal, company: { companyId: wanted.companyId } }, async (ctx) => {
    const { companyId, personGuid, state = 'submitted', amountFen = 68_000, bank = '招商银行上海静安支行' } = wanted;
    const { db } = ctx;
    const key = await portal.keyring.companyKey(ctx);
    const { name: person_name } = await db
      .selectFrom('person')
      .select('name')
      .where('company_id', '=', companyId)
      .where('person_guid', '=', personGuid)
      .executeTakeFirstOrThrow();
    const accountName = personName(key, { person_guid: personGuid, person_name });
    const claimId = wanted.claimId ?? Number.parseInt(randomUUID().slice(0, 8), 16) + 1_000_000;
    const details = { accountName, bank, accountNumber: ACCOUNT_NUMBER, mobile: '19901000001' };
    const own = { company_id: companyId, claim_id: claimId };
    const now = clock.now();
    if (state === 'paying' || state === 'paid')
      await db
        .insertInto('claim_batch')
        .values({
          ...{ company_id: companyId, batch_id: claimId, claims: 1, sum_fen: amountFen },
          ...{ made_by: 1, made_by_name: '', made_at: now },
        })
        .execute();
    await db
      .insertInto('claim')
      .values({
        ...own,
        ...{
          person_guid: personGuid,
          lang: 'zh-cn',
          state,
          type: 'physical',
          city: '阿勒泰',
          hospital: '阿勒泰地区人民医院',
        },
        ...{ exam_day: EXAM_DAY, year: 2026, amount_fen: amountFen, details: sealDetails(key, claimId, details) },
        ...{ approved_fen: DECIDED.includes(state) ? amountFen : null, reviewed_by: state === 'reviewed' ? 1 : null },
        ...{ approved_by: APPROVED.includes(state) ? 2 : null, submitted_at: state === 'draft' ? null : now },
        ...{
          batch_id: state === 'paying' || state === 'paid' ? claimId : null,
          created_at: now,
          round: state === 'draft' ? 0 : 1,
        },
      })
      .execute();
    const fileIds = [wanted.fileId ?? randomUUID(), randomUUID()] as const;
    for (const [at, kind] of (['invoice', 'report'] as const).entries()) {
      const file_id = fileIds[at] ?? '';
      await db
        .insertInto('file')
        .values({
          ...{ company_id: companyId, file_id, owner_kind: 'person', owner_id: personGuid, kind: 'pdf' },
          ...{ media_type: 'application/pdf', name: key.seal(nameIn(file_id), `${kind}.pdf`), size: 10 },
          ...{ sha256: Buffer.from(file_id), storage_key: file_id, created_at: now, stored_at: now },
          ...{ claimed_at: now, claimed_by: claimMark(claimId), removing_at: null },
        })
        .execute();
      await db
        .insertInto('claim_file')
        .values({ ...own, file_id, kind, added_at: now })
        .execute();
    }
    return { companyId, claimId, fileId: fileIds[0] };
  });

/** The claim and its invoice are gone, so that both can be made again under the same numbers. */
export async function forgetClaim({ portal }: TestPortal, claimId: number, fileId: string): Promise<void> {
  const { pool } = portal.database;
  await pool.query('DELETE FROM claim_event WHERE claim_id = $1', [claimId]);
  await pool.query('DELETE FROM claim_file WHERE claim_id = $1', [claimId]);
  await pool.query('DELETE FROM claim WHERE claim_id = $1', [claimId]);
  await pool.query('DELETE FROM file WHERE file_id = $1', [fileId]);
}
