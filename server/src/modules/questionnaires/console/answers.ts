import type { Input, Reply } from '#contract/call';
import { FEWEST_PEOPLE } from '#contract/values/hr-choices';
import type { opsQuestionnaires } from '#contract/ops/questionnaires';
import type { OperatorCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { enterCompany } from '../../company/index.ts';
import { totalsOf } from '../totals.ts';

type Calls = typeof opsQuestionnaires;

export const questionnaireTotals = async (
  ctx: OperatorCtx,
  { code, companyId }: Input<Calls['OpsQuestionnaireTotals']>,
): Promise<Reply<Calls['OpsQuestionnaireTotals']>> =>
  transact(await enterCompany(ctx, companyId), async (ctx) => ({
    ...(await totalsOf(ctx, code)),
    least: FEWEST_PEOPLE,
  }));
