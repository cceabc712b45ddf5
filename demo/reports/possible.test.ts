import { expect, it } from 'vitest';
import { ReportDocument } from '#contract/schemas/report-document';
import { ageOn } from '#contract/rules/day';
import { impossibleIn } from '../../server/test/possible-report.ts';
import { modelReport } from '../../server/src/ports/exam-reports/model.ts';
import { tendenciesOf } from '../../server/src/ports/exam-reports/tendencies.ts';
import { plusDays } from '../days.ts';
import { documentOf } from '../fill-reports.ts';
import { demoWorld } from '../world.ts';

const TODAY = '2026-06-15';

it('every adult of the demo is possible in each of three years', () => {
  // no plan of the demo examines children
  const isAdult = ({ birthDate }: { birthDate: string }): boolean => ageOn(birthDate, plusDays(TODAY, -3 * 365)) >= 18;
  const people = demoWorld(TODAY).flatMap((company) => company.people.filter(isAdult));
  expect(people.length).toBeGreaterThan(30);
  const impossible = people.flatMap((person) =>
    [0, 1, 2].flatMap((at) => {
      const day = plusDays(TODAY, (at - 3) * 365);
      const document = ReportDocument.parse(documentOf(person, day, at));
      const who = { gender: person.gender, age: ageOn(person.birthDate, day) };
      return impossibleIn(document, who).map((what) => `${person.name} ${who.age}: ${what}`);
    }),
  );
  expect(impossible).toEqual([]);
});

it('so is whatever a centre of the demo finds, in whomever', () => {
  const impossible = Array.from(
    { length: 500 },
    (_, n) => ({ guid: `guid-${n}`, gender: n % 2 ? 'male' : 'female' }) as const,
  )
    .flatMap((whose) =>
      [2025, 2026].map((year) => ({ whose, document: modelReport(whose, TODAY, year, tendenciesOf(whose, year)) })),
    )
    .flatMap(({ whose, document }) => impossibleIn(ReportDocument.parse(document), { gender: whose.gender, age: 40 }));
  expect(impossible).toEqual([]);
});

it('names contradictions: a total below its parts, a waist of another person', () => {
  const whose = { guid: 'one', gender: 'male' } as const;
  const story = { values: { TC: [3.88], 'LDL-C': [3.9], BMI: [23.8], WAIST: [56.4], WEIGHT: [104] } };
  const found = impossibleIn(modelReport(whose, TODAY, 0, story), { gender: 'male', age: 12 });
  for (const code of ['TC 3.88', 'LDL-C 3.9', 'WAIST 56.4', 'BMI 23.8', 'older people'])
    expect(found.join('; ')).toContain(code);
});
