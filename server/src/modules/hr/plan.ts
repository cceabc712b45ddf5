import type { BookingWindow } from '#contract/company-config';
import type { Bilingual } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany } from '../../ctx.ts';
import { Fault } from '../../fault.ts';

/** A plan employees book for themselves, with the days whose orders count for it. */
export interface StaffPlan {
  id: number;
  name: Bilingual;
  windows: BookingWindow[];
  from: string;
  to: string;
  examTo: string | null;
  cityIds: number[] | null;
  centerIds: number[] | null;
}

export async function staffPlans({ db, company, portal }: InCompany): Promise<StaffPlan[]> {
  const year = dayInShanghai(portal.clock()).slice(0, 4);
  const rows = await db
    .selectFrom('plan')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .orderBy((order) => order('closed_at', 'is not', null))
    .orderBy('service_get_mode')
    .orderBy('sort_order')
    .execute();
  return rows
    .filter(({ for_whom }) => for_whom.includes('self'))
    .map((row) => ({
      id: row.plan_id,
      name: { zh: row.name, en: row.name_eng },
      windows: row.windows,
      from: row.exam_from ?? `${year}-01-01`,
      to: row.exam_to ?? `${year}-12-31`,
      examTo: row.exam_to,
      cityIds: row.city_ids,
      centerIds: row.center_ids,
    }));
}

/** The one that was asked for; else the first whose days include today, or the first there is. */
export function planAmong(plans: readonly StaffPlan[], planId: number | undefined, today: string): StaffPlan | null {
  if (planId !== undefined) {
    const asked = plans.find(({ id }) => id === planId);
    if (!asked) throw new Fault('planUnknown');
    return asked;
  }
  return plans.find(({ from, to }) => from <= today && today <= to) ?? plans[0] ?? null;
}

export async function planHere(ctx: InCompany, planId: number | undefined): Promise<StaffPlan> {
  const plan = planAmong(await staffPlans(ctx), planId, dayInShanghai(ctx.portal.clock()));
  if (!plan) throw new Fault('planMissing');
  return plan;
}

/** From the first day anybody may book to the last; null where there is no such end. */
export function windowOf(windows: readonly BookingWindow[]): { opensOn: string | null; closesOn: string | null } {
  const opensOn = windows.map(({ from }) => from).sort()[0] ?? null;
  const ends = windows.map(({ to }) => to ?? '');
  return { opensOn, closesOn: ends.includes('') ? null : (ends.sort().at(-1) ?? null) };
}
