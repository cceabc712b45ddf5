import type { StoreStatus } from '#contract/calls/booking';
import type { Bilingual } from '#contract/language';
import type { CenterLanguage, Meal } from '#contract/values/ops/centers';
import type { ExamGroup, Review } from '../../server/src/db/columns.ts';
import type { CityName } from '../cities.ts';
import type { BrandName } from './brands.ts';

/** Chinese and English in one literal, `中文|English`: what keeps the tables of this folder readable. */
export type Pair = `${string}|${string}`;

export function both(pair: Pair): Bilingual {
  const at = pair.indexOf('|');
  return { zh: pair.slice(0, at), en: pair.slice(at + 1) };
}

export interface DemoCity {
  id: number;
  name: Bilingual;
  lng: number;
  lat: number;
}

/** The people a package or an add-on is for; absent means all. */
export interface DemoLimits {
  sex?: 'male' | 'female';
  marital?: 'single' | 'married';
  minAge?: number;
  maxAge?: number;
}

export interface DemoSet extends DemoLimits {
  /** The ages it is usually chosen at, as its summary says. */
  advisedFrom?: number;
  advisedTo?: number;
  id: number;
  name: Bilingual;
  summary: Bilingual;
  highlights: Bilingual[];
  groups: ExamGroup[];
  priceFen: number;
  popular: boolean;
}

export interface DemoExtra extends DemoLimits {
  id: number;
  category: Bilingual;
  name: Bilingual;
  summary: Bilingual;
  groups: ExamGroup[];
  priceFen: number;
  exclusionGroup?: string;
  needsSets: number[];
  withinSets: number[];
}

/** `extra` is equal to `other`, or an upgrade of it. */
export interface DemoExtraPair {
  extra: number;
  other: number;
  kind: 'equal' | 'upgrade';
}

/** Worth considering when this indicator is out of its range that way. */
export interface DemoSuggestion {
  indicator: string;
  flag: 'low' | 'high' | 'abnormal';
  extra: number;
  /** Its name then: the group rather than the indicator. */
  topic: Bilingual;
  source: Bilingual;
}

export interface DemoSegment {
  weekday: number;
  starts: string;
  ends: string;
  capacity: number;
}

export interface DemoCenter {
  id: number;
  brand: BrandName;
  city: CityName;
  name: Bilingual;
  district: Bilingual;
  address: Bilingual;
  lng: number;
  lat: number;
  phone: string;
  hours: Bilingual;
  transport: Bilingual;
  introduction: Bilingual;
  tags: Bilingual[];
  languages: CenterLanguage[];
  meal: Meal;
  parking: Bilingual;
  femaleStaff: boolean;
  photos: string[];
  reviews: Review[];
  rating: number;
  status: StoreStatus;
  changeable: boolean;
  sets: number[];
  extras: number[];
  week: DemoSegment[];
}

export interface DemoException {
  centerId: number;
  day: string;
  kind: 'rest' | 'team' | 'opensLater';
  teamCompany?: number;
  opensOn?: string;
}

export interface DemoSupply {
  cities: DemoCity[];
  sets: DemoSet[];
  extras: DemoExtra[];
  pairs: DemoExtraPair[];
  suggestions: DemoSuggestion[];
  centers: DemoCenter[];
  exceptions: DemoException[];
}
