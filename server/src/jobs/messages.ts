import type { Log, Portal } from '../ctx.ts';
import { sendDue } from '../modules/messages/index.ts';
import { repeat } from './repeat.ts';
import { whereWaiting } from './waiting.ts';

const EVERY_MS = 5_000;

/** Sends what is to be told; every node may do it, none sends what another is sending. */
export const startSendingMessages = (portal: Portal, log: Log): (() => void) =>
  repeat('sending messages', EVERY_MS, log, () => sendAllDue(portal, log));

export const sendAllDue = (portal: Portal, log?: Log): Promise<void> =>
  whereWaiting(portal, 'messages', (companyId) => sendDue(portal, companyId, log));
