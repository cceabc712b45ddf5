import { randomBytes, randomInt } from 'node:crypto';
import { RELATIVE_CONSENT_VERSION, type ConsentState } from '#contract/calls/reports';
import { dayInShanghai } from '#contract/rules/day';
import { maskName, maskPhone } from '#contract/rules/mask';
import type { EmployeeCtx, InCompany, InTx, Portal } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { recordByAccount } from '../../audit/index.ts';
import { dayText } from '../../booking/index.ts';
import { countTold } from '../../contact/index.ts';
import { tokenHash } from '../../identity/index.ts';
import { queueReportConsent } from '../../messages/index.ts';
import { lockAccount, personRow, unsealed } from '../../people/index.ts';

/** A relative is no user who waits at a screen: the link is good for a week. */
const GOOD_MS = 7 * 24 * 3_600_000;
/** So long a number must have stood before a consent can come from it: else an employee types their own and consents themselves. */
const STOOD_MS = 7 * 24 * 3_600_000;
/** How long until the same relative may be asked again. */
const AGAIN_MS = 3_600_000;
const TOKEN_BYTES = 16;

export interface Pair {
  company_id: number;
  person_guid: string;
  viewer_guid: string;
}

/** A code counts for one relative and one asker, and cannot be read out of the database. */
export const codeHash = (portal: Portal, { company_id, person_guid, viewer_guid }: Pair, code: string): Buffer =>
  portal.keyring.anonymousIndex('report-consent', [company_id, person_guid, viewer_guid, code].join('|'));

/** A code of six digits is not to be guessed: after so many tries the question must be asked again. */
export const MOST_TRIES = 5;

/**
 * The consent that stands now: an unanswered question runs out; a consent to an older text, or from a number since
 * replaced, is asked for again.
 */
export function standingOf(
  row: {
    state: 'asked' | 'given' | 'refused' | 'withdrawn';
    expires_at: Date;
    text_version: string;
    asked_at: Date;
    tries: number;
    /** Since when the relative's number is this one. */
    phone_since: Date | null;
  },
  now: Date,
): ConsentState {
  if (['asked', 'given'].includes(row.state) && row.phone_since && row.phone_since > row.asked_at) return 'expired';
  if (row.state === 'asked' && row.expires_at <= now) return 'expired';
  if (row.state === 'asked' && row.tries >= MOST_TRIES) return 'locked';
  return row.state === 'given' && row.text_version !== RELATIVE_CONSENT_VERSION ? 'expired' : row.state;
}

/** Each relative's answer to a person. */
export async function consentsFor(
  { db, company, portal }: InCompany,
  viewerGuid: string,
): Promise<Map<string, ConsentState>> {
  const rows = await db
    .selectFrom('report_consent as c')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'c.company_id').onRef('p.person_guid', '=', 'c.person_guid'),
    )
    .select(['c.person_guid', 'c.state', 'c.expires_at', 'c.text_version', 'c.asked_at', 'c.tries', 'p.phone_since'])
    .where('c.company_id', '=', company.companyId)
    .where('c.viewer_guid', '=', viewerGuid)
    .execute();
  return new Map(rows.map((row) => [row.person_guid, standingOf(row, portal.clock())]));
}

/** Sends a relative the question; the employee learns that it was sent and nothing that would answer it. */
export async function askConsent(
  ctx: EmployeeCtx,
  personGuid: string,
): Promise<Committed<{ phone: string; until: string }>> {
  if (personGuid === ctx.session.personGuid) throw new Fault('consentOwn');
  const { phone: to } = await transact(ctx, (ctx) => mayBeAsked(ctx, personGuid));
  // guard: reports: requests counted by number
  await countTold(ctx, to);
  return commitOnce(ctx, async (ctx) => {
    await lockAccount(ctx);
    const { phone, who } = await mayBeAsked(ctx, personGuid);
    const own = { company_id: ctx.company.companyId, person_guid: personGuid, viewer_guid: ctx.session.personGuid };
    const now = ctx.now();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const goodUntil = new Date(now.getTime() + GOOD_MS);
    const fresh = {
      ...{ state: 'asked' as const, text_version: RELATIVE_CONSENT_VERSION, lang: ctx.lang, tries: 0 },
      ...{ token_hash: tokenHash(token), code_hash: codeHash(ctx.portal, own, code) },
      ...{ asked_at: now, expires_at: goodUntil, given_at: null, ended_at: null },
    };
    await ctx.db
      .insertInto('report_consent')
      .values({ ...own, ...fresh })
      .onConflict((conflict) => conflict.columns(['company_id', 'person_guid', 'viewer_guid']).doUpdateSet(fresh))
      .execute();
    const inEnglish = ctx.lang === 'en-us' ? '?lang=en' : '';
    const link = `${ctx.client.origin()}/v2/web/report_consent/${token}${inEnglish}`;
    await queueReportConsent(ctx, { guid: personGuid, phone, lang: ctx.lang, who, code, link, goodUntil });
    await recordConsent(ctx, personGuid, 'reportConsent.ask');
    return { phone: maskPhone(phone), until: goodUntil.toISOString() };
  });
}

/** Looked at before the message is counted, and once more in the transaction that sends it. */
async function mayBeAsked(ctx: InTx<EmployeeCtx>, personGuid: string): Promise<{ phone: string; who: string }> {
  const parties = await partiesOf(ctx, personGuid);
  const before = await ctx.db
    .selectFrom('report_consent')
    .select('asked_at')
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', '=', personGuid)
    .where('viewer_guid', '=', ctx.session.personGuid)
    .executeTakeFirst();
  if (before && before.asked_at.getTime() + AGAIN_MS > ctx.now().getTime()) throw new Fault('consentAskedLately');
  return parties;
}

/** A number that is the employee's own would let them answer for the relative. */
async function partiesOf(ctx: InTx<EmployeeCtx>, personGuid: string): Promise<{ phone: string; who: string }> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const self = await personRow(ctx, ctx.session.personGuid);
  const relative = await personRow(ctx, personGuid);
  const phone = unsealed(key, relative, 'phone');
  if (!phone) throw new Fault('consentPhoneMissing');
  // guard: reports: consent not at the asker’s phone
  if (phone === unsealed(key, self, 'phone')) throw new Fault('consentPhoneSame');
  assertStood(ctx, relative.phone_since);
  return { phone, who: maskName(unsealed(key, self, 'name')) };
}

function assertStood({ now, lang }: InTx<EmployeeCtx>, since: Date | null): void {
  const from = new Date((since ?? now()).getTime() + STOOD_MS);
  if (from > /* guard: reports: consent from a settled number → new Date(8e15) */ now())
    throw new Fault('consentPhoneNew', { date: dayText(dayInShanghai(from), lang) });
}

/** The reader no longer wants it: an agreement ends, and a waiting question is void. */
export const endConsent = (ctx: EmployeeCtx, personGuid: string): Promise<Committed<{ ended: boolean }>> =>
  commitOnce(ctx, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('report_consent')
      .set({ state: 'withdrawn', ended_at: ctx.now() })
      .where('company_id', '=', ctx.company.companyId)
      .where('person_guid', '=', personGuid)
      .where('viewer_guid', '=', ctx.session.personGuid)
      .where('state', 'in', ['asked', 'given'])
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await recordConsent(ctx, personGuid, 'reportConsent.end');
    return { ended: numUpdatedRows > 0n };
  });

const recordConsent = (ctx: InTx<EmployeeCtx>, personGuid: string, action: string): Promise<void> =>
  recordByAccount(ctx, ctx.session.accountId, { action, subject: { kind: 'reportConsent', id: '' }, personGuid });
