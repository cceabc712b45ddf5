import type { ReportDocument } from '#contract/schemas/report-document';

/** Figures no laboratory would print of one person: they contradict each other, or are of another sex or age. */

interface Who {
  gender: 'male' | 'female';
  age: number;
}

const ONLY: Readonly<Record<string, Who['gender']>> = { PSA: 'male', CA125: 'female' };

export function impossibleIn(document: ReportDocument, { gender, age }: Who): string[] {
  const items = document.sections.flatMap((section) => section.items);
  const values = new Map(items.flatMap(({ code, value }) => (value === null ? [] : [[code, value] as const])));
  const found: string[] = [];
  const rule = (codes: string[], holds: (...figures: number[]) => boolean): void => {
    const figures = codes.flatMap((code) => values.get(code) ?? []);
    if (figures.length === codes.length && !holds(...figures))
      found.push(codes.map((code, at) => `${code} ${figures[at]}`).join(', '));
  };
  const near = (a: number, b: number, by: number): boolean => Math.abs(a - b) <= by;
  rule(['TC', 'LDL-C', 'HDL-C'], (tc = 0, ldl = 0, hdl = 0) => tc >= ldl + hdl);
  // Friedewald holds below 4.5 mmol/L of triglycerides
  rule(
    ['LDL-C', 'TC', 'HDL-C', 'TG'],
    (ldl = 0, tc = 0, hdl = 0, tg = 0) => tg > 4.5 || near(ldl, tc - hdl - tg / 2.2, 0.3),
  );
  rule(['BMI', 'WEIGHT', 'HEIGHT'], (bmi = 0, weight = 0, height = 1) => near(bmi, weight / (height / 100) ** 2, 0.15));
  rule(['WAIST', 'BMI'], (waist = 0, bmi = 0) => near(waist, 3 * bmi + 10, 10));
  rule(
    ['HEIGHT'],
    (height = 0) => height >= (age < 18 ? 75 + 5 * age : 145) && height <= (age < 18 ? 95 + 7 * age : 205),
  );
  rule(['SBP', 'DBP'], (systolic = 0, diastolic = 0) => systolic - diastolic >= 20 && systolic - diastolic <= 80);
  rule(['MCV', 'HCT', 'RBC'], (mcv = 0, hct = 0, rbc = 1) => near(mcv, (hct * 1000) / rbc, 2));
  rule(['MCH', 'HGB', 'RBC'], (mch = 0, hgb = 0, rbc = 1) => near(mch, hgb / rbc, 1));
  rule(['MCHC', 'HGB', 'HCT'], (mchc = 0, hgb = 0, hct = 1) => near(mchc, hgb / hct, 8));
  rule(['NEUT%', 'LYMPH%', 'MONO%', 'EO%'], (...parts) =>
    near(
      parts.reduce((sum, part) => sum + part, 0),
      98.5,
      1.5,
    ),
  );
  rule(['TP', 'ALB', 'GLB'], (tp = 0, alb = 0, glb = 0) => near(tp, alb + glb, 0.2));
  rule(['TBIL', 'DBIL'], (total = 0, direct = 0) => direct < total);
  // the mean glucose that glycated haemoglobin speaks of, against a fasting one
  rule(['HBA1C', 'GLU'], (hba1c = 0, glucose = 0) => near(1.59 * hba1c - 2.59, glucose, 3.5));
  for (const { code, range } of items) {
    if (ONLY[code] && ONLY[code] !== gender) found.push(`${code} of another sex`);
    if (range && range.sex !== 'any' && range.sex !== gender) found.push(`${code} with a range of another sex`);
    if (range?.ageFrom != null && age < range.ageFrom) found.push(`${code} with a range of older people`);
  }
  return found;
}
