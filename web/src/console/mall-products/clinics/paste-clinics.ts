import type { Bilingual } from '#contract/language';
import { clinicOf, clinicProblems, type ClinicDraft, type ClinicField } from './clinic-form.ts';

export interface WrongLine {
  line: number;
  field: ClinicField;
}
export interface PastedClinics {
  clinics: ClinicDraft[];
  wrong: WrongLine[];
}
type City = { cityId: number; name: Bilingual };

/** People write 上海 and 上海市, Shanghai and shanghai. */
const isCalled = ({ name }: City, text: string): boolean =>
  name.zh === text.replace(/市$/, '') || name.en.toLowerCase() === text.toLowerCase();

/** One clinic a line, as cells of a sheet are copied: city, name and address in both languages, phone. */
export function pasteClinics(text: string, cities: readonly City[]): PastedClinics {
  const read = text
    .split('\n')
    .flatMap((line, at) => (line.trim() ? { line: at + 1, clinic: clinicIn(line, cities) } : []));
  return {
    clinics: read.map(({ clinic }) => clinic),
    wrong: read.flatMap(({ line, clinic }) => clinicProblems(clinicOf(clinic)).map((field) => ({ line, field }))),
  };
}

function clinicIn(line: string, cities: readonly City[]): ClinicDraft {
  const [city = '', nameZh = '', nameEn = '', addressZh = '', addressEn = '', phone = ''] = line
    .split('\t')
    .map((cell) => cell.trim());
  const cityId = cities.find((each) => isCalled(each, city))?.cityId;
  return { cityId: cityId === undefined ? '' : String(cityId), nameZh, nameEn, addressZh, addressEn, phone };
}
