/** The results of a person that follow from others, since figures that contradict each other are no real person's. */

export type Values = ReadonlyMap<string, number>;
type Follow = (
  values: Values,
  whose: { gender: 'male' | 'female' },
  own: (word: string) => number,
) => number | undefined;

const TALL = { male: [166, 182], female: [154, 169] } as const;
const WAIST_AT_NO_BMI = { male: 12, female: 8 } as const;
/** Basophils, which the blood count leaves out. */
const OTHER_CELLS = 0.5;

/** Named figures, or nothing where one of them was not measured. */
function given(values: Values, ...codes: string[]): number[] | undefined {
  const found = codes.flatMap((code) => values.get(code) ?? []);
  return found.length === codes.length ? found : undefined;
}

const from =
  (codes: readonly string[], make: (figures: number[]) => number): Follow =>
  (values) => {
    const figures = given(values, ...codes);
    return figures && make(figures);
  };

/** In the order in which they follow from each other. */
export const FOLLOWS: Readonly<Record<string, Follow>> = {
  HEIGHT: (_values, { gender }, own) => TALL[gender][0] + (TALL[gender][1] - TALL[gender][0]) * own('tall'),
  WEIGHT: from(['BMI', 'HEIGHT'], ([bmi = 0, height = 0]) => bmi * (height / 100) ** 2),
  WAIST: (values, { gender }, own) => {
    const [bmi] = given(values, 'BMI') ?? [];
    return bmi === undefined ? undefined : WAIST_AT_NO_BMI[gender] + 3 * bmi + 2 * (own('waist') - 0.5);
  },
  DBP: (values, _whose, own) => {
    const [systolic] = given(values, 'SBP') ?? [];
    return systolic === undefined ? undefined : 0.58 * systolic + 3 * own('diastolic');
  },
  // the formula of Friedewald, solved for the total
  TC: from(['LDL-C', 'HDL-C', 'TG'], ([ldl = 0, hdl = 0, tg = 0]) => ldl + hdl + tg / 2.2),
  HGB: from(['HCT', 'MCHC'], ([hct = 0, mchc = 0]) => hct * mchc),
  RBC: from(['HCT', 'MCV'], ([hct = 0, mcv = 0]) => (hct * 1000) / mcv),
  MCH: from(['MCHC', 'MCV'], ([mchc = 0, mcv = 0]) => (mchc * mcv) / 1000),
  'NEUT%': from(['LYMPH%', 'MONO%', 'EO%'], (parts) => 100 - OTHER_CELLS - parts.reduce((sum, part) => sum + part, 0)),
  TP: from(['ALB', 'GLB'], ([alb = 0, glb = 0]) => alb + glb),
};
