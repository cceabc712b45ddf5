import { randomUUID } from 'node:crypto';
import type { Payload } from '#contract/call';
import type { HomeList, HomeLists } from '#contract/ops/home';
import type { OpsRegistry } from '#contract/ops/registry';
import { transact } from '../src/db/transact.ts';
import { dataOf } from './answers.ts';
import type { TestPortal } from './portal.ts';
import { CROWD_COMPANY } from './sealed-people.ts';
import { CENTER, FREE_SET } from './seats.ts';

export type PlanForm = Omit<Payload<OpsRegistry['OpsPlanSave']>, 'companyId' | 'planId' | 'version' | 'reason'>;

/** A plan as the editor sends it: open for the year, one package that the company pays, one centre. */
export const planForm: PlanForm = {
  ...{ name: { zh: '2026 秋季体检', en: 'Autumn check-up 2026' }, mode: 1, windows: [{ from: '2026-01-01' }] },
  ...{ examFrom: '2026-01-01', examTo: '2026-12-31', forWhom: ['self'], maxPeople: 1, maxExtras: 3, uses: 1 },
  ...{ cityIds: null, centerIds: [CENTER], sortOrder: 5 },
  sets: [{ setId: FREE_SET, companyFen: 68_000, classes: null }],
};

export const reason = 'asked for by the company';

/** A plan of the crowd's company or another; answers with what a change must name. */
export async function makePlan(portal: TestPortal, change: Partial<PlanForm> = {}, companyId = CROWD_COMPANY) {
  const session = await portal.operator('content');
  const asked = { companyId, ...planForm, ...change, reason };
  return { companyId, ...dataOf(await portal.call('OpsPlanSave', asked, { session })) };
}

/** A company with nothing in it, as one is before anybody has set it up. */
export async function emptyCompany({ portal }: Pick<TestPortal, 'portal'>, companyId: number, code: string) {
  const company = { companyId };
  await transact({ portal, company }, async (ctx) => {
    await ctx.db.insertInto('company_code').values({ code, company_id: companyId }).execute();
    const colors = { ThemeColor: '#2f6f5e', ButtonColor: '#2f6f5e', SvgColor: '#2f6f5e', SvgColorDark: '#1d4a3e' };
    await ctx.db
      .insertInto('company')
      .values({
        ...{ company_id: companyId, code, name: '空山科技', name_eng: 'Kongshan', hotline: '400-000-0000', logo: '' },
        ...{ colors: JSON.stringify({ ...colors, TopColor: '#ffffff' }), config: JSON.stringify({}) },
      })
      .execute();
    await ctx.portal.keyring.companyKey(ctx);
  });
  return { companyId, code };
}

/** A roster that was tried out; its file is not there, and no other is under way. */
export async function triedRoster({ portal, clock }: TestPortal, companyId = CROWD_COMPANY): Promise<string> {
  const { pool } = portal.database;
  const rosterId = randomUUID();
  await pool.query('UPDATE hr_roster SET ended_at = $1 WHERE run_at IS NOT NULL AND ended_at IS NULL', [clock.now()]);
  await pool.query(
    `INSERT INTO hr_roster (company_id, roster_id, file_id, rows, created_by, created_at, check_task, checked_at)
     VALUES ($1, $2, $2, 1, '1', $3, $2, $3)`,
    [companyId, rosterId, clock.now()],
  );
  return rosterId;
}

/** One of the lists of a home page, as it is. */
export async function homeSample<L extends HomeList>(portal: TestPortal, list: L, companyId = CROWD_COMPANY) {
  const session = await portal.operator('content');
  const home = dataOf(await portal.call('OpsHome', { companyId }, { session }));
  const lists: HomeLists = home;
  return { companyId, seen: home.seen[list], reason, [list]: lists[list] } as {
    companyId: number;
    seen: string;
    reason: string;
  } & { [K in L]: HomeLists[K] };
}
