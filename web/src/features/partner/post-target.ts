import type { PublicConfig } from '#contract/company-config';
import type { Relogon } from '#contract/calls/partner';
import { outsideTarget } from '#contract/rules/outside';

/** Where the form is posted to: what the server said, if it is one of the company's hosts. */
export const postTarget = (
  { callbackUrl }: Pick<Relogon, 'callbackUrl'>,
  config: Pick<PublicConfig, 'outsideHosts'> | undefined,
): string | undefined => outsideTarget(callbackUrl, config?.outsideHosts);
