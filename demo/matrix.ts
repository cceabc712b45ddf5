import { CompanyConfig } from '#contract/company-config';
import { campaignStage, openingOn } from '#contract/rules/window';
import type { DemoCompany } from './types.ts';

/** The behaviour of a company, as docs/running/companies.md says it and as a walk through its calls finds it. */
export interface Behaviour {
  menu: string[];
  centre: string[];
  malls: string[];
  login: string;
  leaving: string;
  booking: string;
  campaign: string;
}

const CENTRE = {
  relatives: 'relatives',
  addresses: 'addresses',
  points: 'points',
  reimbursement: 'reimbursement',
  cards: 'cards',
  servicesEntry: 'services',
  customerService: 'customer service',
  indicators: 'indicators',
  changePassword: 'password',
  indexEntry: 'index entry',
} as const;
type Shown = Record<keyof typeof CENTRE, boolean>;

/** The entries of the account centre that depend on the company. */
export const centreOf = (account: Shown): string[] =>
  Object.entries(CENTRE).flatMap(([flag, name]) => (account[flag as keyof Shown] ? [name] : []));

export const mallsOf = ({ mall }: Pick<CompanyConfig, 'mall'>): string[] => [
  mall.variant,
  ...(mall.prices ? [] : ['no prices']),
  ...(mall.yearFilter ? ['orders by year'] : []),
];

/** On a day, for a person of the ordinary class. */
export function behaviourOf({ config, menus }: DemoCompany, today: string): Behaviour {
  const parsed = CompanyConfig.parse(config);
  const { login, afterLogout, bookingWindows } = parsed;
  return {
    menu: menus.flatMap(({ items }) => items.filter(({ click }) => click !== 'gotoHr').map(({ nameEng }) => nameEng)),
    centre: centreOf(parsed.account),
    malls: mallsOf(parsed),
    login: [login.variant, login.ssoOnly && 'single sign-on only', login.familyPage && `family of ${login.familyPage}`]
      .filter(Boolean)
      .join(', '),
    leaving: parsed.header.exit ? afterLogout.to : `${afterLogout.to}, no exit`,
    booking: stageOf(openingOn(today, ORDINARY, bookingWindows)),
    campaign: login.campaign ? campaignStage(today, login.campaign) : '–',
  };
}

/** The class of most people. */
export const ORDINARY = 1;

export const stageOf = (opening: ReturnType<typeof openingOn>): string =>
  opening.open ? 'open' : opening.opensOn ? 'before' : 'after';
