import type { Ctx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';

/** Refuses a sign-in from another site's page: a person would go on in a stranger's account without noticing. */
export function assertOwnSite({ client }: Ctx): void {
  // guard: logins of other sites
  if (client.isFromOtherSite()) throw new Fault('otherSite');
}
