import type { Input, Reply } from '#contract/call';
import type { opsPeople } from '#contract/ops/people';
import { REVEAL_SECONDS } from '#contract/values/ops/orders';
import type { OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { enterCompany } from '../company/index.ts';
import { revealed } from '../people/index.ts';
import { accountOf, recordOnPerson } from './person-account.ts';

type Call = typeof opsPeople.OpsPersonReveal;

/** One field of the person whole, with a reason that stands in the audit. */
export async function revealOfPerson(
  ctx: OperatorCtx,
  { companyId, personGuid, field, reason }: Input<Call>,
): Promise<Committed<Reply<Call>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const { person_guid } = await accountOf(ctx, personGuid);
    const value = await revealed(ctx, person_guid, field);
    // guard: people desk: a whole number is audited
    await recordOnPerson(ctx, person_guid, `person.reveal.${field}`, reason);
    return { value, seconds: REVEAL_SECONDS };
  });
}
