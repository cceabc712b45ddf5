import type { CareMode } from '#contract/calls/identity';
import { ageOn, dayInShanghai } from '#contract/rules/day';
import type { CompanyCtx, EmployeeCtx, InTx } from '../../ctx.ts';
import { commitOnce } from '../../db/once.ts';
import type { AccountRow } from './queries.ts';

/** The law on the rights of older people counts from this age. */
const OFFERED_FROM_AGE = 60;

/** The browser's answer at the sign-in; an offer is noted as made, so that it is not made again. */
export async function careModeAtSignIn(ctx: InTx<CompanyCtx>, account: AccountRow): Promise<CareMode> {
  const { care_mode: chosen } = account;
  if (chosen === 'on' || chosen === 'off') return chosen;
  if (chosen === 'offered' || !(await isOfferedTo(ctx, account))) return 'unset';
  // guard: care mode is offered once
  await writeCareMode(ctx, account.account_id, 'offered');
  return 'offer';
}

async function isOfferedTo(ctx: InTx<CompanyCtx>, { person_guid: row, birth_date }: AccountRow): Promise<boolean> {
  if (!birth_date) return false;
  const key = await ctx.portal.keyring.companyKey(ctx);
  const birthDate = key.unseal({ table: 'person', column: 'birth_date', row }, birth_date);
  // opened by a roster or a provider that does not know it
  return (
    birthDate !== '' &&
    ageOn(birthDate, dayInShanghai(ctx.now())) >= /* guard: care mode is offered by age → 0 */ OFFERED_FROM_AGE
  );
}

export const saveCareMode = (ctx: EmployeeCtx, on: boolean) =>
  commitOnce(ctx, async (ctx) => {
    await writeCareMode(ctx, ctx.session.accountId, on ? 'on' : 'off');
    return {};
  });

const writeCareMode = ({ db, company }: InTx<CompanyCtx>, accountId: number, mode: AccountRow['care_mode']) =>
  db
    .updateTable('account')
    .set({ care_mode: mode })
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', accountId)
    .execute();
