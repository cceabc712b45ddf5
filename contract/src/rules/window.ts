/** Days, both included; without an end it stays open. */
export interface Days {
  from: string;
  to?: string | undefined;
}

/** A window may be for some classes only; those of companies, plans and products are of this kind. */
export interface ClassDays extends Days {
  onlyClasses?: readonly number[] | undefined;
  exceptClasses?: readonly number[] | undefined;
}

/** Closed: the day it opens or, where it will not, the day it ended; `days` are the ones that count today. */
export type Opening =
  | { open: true; days: Days | undefined }
  | { open: false; opensOn?: string | undefined; endedOn?: string | undefined; days: Days | undefined };

const isFor = ({ onlyClasses, exceptClasses }: ClassDays, employeeClass: number): boolean =>
  (!onlyClasses || onlyClasses.includes(employeeClass)) && !exceptClasses?.includes(employeeClass);

const LAST = '9999-12-31';
const endOf = ({ to }: Days): string => to ?? LAST;

/** The days that are in both. */
function shared(one: Days, other: Days): Days[] {
  const from = one.from > other.from ? one.from : other.from;
  const to = endOf(one) < endOf(other) ? one.to : other.to;
  return from <= (to ?? LAST) ? [{ from, to }] : [];
}

/**
 * The company's windows and the plan's are one rule. Without any it is always open; a class without a window where
 * there are some is kept out.
 */
export function openDays(employeeClass: number, ...rules: readonly (readonly ClassDays[])[]): Days[] | undefined {
  const own = rules.filter((windows) => windows.length > 0);
  if (own.length === 0) return undefined;
  const [first = [], ...others] = own.map((windows) =>
    windows.filter((window) => isFor(window, employeeClass)).map(({ from, to }): Days => ({ from, to })),
  );
  return others.reduce((left, windows) => left.flatMap((one) => windows.flatMap((other) => shared(one, other))), first);
}

/** Whether a person of this class may book today under all of these windows; if not, when they may or might have. */
export function openingOn(today: string, employeeClass: number, ...rules: readonly (readonly ClassDays[])[]): Opening {
  const all = openDays(employeeClass, ...rules);
  if (!all) return { open: true, days: undefined };
  const sorted = all.toSorted((a, b) => a.from.localeCompare(b.from));
  const now = sorted.find((days) => days.from <= today && today <= endOf(days));
  if (now) return { open: true, days: now };
  const next = sorted.find(({ from }) => from > today);
  if (next) return { open: false, opensOn: next.from, days: next };
  const last = sorted.toSorted((a, b) => endOf(a).localeCompare(endOf(b))).at(-1);
  return { open: false, endedOn: last?.to, days: last };
}

/** Where a campaign stands: sign-up opens and closes, the service itself runs and ends. */
export interface CampaignDays {
  openFrom: string;
  openTo: string;
  runFrom: string;
  runTo: string;
}
/** The days of a campaign, for all classes. */
export interface Campaign extends CampaignDays {
  laterClasses?: readonly number[] | undefined;
  laterFrom?: string | undefined;
}

/** The campaign with the days of one employee class. */
export const campaignFor = (employeeClass: number, campaign: Campaign): CampaignDays => ({
  ...campaign,
  openFrom:
    /* guard: campaign: some classes begin to sign up later */ (campaign.laterClasses?.includes(employeeClass) &&
      campaign.laterFrom) ||
    campaign.openFrom,
});

/** The days a service of the campaign lasts for whom it begins today; undefined: the campaign is over. */
export function serviceRun(today: string, { runFrom, runTo }: CampaignDays): { from: string; to: string } | undefined {
  return today > runTo ? undefined : { from: today > runFrom ? today : runFrom, to: runTo };
}

export type CampaignStage = 'before' | 'open' | 'closed' | 'over';
export function campaignStage(today: string, { openFrom, openTo, runTo }: CampaignDays): CampaignStage {
  if (today < openFrom) return 'before';
  if (today <= openTo) return 'open';
  return today <= runTo ? 'closed' : 'over';
}
