import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorRole } from '#contract/values/operator-roles';

/** `npm run test:full` makes most journeys twice. */
const FULL = process.env.TEST_FULL === '1';
/** How many guests a company may get before the journeys begin; each serves one journey. */
export const GUESTS = FULL ? 260 : 160;
/** Most journeys are made in the first company, a handful in each other one. */
const FEW_GUESTS = FULL ? 24 : 14;
export const guestsOf = (company: string): number => (company === 'demo' ? GUESTS : FEW_GUESTS);

/** How many operators each role has for the journeys; each signs in once, as a code counts once in half a minute. */
export const OPERATORS = FULL ? 36 : 24;
export const operatorLogin = (role: OperatorRole, number: number) => `${role}-${number}`;
/** Of their second factor; everybody may know it. */
export const OPERATORS_SECRET = 'JOURNEYS'.repeat(4);

/** Past sixty, one for each project of the journey that needs one: care mode is offered once. */
export const ELDERS = { zh: 'elder1', en: 'elder2' };

/** Of whom the company has given little; one for each project, since it is completed once. */
export const NEWCOMERS = { zh: 'newcomer1', en: 'newcomer2' };

/** With points to spend, one for each project of each journey that spends some. */
export const SHOPPERS = {
  zh: { buys: 'shopper1', mixes: 'shopper2', cancels: 'shopper3' },
  en: { buys: 'shopper4', mixes: 'shopper5', cancels: 'shopper6' },
};
export const SHOPPERS_POINTS = 1_000;

/** Has the same points and a card with money on it, for the journey of an order that is sent. */
export const RECEIVER = 'shopper7';
export const RECEIVERS_CARD = { name: { zh: '健康储值卡', en: 'Health stored-value card' }, fen: 150_00 };

/** With a report, one for each project; the first has a mother with one, who has not been asked yet. */
export const READERS = { zh: 'reader1', en: 'reader2' };
/** Was examined two days ago; the centre has said nothing yet. */
export const PATIENT = 'patient1';

/** Who claims and books nothing, in a company of their own: all approved claims of a company are paid together. */
export const CLAIMANT = { company: 'pocket', login: 'claimant1', name: '程安之' };

/** Far from the numbers of the demo's own people. */
export const FIRST_NUMBER = 400;

export const guestLogin = (number: number) => `guest${number}`;

/** An employee no other journey has touched. */
export function claimGuest(company: string): string {
  const number = claim(company, guestsOf(company));
  if (number === undefined) throw new Error(`${company} has no guest left: raise GUESTS or FEW_GUESTS`);
  return guestLogin(number);
}

/** An operator no other journey has been. */
export function claimOperator(role: OperatorRole): string {
  const number = claim(`operators-${role}`, OPERATORS);
  if (number === undefined) throw new Error(`there is no operator of the role ${role} left: raise OPERATORS`);
  return operatorLogin(role, number);
}

/** The first free number: making the folder is the claim, one process only can make it. */
function claim(what: string, most: number): number | undefined {
  const claims = join(process.env.E2E_CLAIMS ?? '', what);
  mkdirSync(claims, { recursive: true });
  for (let number = 1; number <= most; number++) {
    try {
      mkdirSync(join(claims, String(number)));
      return number;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return undefined;
}

/** The demo makes phones from the company's number and the person's. */
export const phoneOfGuest = (companyId: number, login: string): string =>
  `1990${String(companyId * 1000 + FIRST_NUMBER + Number(/\d+$/.exec(login)?.[0])).padStart(7, '0')}`;
