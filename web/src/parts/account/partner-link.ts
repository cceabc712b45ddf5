import type { PublicConfig } from '#contract/company-config';
import { outsideTarget } from '#contract/rules/outside';
import { partnerPath } from '../../platform/login-path.ts';
import { hrefOf } from '../../platform/paths.ts';

export interface PartnerLink {
  url: string;
  label: string;
}

/** A plain link, or the page that signs in at the partner's; neither where the address is not on the company's list. */
export function partnerLink(
  config: Pick<PublicConfig, 'header' | 'outsideHosts'> | undefined,
  companyCode: string,
  pick: (zh: string, en: string) => string,
): PartnerLink | undefined {
  const back = config?.header.backToPartner;
  const outside = outsideTarget(back?.url, config?.outsideHosts);
  if (!back || !outside) return undefined;
  return {
    url: back.relogon ? hrefOf(partnerPath(companyCode, false)) : outside,
    label: pick(back.label.zh, back.label.en),
  };
}
