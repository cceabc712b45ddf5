import type { Answers } from '../../schemas/questionnaire-document.ts';
import type { RiskHabit, RiskHabitName } from '../../schemas/risk-view.ts';

/** No score counts these; each is held against published advice, and said only where an answer falls short of it. */

const DIET = { zh: '《中国居民膳食指南（2022）》', en: 'Dietary guidelines for Chinese residents (2022)' };
const MOVE = {
  zh: '《中国人群身体活动指南（2021）》；WHO 身体活动和久坐行为指南（2020）',
  en: 'Physical activity guidelines for Chinese (2021); WHO guidelines on physical activity and sedentary behaviour (2020)',
};
const ACTION = { zh: '《健康中国行动（2019—2030 年）》', en: 'Healthy China Action (2019–2030)' };
const SMOKE = { zh: '《中国临床戒烟指南（2015 年版）》', en: 'Chinese clinical guideline for stopping smoking (2015)' };
const MOOD = {
  zh: 'PHQ-2，Kroenke K 等，Med Care 2003;41:1284–1292',
  en: 'PHQ-2, Kroenke K et al., Med Care 2003;41:1284–1292',
};

const numberOf = (answer: Answers[string] | undefined): number | null => (typeof answer === 'number' ? answer : null);
const chose = (answer: Answers[string] | undefined, ...choices: string[]): boolean =>
  answer !== undefined && [answer].flat().some((one) => choices.includes(String(one)));

/** Days of thirty minutes a week that make the 150 minutes of the guidelines. */
const ENOUGH_DAYS = 5;
const ENOUGH_SLEEP = 7;
/** Kroenke 2003: from three of six points on it is worth speaking about. */
const MOOD_LINE = 3;
const MOOD_POINTS: Record<string, number> = { never: 0, days: 1, 'most-days': 2, daily: 3 };

interface Found {
  habit: RiskHabitName;
  is: boolean;
  source: RiskHabit['source'];
  figure?: number | null;
  years?: number | null;
}

export function habitsOf(answers: Answers): RiskHabit[] {
  const days = chose(answers['exercise-days'], 'd0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7')
    ? Number(String(answers['exercise-days']).slice(1))
    : null;
  const hours = numberOf(answers['sleep-hours']);
  const mood = ['low-interest', 'low-mood'].reduce((sum, key) => sum + (MOOD_POINTS[String(answers[key])] ?? 0), 0);
  const found: Found[] = [
    {
      ...{ habit: 'smoking', is: chose(answers['smoking'], 'now'), source: SMOKE },
      ...{ figure: numberOf(answers['cigarettes']), years: numberOf(answers['smoking-years']) },
    },
    { habit: 'passiveSmoke', is: chose(answers['passive-smoke'], 'often'), source: SMOKE },
    { habit: 'alcohol', is: chose(answers['alcohol-amount'], 'more'), source: DIET },
    { habit: 'exercise', is: days !== null && days < ENOUGH_DAYS, figure: days, source: MOVE },
    { habit: 'sitting', is: chose(answers['workdays'], 'sitting'), source: MOVE },
    { habit: 'lateNights', is: chose(answers['workdays'], 'late'), source: ACTION },
    { habit: 'breakfast', is: chose(answers['workdays'], 'no-breakfast'), source: DIET },
    { habit: 'vegetables', is: chose(answers['vegetables'], 'little', 'some'), source: DIET },
    { habit: 'fruit', is: chose(answers['fruit'], 'seldom', 'weekly'), source: DIET },
    { habit: 'salt', is: chose(answers['salt'], 'salty'), source: DIET },
    { habit: 'sugar', is: chose(answers['sweet-drinks'], 'weekly', 'daily'), source: DIET },
    { habit: 'fried', is: chose(answers['fried'], 'weekly', 'daily'), source: DIET },
    { habit: 'grains', is: chose(answers['whole-grains'], 'seldom'), source: DIET },
    { habit: 'water', is: chose(answers['water'], 'little'), source: DIET },
    { habit: 'sleep', is: hours !== null && hours < ENOUGH_SLEEP, figure: hours, source: ACTION },
    { habit: 'mood', is: mood >= MOOD_LINE, source: MOOD },
    { habit: 'checkUps', is: chose(answers['check-ups'], 'seldom', 'never'), source: ACTION },
  ];
  return found
    .filter(({ is }) => is)
    .map(({ habit, figure = null, years = null, source }) => ({ habit, figure, years, source }));
}
