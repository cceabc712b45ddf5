import type { CompanyFace } from '#contract/company';
import type { Company, Portal } from '../../ctx.ts';
import { presentFace } from '../company/index.ts';
import { consentTexts } from '../content/index.ts';

/** A company's face, with the version of the policy that its login page asks to agree to. */
export const faceOf = async (portal: Portal, company: Company): Promise<CompanyFace> =>
  presentFace(company, (await consentTexts(portal, company.config.privacyText)).current);
