import type { CompanyFace } from '#contract/calls/company';
import { outsideTarget } from '#contract/rules/outside';

/** The company's own portal, where people of single sign-on begin again; nowhere else than at its own hosts. */
export const portalOf = (face: CompanyFace | null): string | undefined =>
  outsideTarget(face?.login.portal?.url, face?.outsideHosts);
