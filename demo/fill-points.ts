import { dayInShanghai } from '#contract/rules/day';
import { expirePointsIn, grantPoints } from '../server/src/modules/points/index.ts';
import { plusDays } from './days.ts';
import type { HistoryStep } from './history-step.ts';
import type { FillCtx } from './fill-people.ts';
import { demoPoints, type DemoPointsStep } from './points.ts';
import type { DemoCompany } from './types.ts';

/** Points as they came and expired, made by the same functions as real ones, on days gone by. */
export function pointsHistory({ code, people }: DemoCompany, today: string): HistoryStep[] {
  const { family = [], ...byLogin } = demoPoints(code, today);
  return Object.entries(byLogin).flatMap(([login, steps]) => {
    const person = people.find(({ account }) => account?.login === login);
    if (!person) return [];
    const relatives = people.filter(({ relationOf }) => relationOf === person.guid && login !== 'hr');
    // one of each family, so that the others show what none looks like
    return [...stepsOf(person.guid, steps), ...relatives.slice(0, 1).flatMap(({ guid }) => stepsOf(guid, family))];
  });
}

const stepsOf = (personGuid: string, steps: DemoPointsStep[]): HistoryStep[] =>
  steps.map((step, index) => ({
    ...{ daysAgo: step.daysAgo, time: '09:30' },
    run: (ctx) => takeStep(ctx, personGuid, step, index),
  }));

async function takeStep(ctx: FillCtx, personGuid: string, step: DemoPointsStep, index: number): Promise<void> {
  if (step.do === 'expire') return void (await expirePointsIn(ctx));
  const at = ctx.portal.clock();
  const day = dayInShanghai(at);
  await grantPoints(ctx, {
    ...{ personGuid, points: step.points, reason: step.reason, source: 'programme', at, validFrom: day },
    ...{ reference: `demo/${personGuid}/${index}`, expiresOn: plusDays(day, step.lastsDays), grantedBy: '年度计划' },
  });
}
