import { accountHelp } from './config-help/account.ts';
import { bookingHelp } from './config-help/booking.ts';
import type { Help } from './config-help/help.ts';
import { homeHelp } from './config-help/home.ts';
import { loginHelp } from './config-help/login.ts';
import type { Bilingual } from './language.ts';

export type { Help } from './config-help/help.ts';

const known: Readonly<Record<string, Help>> = { ...homeHelp, ...loginHelp, ...bookingHelp, ...accountHelp };

/** The words about a setting; one without words is called by its path, and a test turns red. */
export const helpOf = (path: string): Help =>
  known[path] ?? { name: { zh: path, en: path }, text: { zh: '', en: '' }, options: {}, inner: {} };

export const hasHelp = (path: string): boolean => Object.hasOwn(known, path);

/** The parts of the form, in its order; a setting stands where its path begins. */
export const CONFIG_SECTIONS = ['home', 'login', 'booking', 'account', 'mall', 'reimbursement'] as const;
export type ConfigSection = (typeof CONFIG_SECTIONS)[number];

const SECTION_OF: Readonly<Record<string, ConfigSection>> = {
  header: 'home',
  home: 'home',
  surveyGate: 'home',
  handbooks: 'home',
  menuRules: 'home',
  booking: 'booking',
  bookingWindows: 'booking',
  invoice: 'booking',
  mall: 'mall',
  account: 'account',
  feedback: 'account',
  reimbursement: 'reimbursement',
};

export const sectionOf = (path: string): ConfigSection => SECTION_OF[path.split('.')[0] ?? ''] ?? 'login';

export const sectionNames: Record<ConfigSection, Bilingual> = {
  home: { zh: '首页与页头', en: 'Home and header' },
  login: { zh: '登录与退出', en: 'Ways in and out' },
  booking: { zh: '预约', en: 'Booking' },
  account: { zh: '账户', en: 'Account' },
  mall: { zh: '商城', en: 'Malls' },
  reimbursement: { zh: '报销', en: 'Reimbursement' },
};
