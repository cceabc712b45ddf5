import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { OpsServiceRow, opsServices } from '#contract/ops/services';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { EXPIRING_DAYS, serviceState } from '#contract/rules/term-state';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { asConsole } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator, recordListRead } from '../../audit/index.ts';
import { allCompanies, enterCompany, namesOf, type OperatorInCompany } from '../../company/index.ts';
import { maskedPeople } from '../../people/index.ts';
import { grantService, type ServiceUse } from '../grant.ts';

type Asked = Input<typeof opsServices.OpsServices>;

interface Row {
  company_id: number;
  service_id: string;
  person_guid: string;
  person_name: Buffer;
  name: string;
  name_eng: string;
  valid_from: string;
  valid_to: string;
  use_kind: OpsServiceRow['useKind'];
  source: string;
  created_at: Date;
  ended_at: Date | null;
}

/** The same states as contract/rules/term-state, as the database asks for them. */
function inState(state: Asked['state'], today: string): RawBuilder<boolean> {
  const soon = addDays(today, EXPIRING_DAYS);
  if (state === 'all') return sql`true`;
  if (state === 'ended') return sql`s.ended_at IS NOT NULL`;
  const conditions = {
    notYet: sql`s.valid_from > ${today}`,
    over: sql`s.valid_to < ${today}`,
    expiring: sql`s.valid_from <= ${today} AND s.valid_to >= ${today} AND s.valid_to < ${soon}`,
    active: sql`s.valid_from <= ${today} AND s.valid_to >= ${soon}`,
  };
  return sql`s.ended_at IS NULL AND ${conditions[state]}`;
}

/** The services of people of all companies, the newest first; audited before anything is read. */
export async function listServices(ctx: OperatorCtx, asked: Asked): Promise<Reply<typeof opsServices.OpsServices>> {
  const { companyId, state, pageIndex, pageSize } = asked;
  await recordListRead(ctx, { action: 'service.list', companyId, by: state });
  const today = dayInShanghai(ctx.now());
  const where = sql`${inState(state, today)} ${companyId === undefined ? sql`` : sql`AND s.company_id = ${companyId}`}`;
  const nameOf = namesOf(await allCompanies(ctx.portal));
  const { rows, total } = await asConsole(ctx.portal.database, async (db) => {
    const found = await sql<Row>`
      SELECT s.company_id, s.service_id, s.person_guid, p.name AS person_name, s.name, s.name_eng,
        s.valid_from::text AS valid_from, s.valid_to::text AS valid_to, s.use_kind, s.source, s.created_at, s.ended_at
      FROM held_service s JOIN person p ON p.company_id = s.company_id AND p.person_guid = s.person_guid
      WHERE ${where} ORDER BY s.created_at DESC, s.service_id
      LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}`.execute(db);
    const counted = await sql<{ total: number }>`
      SELECT count(*)::int AS total FROM held_service s WHERE ${where}`.execute(db);
    return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
  });
  const people = await maskedPeople(ctx.portal, rows);
  const shown = rows.map((row): OpsServiceRow => ({
    serviceId: row.service_id,
    company: nameOf(row.company_id),
    person: { name: people.name(row) },
    name: { zh: row.name, en: row.name_eng },
    from: row.valid_from,
    to: row.valid_to,
    state: serviceState({ from: row.valid_from, to: row.valid_to, ended: row.ended_at !== null }, today),
    useKind: row.use_kind,
    // the kind of source, without what names it
    source: row.source.split(':', 1)[0] ?? '',
    createdAt: row.created_at.toISOString(),
  }));
  return { rows: shown, total };
}

type Granted = Input<typeof opsServices.OpsServiceGrant>;

const useOf = ({ useKind, use }: Granted): ServiceUse => {
  if (useKind === 'link') return { kind: 'link', url: use };
  return useKind === 'code' ? { kind: 'code', code: use } : { kind: 'booking' };
};

export const grantByOperator = async (
  ctx: OperatorCtx,
  granted: Granted,
): Promise<Committed<Reply<typeof opsServices.OpsServiceGrant>>> =>
  commitOnce(await enterCompany(ctx, granted.companyId), async (ctx) => {
    const personGuid = await employeeOf(ctx, granted.employeeNo);
    const serviceId = await grantService(ctx, {
      personGuid,
      source: `operator:${randomUUID()}`,
      name: { zh: granted.name, en: granted.nameEng },
      about: { zh: granted.about, en: granted.aboutEng },
      from: granted.from,
      to: granted.to,
      use: useOf(granted),
    });
    await recordOnService(ctx, { action: 'service.grant', serviceId, personGuid, reason: granted.reason });
    return { serviceId };
  });

/** The one employee with this number; a number of two names neither. */
async function employeeOf({ db, company }: InTx<OperatorInCompany>, employeeNo: string): Promise<string> {
  const rows = await db
    .selectFrom('person')
    .select('person_guid')
    .where('company_id', '=', company.companyId)
    .where('employee_no', '=', employeeNo)
    .limit(2)
    .execute();
  const [found, another] = rows;
  if (!found || another) throw new Fault('employeeUnknown');
  return found.person_guid;
}

export const endByOperator = async (
  ctx: OperatorCtx,
  { companyId, serviceId, reason }: Input<typeof opsServices.OpsServiceEnd>,
): Promise<Committed<Reply<typeof opsServices.OpsServiceEnd>>> =>
  commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const ended = await ctx.db
      .updateTable('held_service')
      .set({ ended_at: ctx.now(), ended_reason: reason })
      .where('company_id', '=', companyId)
      .where('service_id', '=', serviceId)
      .where('ended_at', 'is', null)
      .returning('person_guid')
      .executeTakeFirst();
    if (!ended) throw new Fault('serviceEnded');
    await recordOnService(ctx, { action: 'service.end', serviceId, personGuid: ended.person_guid, reason });
    return { serviceId };
  });

const recordOnService = (
  ctx: InTx<OperatorInCompany>,
  { serviceId, ...act }: { action: string; serviceId: string; personGuid: string; reason: string },
): Promise<void> => recordByOperator(ctx, { ...act, subject: { kind: 'service', id: serviceId } });
