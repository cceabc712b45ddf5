import type { Colors } from '#contract/company';
import type { CompanyConfigInput } from '#contract/company-config';
import type { Language } from '#contract/language';

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

/** §3.4. `gotoHr` is the HR action: shown to HR only. */
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
  /** The picture under 750 px; its name contains "small" (§2.4). */
  imageSmall: string;
  actionUrl: string;
  alt: string;
  /** May hold one line break: the mock-ups' titles stand on two lines. */
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
  /** §6: 0 is reimbursement only. */
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
  cityId: number;
  cityName: string;
  employeeNo?: string;
  department?: string;
  relationOf?: string;
  relation?: 'spouse' | 'parent' | 'child';
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
