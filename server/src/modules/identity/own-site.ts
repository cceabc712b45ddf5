import type { Ctx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';

/** A page of another site must not sign somebody in: they would go on in a stranger's account without noticing. */
export function assertOwnSite({ client }: Ctx): void {
  if (client.isFromOtherSite()) throw new Fault('otherSite');
}
