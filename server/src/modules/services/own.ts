import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import { dayInShanghai } from '#contract/rules/day';
import { isUsable, serviceState } from '#contract/rules/term-state';
import { CODE_SECONDS, type HeldService, type services } from '#contract/calls/services';
import type { EmployeeCtx, InTx, MemberCtx } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByAccount } from '../audit/index.ts';
import { personName } from '../people/index.ts';
import { codeIn } from './grant.ts';

/** Where one with `booking` is used: the first page of a booking. */
const BOOKING = '/web/plan/self';

const ownServices = ({ db, company, session }: InTx<MemberCtx>) =>
  db
    .selectFrom('held_service')
    .where('company_id', '=', company.companyId)
    // guard: services: a code is its owner’s
    .where('person_guid', '=', session.personGuid);

type Row = Awaited<ReturnType<typeof pageOf>>[number];

const COLUMNS = [
  ...(['service_id', 'held_service.name', 'name_eng', 'about', 'about_eng', 'valid_from', 'valid_to'] as const),
  ...(['use_kind', 'url', 'ended_at', 'for_guid', 'user.name as for_name'] as const),
] as const;

/** Usable ones first, the soonest to end on top; then later ones, then ended ones. */
const pageOf = (ctx: InTx<EmployeeCtx>, today: string, { limit, offset }: { limit: number; offset: number }) =>
  ctx.db
    .selectFrom('held_service')
    .leftJoin('person as user', (join) =>
      join
        .onRef('user.company_id', '=', 'held_service.company_id')
        .onRef('user.person_guid', '=', 'held_service.for_guid'),
    )
    .where('held_service.company_id', '=', ctx.company.companyId)
    .where('held_service.person_guid', '=', ctx.session.personGuid)
    .select(COLUMNS)
    .orderBy(
      sql`CASE WHEN ended_at IS NOT NULL OR valid_to < ${today} THEN 2 WHEN valid_from > ${today} THEN 1 ELSE 0 END`,
    )
    .orderBy('valid_to')
    .orderBy('service_id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Usable services that end until a day, the first on top. */
export const servicesEnding = (ctx: InTx<MemberCtx>, { today, until }: { today: string; until: string }) =>
  ownServices(ctx)
    .select(['name', 'name_eng', 'valid_to as on'])
    .where('ended_at', 'is', null)
    .where('valid_from', '<=', today)
    .where('valid_to', '>=', today)
    .where('valid_to', '<=', until)
    .orderBy('valid_to')
    .orderBy('service_id')
    .execute();

const stateOf = (
  { valid_from: from, valid_to: to, ended_at }: Pick<Row, 'valid_from' | 'valid_to' | 'ended_at'>,
  today: string,
) => serviceState({ from, to, ended: ended_at !== null }, today);

export const ownsService = (ctx: MemberCtx, serviceId: string): Promise<boolean> =>
  transact(ctx, async (ctx) => {
    const found = await ownServices(ctx).select('service_id').where('service_id', '=', serviceId).executeTakeFirst();
    return found !== undefined;
  });

export const myServices = (
  ctx: EmployeeCtx,
  { pageIndex, pageSize: limit }: Input<typeof services.MyServices>,
): Promise<Reply<typeof services.MyServices>> =>
  transact(ctx, async (ctx) => {
    const today = dayInShanghai(ctx.now());
    const rows = await pageOf(ctx, today, { limit, offset: pageIndex * limit });
    const key = await ctx.portal.keyring.companyKey(ctx);
    const { total } = await ownServices(ctx)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return { rows: rows.map((row) => present(key, row, today)), total };
  });

function present(key: CompanyKey, row: Row, today: string): HeldService {
  const state = stateOf(row, today);
  const url = row.use_kind === 'booking' ? BOOKING : row.url;
  return {
    serviceId: row.service_id,
    name: { zh: row.name, en: row.name_eng },
    about: { zh: row.about, en: row.about_eng },
    forName: row.for_guid ? personName(key, { person_guid: row.for_guid, person_name: row.for_name }) : null,
    from: row.valid_from,
    to: row.valid_to,
    state,
    useKind: row.use_kind,
    url: isUsable(state) ? url : '',
  };
}

/** The code whole, to its owner, while the service can be used. */
export const revealCode = (
  ctx: EmployeeCtx,
  { serviceId }: Input<typeof services.RevealServiceCode>,
): Promise<Committed<Reply<typeof services.RevealServiceCode>>> =>
  commitOnce(ctx, async (ctx) => {
    const row = await ownServices(ctx)
      .select(['valid_from', 'valid_to', 'ended_at', 'code'])
      .where('service_id', '=', serviceId)
      .executeTakeFirst();
    if (!row) throw new Fault('notYours');
    if (!row.code) throw new Fault('serviceWithoutCode');
    if (!isUsable(stateOf(row, dayInShanghai(ctx.now()))))
      /* guard: services: a code is shown only while it can be used */ throw new Fault('serviceNotUsable');
    const key = await ctx.portal.keyring.companyKey(ctx);
    // a shown code may have been used
    await ctx.db
      .updateTable('held_service')
      .set({ shown_at: /* guard: bought: a code that was seen is not given back → null */ ctx.now() })
      .where('company_id', '=', ctx.company.companyId)
      .where('service_id', '=', serviceId)
      .where('shown_at', 'is', null)
      .execute();
    await recordByAccount(ctx, ctx.session.accountId, {
      action: 'service.reveal',
      subject: { kind: 'service', id: serviceId },
      personGuid: ctx.session.personGuid,
    });
    return { code: key.unseal(codeIn(serviceId), row.code), seconds: CODE_SECONDS };
  });
