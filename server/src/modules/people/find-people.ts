import { plainDocument } from '#contract/rules/person-data';
import type { InCompany, Portal } from '../../ctx.ts';
import { companyKeys } from '../../db/company-keys.ts';
import { normalName } from './name-indexes.ts';
import { PHONE_TAIL } from './phone-tails.ts';
import { NAME } from './sealed-columns.ts';

/** Under which a phone number is found: each company has a key of its own, so each has another index for it. */
export async function phoneIndexes(portal: Portal, companyIds: number[], phone: string): Promise<Buffer[]> {
  const keys = await companyKeys(portal, companyIds);
  return [...keys.values()].flatMap((key) => key.indexes('phone', phone));
}

/** The same for one company, within its own transaction. */
export async function nameIndexesIn(ctx: InCompany, typed: string): Promise<Buffer[]> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  return key.indexes(NAME, normalName(typed));
}

/** Under which people are found by their name or the beginning of it, likewise. */
export async function nameSearchIndexes(portal: Portal, companyIds: number[], typed: string): Promise<Buffer[]> {
  const keys = await companyKeys(portal, companyIds);
  return [...keys.values()].flatMap((key) => key.indexes(NAME, normalName(typed)));
}

/** Under which a typed number may be found: a phone, its last four digits, a document. */
export interface NumberIndexes {
  phones: Buffer[];
  tails: Buffer[];
  documents: Buffer[];
}

export async function numberIndexes(portal: Portal, companyIds: number[], number: string): Promise<NumberIndexes> {
  const keys = [...(await companyKeys(portal, companyIds)).values()];
  const under = (kind: string, text: string, isOne: boolean): Buffer[] =>
    isOne ? keys.flatMap((key) => key.indexes(kind, text)) : [];
  return {
    phones: under('phone', number, /^\d{7,15}$/.test(number)),
    tails: under(PHONE_TAIL, number, /^\d{4}$/.test(number)),
    documents: under('id_number', plainDocument(number), number.length >= FEWEST_OF_DOCUMENT),
  };
}

/** Shorter numbers are no document's. */
const FEWEST_OF_DOCUMENT = 6;
