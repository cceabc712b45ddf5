import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsPoints } from '#contract/ops/points';
import { dayInShanghai } from '#contract/rules/day';
import { maskName } from '#contract/rules/mask';
import type { InCompany, OperatorCtx } from '../../../ctx.ts';
import type { CompanyKey } from '../../../db/keyring.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator, recordListRead } from '../../audit/index.ts';
import { enterCompany } from '../../company/index.ts';
import { personName } from '../../people/index.ts';
import { presentEntry } from '../my-points.ts';
import { searchOf, whoIs } from './search.ts';
import { historyOf, holdingsOf, type Holding } from '../queries.ts';

type Calls = typeof opsPoints;

interface Row {
  person_guid: string;
  person_name: Buffer | null;
  employee_no: string | null;
  department: string | null;
}

/** A person's points and their history; the look is written down with it. */
export async function personPoints(
  ctx: OperatorCtx,
  { companyId, personGuid, pageIndex, pageSize }: Input<Calls['OpsPointsPerson']>,
): Promise<Reply<Calls['OpsPointsPerson']>> {
  return transact(await enterCompany(ctx, companyId), async (ctx) => {
    const [row] = await peopleWhere(ctx, sql`p.person_guid = ${personGuid}`);
    if (!row) throw new Fault('recordUnknown');
    const [held] = await holdingsOf(ctx, [personGuid], dayInShanghai(ctx.now()));
    const { rows, total } = await historyOf(ctx, personGuid, { kind: 'all', year: 0, pageIndex, pageSize });
    const key = await ctx.portal.keyring.companyKey(ctx);
    const { company } = ctx;
    // guard: points: that an operator looked is written down
    await recordByOperator(ctx, {
      action: 'points.view',
      subject: { kind: 'person', id: row.person_guid },
      personGuid: row.person_guid,
      reason: '',
    });
    return {
      company: { companyId, code: company.code, name: { zh: company.name, en: company.nameEng } },
      person: present(key, row, held),
      expiring: held?.expiring ?? [],
      history: { rows: rows.map(presentEntry), total },
    };
  });
}

/** People of one company to give points to. */
export async function findPeople(
  ctx: OperatorCtx,
  { companyId, text }: Input<Calls['OpsPointsFind']>,
): Promise<Reply<Calls['OpsPointsFind']>> {
  const search = await searchOf(ctx.portal, [companyId], text);
  await recordListRead(ctx, { action: 'points.list', companyId, by: search.as });
  if (search.as === 'none') return { people: [] };
  return transact(await enterCompany(ctx, companyId), async (ctx) => {
    const rows = await peopleWhere(ctx, whoIs(search));
    const guids = rows.map(({ person_guid }) => person_guid);
    const held = await holdingsOf(ctx, guids, dayInShanghai(ctx.now()));
    const byGuid = new Map(held.map((each) => [each.person_guid, each]));
    const key = await ctx.portal.keyring.companyKey(ctx);
    return { people: rows.map((row) => present(key, row, byGuid.get(row.person_guid))) };
  });
}

const MOST = 20;

async function peopleWhere({ db, company }: InCompany, which: ReturnType<typeof whoIs>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT p.person_guid, p.name AS person_name, p.employee_no, p.department FROM person p
    WHERE p.company_id = ${company.companyId} AND ${which}
    ORDER BY p.employee_no NULLS LAST, p.person_guid LIMIT ${sql.lit(MOST)}`.execute(db);
  return rows;
}

const present = (key: CompanyKey, row: Row, held: Holding | undefined) => ({
  personGuid: row.person_guid,
  name: maskName(personName(key, row)),
  employeeNo: row.employee_no ?? '',
  department: row.department ?? '',
  isRelative: row.employee_no === null,
  balance: held?.balance ?? 0,
});
