import type { RelationKind } from '#contract/calls/booking';
import type { CardPurpose } from '#contract/calls/cards';
import type { Colors } from '#contract/calls/company';
import type { BookingWindow, CompanyConfigInput } from '#contract/company-config';
import type { FeedbackKind } from '#contract/calls/feedback';
import type { Bilingual, Language } from '#contract/language';
import type { KIT_STATES } from '#contract/calls/mall-orders';
import type { DeliveryWay, ReportType } from '#contract/calls/orders';
import type { MaritalStatus } from '#contract/calls/people';
import type { CardState } from '#contract/rules/card';
import type { DemoGift, DemoOffer } from './products/types.ts';

/** Names the demo menus use, Lucide's and the portal's own tooth; the browser's icon table must know each of them. */
export const MENU_ICONS = [
  'activity',
  'banknote',
  'book-open',
  'briefcase-medical',
  'calendar-check',
  'circle-help',
  'clipboard-list',
  'coins',
  'dna',
  'file-heart',
  'heart-pulse',
  'layout-dashboard',
  'map-pin',
  'message-square-text',
  'newspaper',
  'phone',
  'receipt-text',
  'shield-check',
  'shopping-bag',
  'stethoscope',
  'store',
  'syringe',
  'ticket',
  'tooth',
  'upload',
  'users',
] as const;
export type MenuIcon = (typeof MENU_ICONS)[number];

/** `gotoHr` is the HR action: shown to HR only. */
export type ClickMethod = 'gotoSelOrder' | 'gotoRelOrder' | 'gotoHr' | '';

export interface DemoMenuItem {
  /** Unique within the company; menu rules name it. */
  id: number;
  icon: MenuIcon;
  name: string;
  nameEng: string;
  url: string;
  click: ClickMethod;
}

export interface DemoMenuGroup {
  type: number;
  name: string;
  nameEng: string;
  items: DemoMenuItem[];
}

export interface DemoBanner {
  lang: Language;
  image: string;
  /** The picture under 750 px; its name contains "small". */
  imageSmall: string;
  actionUrl: string;
  alt: string;
  /** May hold one line break: titles stand on two lines. */
  title: string;
  text: string;
  button: string;
}

export interface DemoCampaign {
  targetUrl: string;
  imageUrl: string;
  title: string;
  titleEng: string;
  text: string;
  textEng: string;
  button: string;
  buttonEng: string;
}

export interface DemoNotice {
  tone: 'info' | 'warn';
  title: string;
  titleEng: string;
  text: string;
  textEng: string;
  /** Empty: nothing more to read. */
  url: string;
  /** Shown on these days, both included; an absent end means no limit. */
  from?: string;
  to?: string;
}

export interface DemoAccount {
  id: number;
  login: string;
  email?: string;
  roleType: 'EMPLOYEE' | 'HR';
  roleKey: string;
  /** 0 is reimbursement only. */
  employeeType: 0 | 1 | 2 | 3;
  employeeClass: number;
  vendorId: number;
  /** False: the privacy terms have not been agreed to yet, so the first login must carry the consent. */
  consented: boolean;
  /** Signs in through the company's own identity provider only. */
  sso?: boolean;
}

export interface DemoPerson {
  guid: string;
  /** Absent for relatives: they are booked for, they do not sign in. */
  account?: DemoAccount;
  name: string;
  gender: 'male' | 'female';
  birthDate: string;
  idNumber: string;
  phone: string;
  email: string;
  marital: MaritalStatus;
  cityId: number;
  cityName: string;
  employeeNo?: string;
  department?: string;
  relationOf?: string;
  relation?: 'spouse' | 'parent' | 'child' | 'other';
  /** The fields the company has not given yet: they are asked for. */
  missing?: readonly ('idNumber' | 'email' | 'employeeNo' | 'department')[];
}

export interface DemoCompany {
  companyId: number;
  code: string;
  name: string;
  nameEng: string;
  hotline: string;
  logo: string;
  colors: Colors;
  config: CompanyConfigInput;
  menus: DemoMenuGroup[];
  banners: DemoBanner[];
  campaigns: DemoCampaign[];
  notices: DemoNotice[];
  people: DemoPerson[];
}

