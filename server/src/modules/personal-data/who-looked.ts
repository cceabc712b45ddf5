import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import { inLanguage, type Bilingual, type Language } from '#contract/language';
import type { personalData } from '#contract/calls/personal-data';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { everybodyOf } from '../../personal-data.ts';
import { personName } from '../people/index.ts';
import { ENTRY_CALLS, entryWords, roleWords, whyWords, wordsOf, YOUR_ACCOUNT } from './look-words.ts';
import { whoseIs } from './provided.ts';

type Asked = Input<typeof personalData.WhoLooked>;

/**
 * The operators, HR users and relatives who looked at a person's data or changed it: by role, and never by name. Beside
 * them the times the company let another into the account: its key or its provider is in other hands.
 */
export const whoLooked = (
  ctx: EmployeeCtx,
  { pageIndex, pageSize }: Asked,
): Promise<Reply<typeof personalData.WhoLooked>> =>
  transact(ctx, async (ctx) => {
    const { personGuid } = ctx.session;
    const guids = everybodyOf(await whoseIs(ctx, personGuid));
    const { count } = await looks(ctx, guids)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    const rows = await looks(ctx, guids)
      .innerJoin('person as p', (join) =>
        join.onRef('p.company_id', '=', 'a.company_id').onRef('p.person_guid', '=', 'a.person_guid'),
      )
      .select(['a.at', 'a.actor_kind', 'a.actor_role', 'a.action', 'a.reason'])
      .select(['p.person_guid', 'p.name as person_name'])
      .orderBy('a.at', 'desc')
      .orderBy('a.seq', 'desc')
      .limit(pageSize)
      .offset(pageIndex * pageSize)
      .execute();
    const key = await ctx.portal.keyring.companyKey(ctx);
    return {
      rows: rows.map((row) => {
        const entry = entryWords(row.action, row.reason);
        return {
          at: row.at.toISOString(),
          role: inLanguage(entry ? YOUR_ACCOUNT : roleWords(row.actor_kind, row.actor_role), ctx.lang),
          what: inLanguage(entry ?? wordsOf(row.action), ctx.lang),
          whom: row.person_guid === personGuid ? null : personName(key, row),
          why: entry ? null : told(whyWords(row.reason), ctx.lang),
        };
      }),
      total: count,
    };
  });

const told = (words: Bilingual | undefined, lang: Language): string | null => (words ? inLanguage(words, lang) : null);

const looks = ({ db, company, portal, session }: InTx<EmployeeCtx>, guids: string[]) => {
  const own = portal.watch.marks.account(company.companyId, session.accountId);
  return db
    .selectFrom('audit as a')
    .where('a.company_id', '=', company.companyId)
    .where('a.person_guid', 'in', guids)
    .where((where) =>
      where.or([
        /* guard: own data: lookers by role → where('a.actor_kind', '<>', '') */ where('a.actor_kind', 'in', [
          'operator',
          'hr',
        ]),
        where.and([
          where('a.actor_kind', '=', 'employee'),
          where('a.action', 'like', 'report.%'),
          where('a.actor_id', '!=', own),
        ]),
        where.and([
          where('a.actor_kind', '=', 'employee'),
          where('a.action', '=', 'signIn'),
          // several at about the same time are one entry, with how many
          where(sql<string>`split_part(a.reason, ' ', 1)`, 'in', ENTRY_CALLS),
        ]),
      ]),
    );
};
