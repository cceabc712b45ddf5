import type { TargetPage } from '#contract/rules/link-text';
import { pathTo, withSearch, type AppPath } from './paths.ts';

type Search = Readonly<Record<string, string>>;

/** The parameters of a person sent here by their company: a signed link, or the answer of its identity provider. */
export type Arrival =
  | { kind: 'link'; company: string; fields: Search }
  | { kind: 'provider'; company: string; state: string; answer: { code?: string; iss?: string; error?: string } };

/** Read before anything else: a signed-in person may be another than the one who was sent. */
export function arrivalIn(search: Search): Arrival | undefined {
  const { sign, state, cp = '', code, iss, error } = search;
  if (sign) return { kind: 'link', company: cp.toLowerCase(), fields: search };
  if (!state || (!code && !error)) return undefined;
  const company = (state.split('.')[0] ?? '').toLowerCase();
  return {
    kind: 'provider',
    company,
    state,
    answer: { ...(code && { code }), ...(iss && { iss }), ...(error && { error }) },
  };
}

/** The address without what opens something: neither the history nor a shared link keeps it. */
export const addressWithout = ({ company }: Arrival): AppPath => withSearch('/entry', { cp: company || undefined });

const TARGETS: Record<TargetPage, () => AppPath> = {
  home: () => pathTo('/web/home'),
  booking: () => pathTo('/web/personal'),
  bookings: () => pathTo('/web/examrecord'),
  reports: () => pathTo('/web/examreport'),
  account: () => pathTo('/web/usercenter'),
};
export const targetOf = (page: string | undefined): AppPath =>
  Object.hasOwn(TARGETS, page ?? '') ? TARGETS[page as TargetPage]() : pathTo('/web/home');
