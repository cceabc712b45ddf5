import type { Bridge } from '../bridge/bridge.ts';
import type { Email } from './port.ts';

/** E-mail through a bridge that speaks our protocol (docs/running/bridges.md). */
export const httpEmail = (bridge: Bridge): Email => ({
  send: ({ no, to, subject, text }) => bridge(no, { type: 'email.send', no, to, subject, text }),
});
