import type { CompanyCtx, InTx } from '../../ctx.ts';
import { entryByAccount, type AuditEntry } from '../audit/index.ts';
import type { ConsentTexts } from '../content/index.ts';
import { PORTAL_CONSENT, type AccountRow } from './queries.ts';

export type Missing = 'consentRequired' | 'consentRenewed';

/** The employee's application type inside the messaging app. */
export const BY_APP = 2;

/**
 * A consent to a text that has changed in substance since counts no more: the person is told why they are asked again.
 */
export function missingOf({ accepted, outdated }: ConsentTexts, named: string, given: string[]): Missing | undefined {
  if (given.some((version) => accepted.includes(version))) return undefined;
  return [named, ...given].some((version) => outdated.includes(version)) ? 'consentRenewed' : 'consentRequired';
}

/** Whether it was not there yet. */
export async function recordConsent(
  { db, company, now }: InTx<CompanyCtx>,
  personGuid: string,
  version: string,
  appType: number,
) {
  const recorded = await db
    .insertInto('consent')
    .values({
      company_id: company.companyId,
      person_guid: personGuid,
      purpose: PORTAL_CONSENT,
      text_version: /* guard: content: version of a consent → '' */ version,
      given_at: now(),
      channel: appType === BY_APP ? 'messaging-app' : 'web',
      withdrawn_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return recorded.numInsertedOrUpdatedRows === 1n;
}

export const consentEntry = (ctx: CompanyCtx, { account_id, person_guid }: AccountRow, version: string): AuditEntry =>
  entryByAccount(ctx, account_id, {
    action: 'consent.give',
    subject: { kind: 'consent', id: `${PORTAL_CONSENT} ${version}` },
    personGuid: person_guid,
  });
