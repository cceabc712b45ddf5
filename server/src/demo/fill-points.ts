import { dayInShanghai } from '#contract/rules/day';
import { expirePointsIn, givePointsBack, grantPoints, spendPoints } from '../modules/points/index.ts';
import { plusDays } from './days.ts';
import type { FillCtx } from './fill-people.ts';
import { demoPoints, type DemoPointsStep } from './points.ts';
import type { DemoCompany } from './types.ts';

/** Points and how they came and went, made by the same functions as real ones, on days gone by. */
export async function fillPoints(ctx: FillCtx, { code, people }: DemoCompany): Promise<void> {
  const { family = [], ...byLogin } = demoPoints(code, dayInShanghai(ctx.portal.clock()));
  for (const [login, steps] of Object.entries(byLogin)) {
    const person = people.find(({ account }) => account?.login === login);
    if (!person) continue;
    await fillHistory(ctx, person.guid, steps);
    const relatives = people.filter(({ relationOf }) => relationOf === person.guid && login !== 'hr');
    // one of each family, so that the others show what none looks like
    for (const { guid } of relatives.slice(0, 1)) await fillHistory(ctx, guid, family);
  }
}

async function fillHistory(ctx: FillCtx, personGuid: string, steps: DemoPointsStep[]): Promise<void> {
  const today = dayInShanghai(ctx.portal.clock());
  for (const [index, step] of steps.entries()) {
    const day = plusDays(today, -step.daysAgo);
    const at = new Date(`${day}T09:30:00+08:00`);
    const then = { ...ctx, portal: { ...ctx.portal, clock: () => at } };
    if (step.do === 'grant')
      await grantPoints(then, {
        ...{ personGuid, points: step.points, reason: step.reason, source: 'programme', at, validFrom: day },
        ...{
          reference: `demo/${personGuid}/${index}`,
          expiresOn: plusDays(day, step.lastsDays),
          grantedBy: '年度计划',
        },
      });
    else if (step.do === 'spend')
      await spendPoints(then, {
        ...{ personGuid, kind: step.kind, points: step.points, title: step.title },
        reference: orderNo(personGuid, day, step.no),
      });
    else if (step.do === 'giveBack')
      await givePointsBack(then, {
        kind: step.kind,
        reference: orderNo(personGuid, plusDays(today, -step.spentDaysAgo), step.no),
      });
    else await expirePointsIn(then);
  }
}

/** An order's number in its form; two people have different ones. */
const orderNo = (personGuid: string, day: string, no: number): string =>
  `SC${day.replaceAll('-', '')}${String(Number.parseInt(personGuid.slice(0, 4), 16)).padStart(5, '0')}${String(no).padStart(3, '0')}`;
