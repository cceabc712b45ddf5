import type { Input, Reply } from '#contract/call';
import type { HealthGroup, hr } from '#contract/calls/hr';
import { FEWEST_PEOPLE } from '#contract/values/hr-choices';
import type { Bilingual } from '#contract/language';
import type { ReportSection } from '#contract/schemas/report-document';
import { dayInShanghai } from '#contract/rules/day';
import { cacheFor } from '../../cache.ts';
import type { HrCtx, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { authorizedDocuments, authorizedYears } from '../reports/index.ts';
import { release, type Tally } from '../../floor.ts';
import { asHr } from './who.ts';

/** Of the same people and reports the sums are the same: nothing here is older than the mark it is kept under. */
const CACHE_MS = 600_000;
const cached = cacheFor<string, HealthGroup[]>(CACHE_MS, 500);

export async function health(
  ctx: HrCtx,
  { year: asked }: Input<typeof hr.HrHealth>,
): Promise<Reply<typeof hr.HrHealth>> {
  const found = await asHr(ctx, (ctx) => authorizedYears(ctx, FEWEST_PEOPLE));
  const year = asked ?? found[0]?.year ?? Number(dayInShanghai(ctx.now()).slice(0, 4));
  const { portal, company } = ctx;
  const mark = found.find((one) => one.year === year)?.mark;
  const load = () => groupsOf(portal, company.companyId, year);
  const groups = mark ? await cached.get(portal, `${company.companyId}|${year}|${mark}`, load) : [];
  return { years: found.map((one) => one.year), year, groups };
}

interface Group {
  name: Bilingual;
  tallies: Map<string, Tally>;
}

/** Reports lie sealed: they are opened a few at a time, and only the sums are kept of them. */
async function groupsOf(portal: Portal, companyId: number, year: number): Promise<HealthGroup[]> {
  const groups = new Map<string, Group>();
  let after: string | undefined;
  do {
    const found = await transact({ portal, company: { companyId } }, (ctx) => authorizedDocuments(ctx, year, after));
    for (const { department, sections } of found) for (const section of sections) count(groups, department, section);
    after = found.at(-1)?.personGuid;
  } while (after);
  return [...groups].map(([code, group]) => presentGroup(code, group));
}

function count(groups: Map<string, Group>, department: string, { code, name, items }: ReportSection): void {
  const measured = items.filter(({ flag }) => flag !== 'none');
  if (measured.length === 0) return;
  const group = groups.get(code) ?? { name, tallies: new Map<string, Tally>() };
  groups.set(code, group);
  const tally = group.tallies.get(department) ?? { department, people: 0, flagged: 0 };
  tally.people += 1;
  if (measured.some(({ flag }) => flag !== 'normal')) tally.flagged += 1;
  group.tallies.set(department, tally);
}

/** Rounded, so that one person more or less from one day to the next does not show. */
const cellOf = ({ people, flagged }: Omit<Tally, 'department'>, department: string, isRest = false) => ({
  ...{ department, isRest },
  people: Math.floor(people / 10) * 10,
  percent: Math.round((100 * flagged) / people / 5) * 5,
});

function presentGroup(code: string, { name, tallies }: Group): HealthGroup {
  const { company, departments, rest } = release([...tallies.values()]);
  return {
    ...{ code, name },
    company: company ? cellOf(company, '') : null,
    departments: [
      ...departments.map((tally) => cellOf(tally, tally.department)),
      ...(rest ? [cellOf(rest, '', true)] : []),
    ],
  };
}
