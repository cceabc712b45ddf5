import * as z from 'zod/mini';
import type { CompanyKey } from '../../db/keyring.ts';

/** Where the money goes, as it lies sealed in the claim. */
const Details = z.object({
  accountName: z.string(),
  bank: z.string(),
  accountNumber: z.string(),
  mobile: z.string(),
});
export type Details = z.output<typeof Details>;

export const NO_DETAILS: Details = { accountName: '', bank: '', accountNumber: '', mobile: '' };

const sealContext = (claimId: number) => ({ table: 'claim', column: 'details', row: String(claimId) });

export const sealDetails = (key: CompanyKey, claimId: number, details: Details): Buffer =>
  key.seal(sealContext(claimId), JSON.stringify(details));

export const detailsOf = (key: CompanyKey, claim: { claim_id: number; details: Buffer | null }): Details =>
  claim.details ? Details.parse(JSON.parse(key.unseal(sealContext(claim.claim_id), claim.details))) : NO_DETAILS;
