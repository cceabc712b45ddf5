import type { Bridge } from '../bridge/bridge.ts';
import type { Sms } from './port.ts';

/** Short messages through a bridge that speaks our protocol (docs/running/bridges.md). */
export const httpSms = (bridge: Bridge): Sms => ({
  send: ({ no, phone, text, template }) => bridge(no, { type: 'sms.send', no, phone, text, template }),
});
