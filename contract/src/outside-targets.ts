import type { CompanyConfig } from './company-config.ts';
import { outsideTarget } from './rules/outside.ts';

type Targets = Pick<CompanyConfig, 'outsideHosts' | 'header' | 'afterLogout' | 'login' | 'partner'>;

/** Every address outside that a company's people are led to, by its field. */
export const outsideTargets = ({ header, afterLogout, login, partner }: Targets): Record<string, string> => ({
  ...(header.backToPartner && { 'header.backToPartner.url': header.backToPartner.url }),
  ...(afterLogout.to === 'external' && { 'afterLogout.url': afterLogout.url }),
  ...(login.accountPage !== undefined && { 'login.accountPage': login.accountPage }),
  ...(login.portal && { 'login.portal.url': login.portal.url }),
  ...(partner && { 'partner.callbackUrl': partner.callbackUrl }),
});

/** The fields whose address leads nowhere, since its host is not on the company's list. */
export const strayTargets = (config: Targets): string[] =>
  Object.entries(outsideTargets(config)).flatMap(([field, url]) =>
    outsideTarget(url, config.outsideHosts) === undefined ? [field] : [],
  );
