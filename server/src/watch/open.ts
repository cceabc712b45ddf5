import type { Keyring } from '../db/keyring.ts';
import { openCounters, type Counters } from './counters.ts';
import { openMarks, type Marks } from './marks.ts';
import { openSecurityEvents, type SecurityEvents } from './security-events.ts';

/** How a person on duty sees the running portal: numbers, events, and marks instead of names. */
export interface Watch {
  counters: Counters;
  events: SecurityEvents;
  marks: Marks;
}

export const openWatch = (keyring: Pick<Keyring, 'anonymousIndex'>): Watch => ({
  counters: openCounters(),
  events: openSecurityEvents(),
  marks: openMarks(keyring),
});
