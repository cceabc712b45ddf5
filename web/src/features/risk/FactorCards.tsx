import type { ReactNode } from 'react';
import type { RiskSummary } from '#contract/calls/risk';
import type { RiskFact, RiskFactName, RiskHabit, RiskHabitName } from '#contract/schemas/risk-view';
import { AppLink } from '../../platform/AppLink.tsx';
import { type Dict, usePick, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { factorsOf, type Factor } from './factors.ts';
import { articlePath } from './risk-keys.ts';
import { riskText } from './text.ts';
import { riskWords } from './words.ts';

type Says = Dict<(typeof riskText)['zh']>;
type Names = Dict<(typeof riskWords)['zh']>;

/** Articles of the encyclopedia that say more. */
const ABOUT_FACT: Partial<Record<RiskFactName, string>> = {
  waist: 'healthy-weight',
  bmi: 'healthy-weight',
  systolic: 'high-blood-pressure',
  glucose: 'prediabetes',
  snoring: 'snoring',
  stopsBreathing: 'snoring',
  tired: 'better-sleep',
};
const ABOUT_HABIT: Partial<Record<RiskHabitName, string>> = {
  smoking: 'quit-smoking',
  alcohol: 'alcohol',
  exercise: 'exercise',
  sleep: 'better-sleep',
  mood: 'stress-and-mood',
};
const UNITS: Partial<Record<RiskFactName, string>> = { waist: 'cm', neck: 'cm', systolic: 'mmHg', glucose: 'mmol/L' };
const GLUCOSE_LINE = 6.1;

export const factText = ({ fact, value }: RiskFact, words: Says, names: Names): string => {
  if (fact === 'sex') return names.sex[value === 'male' ? 'male' : 'female'];
  if (fact === 'age') return `${names.fact.age} ${words.years(Number(value))}`;
  return typeof value === 'number' ? `${names.fact[fact]} ${measure(fact, value)}` : names.fact[fact];
};
export const measure = (fact: RiskFactName, value: number): string => [value, UNITS[fact]].filter(Boolean).join(' ');

/** The factors one can change: those that count points first, then ways of living no score counts. */
export function ChangeableCard({ view }: { view: RiskSummary }) {
  const words = useText(riskText);
  const names = useText(riskWords);
  const factors = factorsOf(view, true);
  const glucose = view.facts.find(({ fact, value }) => fact === 'glucose' && Number(value) >= GLUCOSE_LINE);
  const isNothing = factors.length + view.habits.length === 0 && !glucose;
  return (
    <Card
      title={words.changeable}
      aside={
        <AppLink to={pathTo('/web/baike')} data-print="hide">
          {words.how}
        </AppLink>
      }
    >
      {isNothing && <p className="text-label text-ink-2">{words.nothingChangeable}</p>}
      <ul className="divide-y divide-line">
        {factors.map((factor) => (
          <Row
            key={factor.fact.fact}
            name={factText(factor.fact, words, names)}
            points={pointsText(factor, words, names)}
            more={ABOUT_FACT[factor.fact.fact]}
          >
            {factor.points.map(({ better }) => betterText(factor.fact.fact, better, words))}
            {tipOf(factor.fact.fact, names)}
          </Row>
        ))}
        {glucose && (
          <Row name={factText(glucose, words, names)} points={words.uncounted} more={ABOUT_FACT.glucose}>
            {words.glucoseRaised}
          </Row>
        )}
        {view.habits.map((habit) => (
          <Row
            key={habit.habit}
            name={habitText(habit, names)}
            points={words.uncounted}
            more={ABOUT_HABIT[habit.habit]}
          >
            {names.advice[habit.habit]}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

export function FixedCard({ view }: { view: RiskSummary }) {
  const words = useText(riskText);
  const names = useText(riskWords);
  const pick = usePick();
  const factors = factorsOf(view, false);
  const sources = [
    ...view.results.map(({ source }) => source),
    ...view.habits
      .map(({ source }) => source)
      .filter((one, at, all) => all.findIndex(({ zh }) => zh === one.zh) === at),
  ];
  return (
    <Card title={words.unchangeable}>
      {factors.length + view.family.length === 0 && <p className="text-label text-ink-2">{words.nothingFixed}</p>}
      <ul className="divide-y divide-line">
        {factors.map((factor) => (
          <Row
            key={factor.fact.fact}
            name={factText(factor.fact, words, names)}
            points={pointsText(factor, words, names)}
          />
        ))}
        {view.family.map((illness) => (
          <Row key={illness} name={names.family[illness]} points={words.uncounted} />
        ))}
      </ul>
      <h3 className="mt-4 text-c font-semibold text-ink-2">{words.sources}</h3>
      <ul className="mt-1 text-c text-ink-2">
        {sources.map((source) => (
          <li key={source.zh}>{pick(source.zh, source.en)}</li>
        ))}
      </ul>
    </Card>
  );
}

function Row(props: { name: string; points: string; more?: string | undefined; children?: ReactNode }) {
  const words = useText(riskText);
  const { name, points, more, children } = props;
  return (
    <li className="py-3 first:pt-0">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{name}</span>
        <b className="font-semibold">{points}</b>
      </p>
      {(children || more) && (
        <p className="text-label text-ink-2">
          {children}{' '}
          {more && (
            <AppLink
              to={articlePath(more)}
              aria-label={`${words.how}: ${name}`}
              className="underline"
              data-print="hide"
            >
              {words.how}
            </AppLink>
          )}
        </p>
      )}
    </li>
  );
}

const pointsText = ({ points }: Factor, words: Says, names: Names): string =>
  points.map((one) => words.counted(names.short[one.score], one.points)).join(' · ');

function betterText(fact: RiskFactName, better: Factor['points'][number]['better'], words: Says): string {
  if (!better) return '';
  const value = measure(fact, better.to);
  return `${better.how === 'below' ? words.below(value, better.less) : words.atMost(value, better.less)}${words.gap}`;
}

const tipOf = (fact: RiskFactName, names: Names): string =>
  fact in names.tip ? names.tip[fact as keyof Names['tip']] : '';

function habitText({ habit, figure, years }: RiskHabit, names: Names): string {
  if (figure === null) return names.habit[habit];
  if (habit === 'smoking') return names.smoked(figure, years);
  return habit === 'exercise' ? names.exercised(figure) : names.slept(figure);
}
