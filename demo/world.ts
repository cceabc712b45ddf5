import { plain, sso } from './companies/access.ts';
import { dental, pocket } from './companies/benefits.ts';
import { deqinFamily } from './companies/deqin-family.ts';
import { oneday, sevenday } from './companies/notice-days.ts';
import { hilton } from './companies/hospitality.ts';
import { amazon, mercer } from './companies/partners.ts';
import { survey } from './companies/survey.ts';
import { yunfan } from './companies/yunfan.ts';
import { cardsOf } from './cards.ts';
import { withHandbooks } from './content/handbooks.ts';
import { feedbackOf, heldOf } from './feedback.ts';
import { mallOrdersOf } from './mall-orders.ts';
import { giftsOf } from './products/gifts.ts';
import { offersOf } from './products/ranges.ts';
import { plansOf } from './plans.ts';
import { recordsOf } from './records.ts';
import { troublesOf } from './troubles.ts';
import type { DemoCompany, DemoTenant } from './types.ts';

const companies = (today: string): DemoCompany[] => [
  yunfan(today),
  ...deqinFamily(today),
  hilton(today),
  mercer(today),
  amazon(today),
  dental(),
  oneday(),
  sevenday(today),
  pocket(today),
  survey(today),
  sso(today),
  plain(today),
];

/** The companies of the demo world, with windows and ages as they stand on `today` (YYYY-MM-DD). All invented. */
export const demoWorld = (today: string): DemoTenant[] =>
  companies(today)
    .map(withHandbooks)
    .map((company) => ({
      ...company,
      plans: plansOf(company, today),
      ...recordsOf(company, today),
      offers: offersOf(company, today),
      gifts: giftsOf(company, today),
      mallOrders: mallOrdersOf(company, today),
      cards: cardsOf(company, today),
      troubles: troublesOf(company, today),
      feedback: feedbackOf(company),
      held: heldOf(company, today),
    }));
