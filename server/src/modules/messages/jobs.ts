import { sql } from 'kysely';
import type { Log, Portal } from '../../ctx.ts';
import type { Job } from '../../jobs/start.ts';
import { whereWaiting, type Question } from '../../jobs/waiting.ts';
import { tellOfDevices } from './texts/device-messages.ts';
import { tellOfGifts } from './texts/gift-messages.ts';
import { tellOfEnds } from './texts/mall-end-messages.ts';
import { sendDue } from './send-due.ts';

export const messageJobs: Job[] = [
  { name: 'sending messages', everyMs: 5_000, work: sendAllDue },
  { name: 'telling of new devices', everyMs: 5_000, work: tellOfDevices },
  { name: 'telling of gifts', everyMs: 5_000, work: tellOfGifts },
  // days matter here, not seconds
  { name: 'telling of what ends soon', everyMs: 60_000, work: tellOfEnds },
];

const toSend: Question = (now) => sql`
  SELECT DISTINCT company_id FROM message WHERE sent_at IS NULL AND next_try <= ${now}`;

/** Sends due messages; every node may do it, and each is sent by one. */
export function sendAllDue(portal: Portal, log?: Log): Promise<void> {
  return whereWaiting(portal, toSend, (companyId) => sendDue(portal, companyId, log));
}