export interface DemoPlan {
  id: number;
  name: Bilingual;
  /** 1 employee benefit, 2 card, 3 self-paid. */
  mode: 1 | 2 | 3;
  windows: BookingWindow[];
  examFrom?: string;
  examTo?: string;
  forWhom: RelationKind[];
  maxPeople: number;
  maxExtras: number;
  /** How often a person may use it in its period; once where nothing is said. */
  uses?: number;
  /** Absent: every city. */
  cityIds?: number[];
  sets: { id: number; companyFen: number }[];
}

/** A company's share of a centre's segments at one time of day, on every day there is. */
export interface DemoQuota {
  centerId: number;
  starts: string;
  quota: number;
}

export interface DemoAddress {
  of: string;
  recipient: string;
  phone: string;
  district: string;
  detail: string;
  isDefault: boolean;
}

/** A check-up of an earlier year, its report ready. */
export interface DemoPastOrder {
  user: string;
  person: string;
  setId: number;
  extraIds: number[];
  centerId: number;
  day: string;
  time: string;
  reportType: ReportType;
  delivery?: DeliveryWay;
  invoice?: DemoInvoice;
  /** How it was rated, 1 to 5. */
  stars?: number;
}

export interface DemoInvoice {
  typeId: number;
  title: string;
  taxNumber?: string;
  email: string;
  /** Absent: asked for with the order. */
  askedOn?: string;
  /** Absent: it is still to be made out. A paper one has a parcel. */
  sent?: { issuedOn: string; sentOn: string; parcel?: string };
}

/** A person's order in one of the malls, and its end. */
export interface DemoMallOrder {
  /** Given where a journey opens it by its address. */
  guid?: string;
  person: string;
  daysAgo: number;
  items: DemoMallItem[];
  /**
   * The payment besides money: points alone at the price in points, or so much of a gift or a card, or a use of a
   * dental card.
   */
  by?: 'points' | 'dental' | { giftFen: number } | { cardFen: number };
  /** Paid and nothing more, on its way, with its owner, or given up; all but the first so many days after it was ordered. */
  became: 'toPay' | 'paid' | 'sent' | 'completed' | 'expired' | 'cancelled' | 'refunded';
  after?: number;
}

export interface DemoMallItem {
  product: number;
  count?: number;
  /** The price in points then, where it differs from today's. */
  points?: number;
  /** For which relative. */
  for?: string | undefined;
  kit?: KitState;
  /** Its card is one of those that are written down for the wallet. */
  inWallet?: true;
}
export type KitState = (typeof KIT_STATES)[number];

/** A card in a person's wallet, or one that can still be bound. */
export interface DemoCard {
  owner?: string;
  name: Bilingual;
  purpose: CardPurpose;
  planId?: number;
  state: CardState;
  uses?: number;
  validFrom: string;
  validTo: string;
  /** Of a card of the mall: the money on it. */
  fen?: number;
  gift?: { to: string; daysAgo: number };
  /** Which of the numbers that are told; any where nothing is said. */
  number?: 'first' | 'second';
}

/** A company with what its people may book and have booked. */
/** A case for an operator: an order, and its trouble or the words about it. */
export type DemoTrouble = Omit<DemoPastOrder, 'stars' | 'invoice'> &
  (
    | { kind: 'rated'; stars: number; tagIds: number[]; words: string }
    | { kind: 'abnormal'; reason: string }
    | { kind: 'noShow' | 'refundFailed' | 'payUnanswered' | 'messageFailed' }
  );

export interface DemoTenant extends DemoCompany {
  plans: DemoPlan[];
  quotas: DemoQuota[];
  addresses: DemoAddress[];
  pastOrders: DemoPastOrder[];
  mallOrders: DemoMallOrder[];
  offers: DemoOffer[];
  gifts: DemoGift[];
  cards: DemoCard[];
  troubles: DemoTrouble[];
  feedback: DemoFeedback[];
  held: DemoHeld[];
}

/** A person's feedback, and its end; all but the question may be missing. */
export interface DemoFeedback {
  person: string;
  kind: FeedbackKind;
  asked: { days?: number; hours?: number };
  question: string;
  answer?: string;
  /** How many hours the answer took. */
  after?: number;
  again?: string;
  closed?: string;
  /** Its writer has looked at the answer. */
  read?: boolean;
}

/** A service a person holds; `ended` says why an operator took it back. */
export interface DemoHeld {
  person: string;
  source: string;
  name: Bilingual;
  about: Bilingual;
  from: string;
  to: string;
  use: { kind: 'link'; url: string } | { kind: 'code'; code: string } | { kind: 'booking' };
  ended?: string;
}
