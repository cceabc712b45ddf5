import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Reply } from '#contract/call';
import { inLanguage, type Bilingual } from '#contract/language';
import type { Erasure, personalData } from '#contract/calls/personal-data';
import { dayInShanghai } from '#contract/rules/day';
import { addWorkingDays } from '#contract/rules/working-days';
import type { EmployeeCtx, InCompany, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import type { Schema } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByAccount } from '../audit/index.ts';
import { holidaysHere } from '../booking/index.ts';
import { assertPasswordConfirmed } from '../identity/index.ts';
import { queueErasureAsked } from '../messages/index.ts';
import { lockAccount } from '../people/index.ts';
import { confirmedPhone } from './confirmed-phone.ts';
import { personalOf } from './provided.ts';

const DAY_MS = 24 * 3_600_000;
const COOLING_DAYS = 15;
/** The longest a request may take that a person must look at: rules on apps' unlawful collection of data, article 6. */
export const ANSWER_WORKING_DAYS = 15;

type RequestRow = Selectable<Schema['erasure_request']>;

/** The things that must end first, of every module that holds data. */
export async function openThings(ctx: InCompany, personGuid: string): Promise<Bilingual[]> {
  const found: Bilingual[] = [];
  for (const { open } of personalOf(ctx.portal)) {
    const one = await open?.(ctx, personGuid);
    if (one) found.push(one);
  }
  return found;
}

export const myErasure = (ctx: EmployeeCtx): Promise<Reply<typeof personalData.MyErasure>> =>
  transact(ctx, async (ctx) => {
    const say = (text: Bilingual) => inLanguage(text, ctx.lang);
    const all = personalOf(ctx.portal);
    const last = await lastRequest(ctx, ctx.session.personGuid);
    return {
      request: last ? presentRequest(last) : null,
      open: (await openThings(ctx, ctx.session.personGuid)).map(say),
      erased: all.flatMap(({ erased }) => (erased ? [say(erased)] : [])),
      kept: all.flatMap(({ kept }) =>
        kept ? [{ what: say(kept.what), law: say(kept.law), until: say(kept.until) }] : [],
      ),
      coolingDays: COOLING_DAYS,
    };
  });

export const askErasure = (ctx: EmployeeCtx): Promise<Committed<Erasure>> =>
  commitOnce(ctx, async (ctx) => {
    const { personGuid, accountId } = ctx.session;
    // guard: own data: password again before erasure
    await assertPasswordConfirmed(ctx);
    await lockAccount(ctx);
    const [open] = await openThings(ctx, personGuid);
    // guard: own data: nothing is erased while an order is open
    if (open) throw new Fault('erasureBlocked', { what: inLanguage(open, ctx.lang) });
    if ((await lastRequest(ctx, personGuid))?.state === 'asked') throw new Fault('erasureAsked');
    const row = await insertRequest(ctx);
    const phone = await confirmedPhone(ctx, personGuid);
    const day = dayInShanghai(row.cooling_until);
    if (phone) await queueErasureAsked(ctx, { guid: personGuid, phone, lang: ctx.lang, day });
    await recordByAccount(ctx, accountId, { action: 'personalData.askErasure', ...about(row) });
    return presentRequest(row);
  });

async function insertRequest(ctx: InTx<EmployeeCtx>): Promise<RequestRow> {
  const now = ctx.now();
  const cooling_until = new Date(now.getTime() + COOLING_DAYS * DAY_MS);
  const holidays = await holidaysHere(ctx);
  return ctx.db
    .insertInto('erasure_request')
    .values({
      ...{ company_id: ctx.company.companyId, request_id: randomUUID(), person_guid: ctx.session.personGuid },
      ...{ lang: ctx.lang, asked_at: now, cooling_until, ended_at: null },
      due_on: addWorkingDays(dayInShanghai(cooling_until), ANSWER_WORKING_DAYS, holidays).day,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** In the cooling period and after it, until an operator has decided. */
export const withdrawErasure = (ctx: EmployeeCtx): Promise<Committed<{ withdrawn: boolean }>> =>
  commitOnce(ctx, async (ctx) => {
    const withdrawn = await ctx.db
      .updateTable('erasure_request')
      .set({ state: 'withdrawn', ended_at: ctx.now() })
      .where('company_id', '=', ctx.company.companyId)
      .where('person_guid', '=', ctx.session.personGuid)
      .where('state', '=', 'asked')
      .returningAll()
      .executeTakeFirst();
    if (!withdrawn) throw new Fault('noErasure');
    await recordByAccount(ctx, ctx.session.accountId, {
      action: 'personalData.withdrawErasure',
      ...about(withdrawn),
    });
    return { withdrawn: true };
  });

export const about = ({ request_id, person_guid }: Pick<RequestRow, 'request_id' | 'person_guid'>) => ({
  subject: { kind: 'erasure' as const, id: request_id },
  personGuid: person_guid,
});

const lastRequest = ({ db, company }: InCompany, personGuid: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('erasure_request')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();

const presentRequest = (row: RequestRow): Erasure => ({
  state: row.state,
  askedAt: row.asked_at.toISOString(),
  coolingUntil: row.cooling_until.toISOString(),
  dueOn: row.due_on,
  endedAt: row.ended_at?.toISOString() ?? null,
  reason: row.reason,
});
