import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** How many guests each company gets before the journeys begin; each serves one journey. */
export const GUESTS = 140;

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

/** With a report, one for each project; the first has a mother with one, whom nobody has asked yet. */
export const READERS = { zh: 'reader1', en: 'reader2' };
/** Was examined two days ago; the centre has said nothing yet. */
export const PATIENT = 'patient1';

/** Far from the numbers of the demo's own people. */
export const FIRST_NUMBER = 400;

export const guestLogin = (number: number) => `guest${number}`;

/** An employee no other journey has touched: making the folder is the claim, one process only can make it. */
export function claimGuest(company: string): string {
  const claims = join(process.env.E2E_CLAIMS ?? '', company);
  mkdirSync(claims, { recursive: true });
  for (let number = 1; number <= GUESTS; number++) {
    try {
      mkdirSync(join(claims, String(number)));
      return guestLogin(number);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  throw new Error(`${company} has no guest left: raise GUESTS`);
}

/** The demo makes phones from the company's number and the person's. */
export const phoneOfGuest = (companyId: number, login: string): string =>
  `1990${String(companyId * 1000 + FIRST_NUMBER + Number(/\d+$/.exec(login)?.[0])).padStart(7, '0')}`;
