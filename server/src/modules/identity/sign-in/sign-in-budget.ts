/** How often a person may fail to sign in, and the cost of each try beyond that. Pure: see throttle.ts. */

export const MINUTE_MS = 60_000;
/** The time over which failures are counted. */
export const WINDOW_MS = 15 * MINUTE_MS;

/** At one account from one source: some tries at once, then each has to wait twice as long, ten in a window. */
export const PAIR_TRIES = 10;
const PAIR_FREE = 3;
const FIRST_WAIT_MS = 5_000;

/** Without a proof of work: failures at one account from anywhere, from one source, at one company. */
export const ACCOUNT_FREE = 10;
const SOURCE_FREE = 100;
const COMPANY_FREE = 500;

/** From one source without a recent sign-in, each so many failures double the wait. */
const SOURCE_STEP = 20;
const SOURCE_LONGEST_MS = MINUTE_MS;
/** Over a weekend and a holiday an office stays known. */
export const SUCCESS_COUNTS_MS = 7 * 24 * 60 * MINUTE_MS;

/** Each level doubles the work; the highest takes an old phone about half a minute. */
export const HIGHEST_LEVEL = 4;

export interface Count {
  tries: number;
  windowEnds: Date;
  nextAt: Date | null;
  succeededAt: Date | null;
}

export interface Counts {
  account: Count | undefined;
  /** Of this account from this source. */
  pair: Count | undefined;
  source: Count | undefined;
  company: Count | undefined;
}

export interface Demand {
  waitMs: number;
  /** The level of work a try must bring; undefined: none. */
  level: number | undefined;
}

/** The demand on a try now. */
export function demandOf({ account, pair, source, company }: Counts, now: Date): Demand {
  const levels = [
    /* guard: work after failures of an account */ levelOf(triesIn(account, now), ACCOUNT_FREE),
    /* guard: work after failures of a source */ levelOf(triesIn(source, now), SOURCE_FREE),
    /* guard: work after failures of a company */ levelOf(triesIn(company, now), COMPANY_FREE),
  ].filter((level) => level !== undefined);
  return {
    waitMs: Math.max(
      pairWaitMs(pair, now),
      /* guard: a known source is not shut → leftMs(source?.nextAt, now) */ hasSucceeded(source, now)
        ? 0
        : leftMs(source?.nextAt, now),
    ),
    level: levels.length > 0 ? Math.max(...levels) : undefined,
  };
}

/** How long an account's pair waits after so many failures: 5 s after the third, twice as long after each further one. */
export function waitAfterPairMs(tries: number): number {
  if (tries >= PAIR_TRIES) return WINDOW_MS;
  return /* guard: waiting after failures → 0 */ tries < PAIR_FREE ? 0 : FIRST_WAIT_MS * 2 ** (tries - PAIR_FREE);
}

/** How long a source waits after so many failures; whether it does is decided by whether anybody got in from there. */
export function waitAfterSourceMs(tries: number): number {
  if (tries < SOURCE_FREE) return 0;
  return Math.min(SOURCE_LONGEST_MS, 1_000 * 2 ** Math.floor((tries - SOURCE_FREE) / SOURCE_STEP));
}

export const triesIn = (count: Count | undefined, now: Date): number =>
  count && count.windowEnds > now ? count.tries : 0;

export const hasSucceeded = (count: Count | undefined, now: Date): boolean =>
  count?.succeededAt != null && now.getTime() - count.succeededAt.getTime() < SUCCESS_COUNTS_MS;

function pairWaitMs(pair: Count | undefined, now: Date): number {
  const isFull = /* guard: ten tries of a pair → false */ triesIn(pair, now) >= PAIR_TRIES;
  return Math.max(leftMs(pair?.nextAt, now), isFull ? leftMs(pair?.windowEnds, now) : 0);
}

function levelOf(tries: number, free: number): number | undefined {
  return tries < free ? undefined : Math.min(HIGHEST_LEVEL, Math.floor(Math.log2(tries / free)));
}

const leftMs = (until: Date | null | undefined, now: Date): number =>
  until ? Math.max(0, until.getTime() - now.getTime()) : 0;
