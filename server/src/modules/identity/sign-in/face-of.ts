import type { CompanyFace } from '#contract/calls/company';
import type { Company, Portal } from '../../../ctx.ts';
import { presentFace } from '../../company/index.ts';
import { consentTexts } from '../../content/index.ts';

type IsOn = (portal: Portal, company: Company) => Promise<boolean>;
const signOns = new WeakMap<Portal, IsOn>();

/** Called at start by the module that keeps the companies' identity providers. */
export const provideSignOn = (portal: Portal, isOn: IsOn): void => void signOns.set(portal, isOn);

/** A company's face, with the version of the policy that its login page asks to agree to. */
export async function faceOf(portal: Portal, company: Company): Promise<CompanyFace> {
  const face = presentFace(company, (await consentTexts(portal, company.config.privacyText)).current);
  const oidc = (await signOns.get(portal)?.(portal, company)) ?? false;
  return { ...face, login: { ...face.login, oidc } };
}
