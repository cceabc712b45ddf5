import type { ReportDocument, ReportItem } from '#contract/schemas/report-document';
import type { Bilingual } from '#contract/language';
import { ageOn } from '#contract/rules/day';
import { contradictsRange, isFor, seriesKey } from '#contract/rules/report';

export interface Problem {
  /** Which indicator, or which field. */
  field: string;
  message: Bilingual;
}

interface Person {
  gender: 'male' | 'female';
  birthDate: string;
}

/** The problems that keep a report from being published, all of them, so that it is mended once. */
export function problemsOf(document: ReportDocument, examDay: string, person: Person, today: string): Problem[] {
  const who = { sex: person.gender, age: ageOn(person.birthDate, examDay) };
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const add = (field: string, zh: string, en: string) => void problems.push({ field, message: { zh, en } });
  if (examDay > today) add('examDay', '体检日期晚于今天', 'the day of the check-up is still to come');
  if (document.signedOn < examDay) add('signedOn', '签发日期早于体检日期', 'it is signed before the check-up');
  const items: ReportItem[] = document.sections.flatMap((section) => section.items);
  for (const item of items) {
    const key = seriesKey(item);
    if (seen.has(key))
      add(item.code, '同一指标、单位和方法出现了两次', 'the same indicator, unit and method stand there twice');
    seen.add(key);
    if ((item.value === null) === (item.words === null))
      add(item.code, '数值与文字结果须二选一', 'it needs a value or words, and not both');
    // guard: reports: judgement fits the range
    if (contradictsRange(item))
      add(item.code, '判断与参考范围不一致', 'what is said of the value contradicts its range');
    if (item.range && !isFor(item.range, who))
      add(item.code, '参考范围不适用于该性别或年龄', 'the range is not for a person of this sex and age');
  }
  return problems;
}
