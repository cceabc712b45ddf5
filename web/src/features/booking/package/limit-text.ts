import type { AgeRange, PersonLimit } from '#contract/rules/person';

/** The words of a list of limits about sex, marital status and age, each at most once. */
const saidBy = (limits: readonly PersonLimit[]) => ({
  sex: limits.find((limit) => limit.kind === 'sex')?.only,
  marital: limits.find((limit) => limit.kind === 'marital')?.only,
  age: limits.find((limit) => limit.kind === 'age'),
});

export function agesInChinese({ from, to }: AgeRange): string {
  if (from !== null && to !== null) return `${from}–${to} 岁`;
  return from !== null ? `${from} 岁及以上` : `${to} 岁及以下`;
}

/** 「 50 岁及以上已婚女性」: a figure stands apart from the characters before it. */
export function whoInChinese(limits: readonly PersonLimit[]): string {
  const { sex, marital, age } = saidBy(limits);
  const status = marital ? { married: '已婚', single: '未婚' }[marital] : '';
  const noun = sex ? { male: '男性', female: '女性' }[sex] : '';
  return `${age ? ` ${agesInChinese(age)}` : ''}${status}${noun}`;
}

export function agesInEnglish({ from, to }: AgeRange): string {
  if (from !== null && to !== null) return `aged ${from}–${to}`;
  return from !== null ? `aged ${from} and over` : `up to ${to}`;
}

/** "married women aged 50 and over" */
export function whoInEnglish(limits: readonly PersonLimit[]): string {
  const { sex, marital, age } = saidBy(limits);
  const status = marital && { married: 'married', single: 'unmarried' }[marital];
  const noun = sex ? { male: 'men', female: 'women' }[sex] : 'people';
  return [status, noun, age && agesInEnglish(age)].filter(Boolean).join(' ');
}
