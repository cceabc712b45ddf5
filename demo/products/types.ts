import type { CardPurpose } from '#contract/calls/cards';
import type { BookingWindow } from '#contract/company-config';
import type { Bilingual } from '#contract/language';
import type { AboutTab, LimitPeriod } from '#contract/calls/mall';
import type { MallKind } from '#contract/calls/mall-payment';
import type { Clinic } from '#contract/rules/clinic';
import type { ProductKind } from '#contract/rules/product-kind';
import type { ProductArt } from '../product-art/drawings.ts';

/** The thing the buyer gets. */
export type Gives =
  | { kind: Exclude<ProductKind, 'service' | 'card'> }
  | { kind: 'service'; months: number; use: 'link' | 'code'; url?: string }
  | { kind: 'card'; months: number; purpose: Exclude<CardPurpose, 'plan'>; uses?: number; fen?: number };

export interface DemoProduct {
  id: number;
  mall: MallKind;
  category: string;
  name: Bilingual;
  brief: Bilingual;
  about: AboutTab[];
  /** Where it can be used; absent: nowhere in particular. */
  clinics?: Clinic[];
  art: ProductArt;
  /** The colour it is drawn in; the gallery shows it in two more. */
  hue: Hue;
  priceFen: number;
  /** Absent: not for points alone. */
  points?: number;
  gives: Gives;
  /** One use of a dental card pays for one of it. */
  dental?: true;
}

/** The grounds of the product pictures, by the colour that stands on them. */
export const HUES = {
  mint: '#3d9b7e',
  violet: '#6c63c7',
  amber: '#d98a2b',
  blue: '#3374d1',
  rose: '#c9566a',
  indigo: '#5a6fb0',
  coral: '#d0634a',
  teal: '#3a8ba3',
  sand: '#b08a4e',
  leaf: '#6a9a3b',
} as const;
export type Hue = keyof typeof HUES;

/** How a company sells a product: an absent field is as the product says, or without limit. */
export interface DemoOffer {
  product: number;
  priceFen?: number;
  points?: number;
  role?: 'free' | 'paid';
  forFamily?: { maxAge?: number };
  windows?: BookingWindow[];
  classes?: number[];
  types?: number[];
  vendors?: number[];
  limit?: { count: number; period: LimitPeriod };
  badge?: 'hot' | 'limited';
  unlisted?: true;
  /** Absent: it cannot run out. */
  stock?: { received: number; lowAt?: number };
}

/** Money for the malls that the company gives to one of its people. */
export interface DemoGift {
  person: string;
  name: Bilingual;
  fen: number;
  from: string;
  to: string;
}
