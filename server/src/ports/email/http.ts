import type { Bridge } from '../bridge/bridge.ts';
import type { Attachment, Email } from './port.ts';

/** E-mail through a bridge that speaks our protocol (docs/running/bridges.md). */
export const httpEmail = (bridge: Bridge): Email => ({
  send: ({ no, to, subject, text, html, attachments }) =>
    bridge(no, { type: 'email.send', no, to, subject, text, html, attachments: attachments.map(inJson) }),
});

const inJson = ({ name, type, content }: Attachment) => ({ name, type, content: content.toString('base64') });
