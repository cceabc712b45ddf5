import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { MessageRefused } from '../carrier/message-refused.ts';
import type { Email, OutgoingEmail } from './port.ts';
import type { SmtpSettings } from './smtp-settings.ts';

const CONNECT_MS = 3_000;
const ANSWER_MS = 8_000;

/** E-mail by a mail server. */
export function smtpEmail({ host, port, tls, login, from }: SmtpSettings): Email {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    tls: { minVersion: 'TLSv1.2' },
    ...(login && { auth: { user: login.user, pass: login.password } }),
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS },
    // a message is text of ours: it names no file and no address to be fetched
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? host;
  return {
    send: async (message) => {
      const messageId = messageIdOf(message, domain);
      try {
        const { subject, text, html } = message;
        // one address, whatever its signs: as a text it would be read as a list
        const to = { name: '', address: message.to };
        const attachments = message.attachments.map(({ name, type, content }) => ({
          ...{ filename: name, contentType: type, content },
        }));
        await transport.sendMail({ from, to, subject, text, html, attachments, messageId });
      } catch (error) {
        throw isForGood(error) ? new MessageRefused(`the mail server refused it: ${reasonOf(error)}`) : error;
      }
      return messageId;
    },
  };
}

/** The same at every try: a server that already has the message knows it again, and so does the reader's program. */
const messageIdOf = ({ no }: OutgoingEmail, domain: string): string =>
  `<${createHash('sha256').update(no).digest('hex').slice(0, 32)}@${domain}>`;

interface SmtpError {
  responseCode?: number;
  command?: string;
  response?: string;
}

/** A 5xx about the recipient or the message; one about our login may be mended by an operator, and 4xx asks to come again. */
function isForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as SmtpError;
  return responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
}

const reasonOf = (error: unknown): string => ((error as SmtpError).response ?? '').slice(0, 200);
