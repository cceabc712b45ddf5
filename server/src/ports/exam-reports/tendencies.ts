import { deliveredCatalogue, type Measured, type Section } from './catalogue.ts';
import { boundsFor, chance, type Story, type Whose } from './model.ts';

/** The results out of range in some people, and in which share of them. */
const OFTEN: Readonly<Record<string, number>> = {
  ...{ 'LDL-C': 0.22, UA: 0.18, BMI: 0.25, TG: 0.18, ALT: 0.1, SBP: 0.14, GLU: 0.08 },
};

/** A person's tendencies, the same in every year but for a little; most results are in range. */
export function tendenciesOf(whose: Whose, year: number, catalogue: readonly Section[] = deliveredCatalogue()): Story {
  const measured = catalogue.flatMap((section) => section.measured ?? []);
  const values = Object.fromEntries(
    measured
      .filter(({ code }) => isHigh(whose, code))
      .map((item) => [item.code, { [year]: highValue(item, whose, year) }]),
  );
  return { values };
}

const isHigh = ({ guid }: Whose, code: string): boolean => chance(guid, 'tends', code) < (OFTEN[code] ?? 0);

function highValue(item: Measured, whose: Whose, year: number): number {
  const [, high] = boundsFor(item, whose.gender);
  const over = 1.04 + 0.12 * chance(whose.guid, item.code, year);
  return Number(((high ?? 1) * over).toFixed(item.digits));
}
