import { daysBetween } from './day.ts';

/** Said a month before it is over, so that the purchase is not lost. */
export const EXPIRING_DAYS = 30;

export const SERVICE_STATES = ['active', 'expiring', 'notYet', 'over', 'ended'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** Both days of a term belong to it. */
export function serviceState(term: { from: string; to: string; ended: boolean }, today: string): ServiceState {
  if (term.ended) return 'ended';
  if (today < term.from) return 'notYet';
  if (today > term.to) return 'over';
  return daysBetween(today, term.to) < EXPIRING_DAYS ? 'expiring' : 'active';
}

export const isUsable = (state: ServiceState): boolean => state === 'active' || state === 'expiring';
