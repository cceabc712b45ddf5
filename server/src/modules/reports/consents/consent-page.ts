import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import { inLanguage } from '#contract/language';
import { RELATIVE_CONSENT_VERSION, type ConsentState, type reports as contract } from '#contract/calls/reports';
import { maskName } from '#contract/rules/mask';
import type { Company, Ctx, InCompany } from '../../../ctx.ts';
import { atDoor, transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { recordAudit } from '../../audit/index.ts';
import { loadCompany, shownHotline } from '../../company/index.ts';
import { tokenHash } from '../../identity/index.ts';
import { personName, personRow } from '../../people/index.ts';
import { wordsOf } from '../../personal-data/index.ts';
import { codeHash, MOST_TRIES, standingOf, type Pair } from './consents.ts';
import { lookerWords } from './look-words.ts';

const MOST_LOOKS = 50;

type InHere = InCompany & { company: Company };

/** The company of a link, found by a role that sees the one row whose token is presented. */
async function entered(ctx: Ctx, token: string): Promise<{ inside: Ctx & { company: Company }; hash: Buffer }> {
  const hash = tokenHash(token);
  const route = await atDoor(
    ctx.portal.database,
    (db) => db.selectFrom('report_consent').select('company_id').where('token_hash', '=', hash).executeTakeFirst(),
    hash,
  );
  const company = route && (await loadCompany(ctx.portal, route.company_id));
  if (!company) throw new Fault('consentLinkGone');
  return { inside: { ...ctx, company }, hash };
}

async function consentBy({ db, company }: InCompany, hash: Buffer) {
  const row = await db
    .selectFrom('report_consent as c')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'c.company_id').onRef('p.person_guid', '=', 'c.person_guid'),
    )
    .selectAll('c')
    .select('p.phone_since')
    .where('c.company_id', '=', company.companyId)
    .where('c.token_hash', '=', hash)
    .executeTakeFirst();
  if (!row) throw new Fault('consentLinkGone');
  return row;
}

/**
 * The question to a relative, the asking person, and the readers of their reports so far. Nothing of a result is here.
 */
export async function showConsent(
  ctx: Ctx,
  { token }: Input<typeof contract.ReportConsent>,
): Promise<Reply<typeof contract.ReportConsent>> {
  const { inside, hash } = await entered(ctx, token);
  return transact(inside, async (ctx) => {
    const row = await consentBy(ctx, hash);
    const key = await ctx.portal.keyring.companyKey(ctx);
    const masked = async (guid: string): Promise<string> => {
      const { person_guid, name } = await personRow(ctx, guid);
      return maskName(personName(key, { person_guid, person_name: name }));
    };
    return {
      state: standingOf(row, ctx.now()),
      company: { zh: ctx.company.name, en: ctx.company.nameEng },
      hotline: shownHotline(ctx.company),
      asker: await masked(row.viewer_guid),
      whose: await masked(row.person_guid),
      textVersion: RELATIVE_CONSENT_VERSION,
      until: row.expires_at.toISOString(),
      givenAt: row.given_at?.toISOString() ?? null,
      looks: await looksAt(ctx, row.person_guid, ctx.lang),
    };
  });
}

async function looksAt({ db, company }: InHere, personGuid: string, lang: Ctx['lang']) {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'action', 'actor_kind', 'actor_role'])
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .where(sql<boolean>`action LIKE 'report.%'`)
    .orderBy('at', 'desc')
    .limit(MOST_LOOKS)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    what: inLanguage(wordsOf(row.action), lang),
    who: inLanguage(lookerWords(row.actor_kind), lang),
  }));
}

/** The relative's own word; giving it takes the code that was sent to their phone. */
export async function answerConsent(
  ctx: Ctx,
  { token, answer, code }: Input<typeof contract.AnswerReportConsent>,
): Promise<{ state: ConsentState }> {
  const { inside, hash } = await entered(ctx, token);
  if (answer !== 'give') return transact(inside, (ctx) => refuse(ctx, hash, answer));
  // the try is counted before the code is looked at, and stays counted whatever comes of it
  const asked = await transact(inside, (ctx) => countTry(ctx, hash));
  const typed = code.normalize('NFKC').replace(/\s+/g, '');
  // guard: reports: the code of a consent
  if (!codeHash(ctx.portal, asked, typed).equals(asked.code_hash))
    throw new Fault(asked.tries < MOST_TRIES ? 'consentCodeWrong' : 'consentTriesOver');
  return transact(inside, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('report_consent')
      .set({ state: 'given', given_at: ctx.now() })
      .where('company_id', '=', ctx.company.companyId)
      .where('token_hash', '=', hash)
      .where('state', '=', 'asked')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Fault('consentLinkGone');
    await recordAnswer(ctx, asked, 'reportConsent.give');
    return { state: 'given' };
  });
}

async function countTry(
  { db, company, now }: InHere & { now: Ctx['now'] },
  hash: Buffer,
): Promise<Pair & { code_hash: Buffer; tries: number }> {
  const row = await db
    .updateTable('report_consent')
    .set({ tries: sql<number>`tries + 1` })
    .where('company_id', '=', company.companyId)
    .where('token_hash', '=', hash)
    .where('state', '=', 'asked')
    .where('tries', '<', /* guard: reports: five tries at a code → MOST_TRIES + 1 */ MOST_TRIES)
    .where('expires_at', '>', now())
    .where(({ not, exists, selectFrom }) =>
      // the code went to a number that is no longer the relative's
      not(
        exists(
          selectFrom('person as p')
            .select('p.person_guid')
            .where('p.company_id', '=', company.companyId)
            .whereRef('p.person_guid', '=', 'report_consent.person_guid')
            .whereRef(
              'p.phone_since',
              /* guard: reports: a code that went to a replaced number → '<' */ '>',
              'report_consent.asked_at',
            ),
        ),
      ),
    )
    .returning(['company_id', 'person_guid', 'viewer_guid', 'code_hash', 'tries'])
    .executeTakeFirst();
  if (!row) throw new Fault('consentLinkGone');
  return row;
}

/** Taking it back is easier than giving it: the link is enough (PIPL art. 15). */
async function refuse(
  ctx: InHere & Pick<Ctx, 'now' | 'requestId'>,
  hash: Buffer,
  answer: 'refuse' | 'withdraw',
): Promise<{ state: ConsentState }> {
  const [from, to] = answer === 'refuse' ? (['asked', 'refused'] as const) : (['given', 'withdrawn'] as const);
  const row = await ctx.db
    .updateTable('report_consent')
    .set({ state: to, ended_at: ctx.now() })
    .where('company_id', '=', ctx.company.companyId)
    .where('token_hash', '=', hash)
    .where('state', '=', from)
    .returning(['company_id', 'person_guid', 'viewer_guid'])
    .executeTakeFirst();
  if (!row) throw new Fault('consentLinkGone');
  await recordAnswer(ctx, row, answer === 'refuse' ? 'reportConsent.refuse' : 'reportConsent.withdraw');
  return { state: to };
}

/** The answer of a person without an account: the link proves it and, for giving it, the code. */
const recordAnswer = (ctx: InCompany & Pick<Ctx, 'requestId'>, { person_guid }: Pair, action: string): Promise<void> =>
  recordAudit(ctx, {
    actor: { kind: 'anonymous', id: '', role: '' },
    ...{ action, subject: { kind: 'reportConsent', id: '' }, personGuid: person_guid, reason: '' },
    requestId: ctx.requestId,
  });
