import type { Input, Reply } from '#contract/call';
import type { opsPeople } from '#contract/ops/people';
import type { OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { enterCompany } from '../company/index.ts';
import { endSessions, forgetSessions } from '../identity/index.ts';
import { accountOf, recordOnPerson } from './person-account.ts';

type Call = typeof opsPeople.OpsPersonEndSessions;

/** Signs a person out of one device or of all. */
export async function endPersonSessions(
  ctx: OperatorCtx,
  { companyId, personGuid, sessionId, reason }: Input<Call>,
): Promise<Committed<Reply<Call>>> {
  const done = await commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const { account_id, person_guid } = await accountOf(ctx, personGuid);
    const ended = await endSessions(ctx, account_id, sessionId === undefined ? {} : { withId: sessionId });
    await recordOnPerson(ctx, person_guid, 'person.endSessions', reason);
    return { personGuid: person_guid, ended };
  });
  forgetSessions(ctx.portal);
  return done;
}
