import { allOf } from '../../all-of.ts';
import { StartupError } from '../../fault.ts';

/** `starttls` begins in the clear and refuses to go on without encryption; `none` is for a relay on the same machine. */
export const SMTP_TLS = ['starttls', 'implicit', 'none'] as const;

export interface SmtpSettings {
  host: string;
  port: number;
  tls: (typeof SMTP_TLS)[number];
  login: { user: string; password: string } | undefined;
  /** The sender people see: an address, or `Name <address>`. */
  from: string;
}

type Source = Record<string, string | undefined>;

const USUAL_PORT = { starttls: 587, implicit: 465, none: 25 } as const;
const ADDRESS = /^(?:[^<>\r\n"]{0,60}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

export function readSmtpSettings(source: Source): SmtpSettings {
  const tls = tlsOf(source.SMTP_TLS);
  return allOf<SmtpSettings>({
    host: () => hostOf(source.SMTP_HOST, tls),
    port: () => portOf(source.SMTP_PORT, USUAL_PORT[tls]),
    tls: () => tls,
    login: () => loginOf(source),
    from: () => senderOf(source.SMTP_FROM),
  });
}

function tlsOf(text: string | undefined): SmtpSettings['tls'] {
  const found = SMTP_TLS.find((value) => value === (text || 'starttls'));
  if (!found) throw new StartupError(`SMTP_TLS=${text} is not known; allowed: ${SMTP_TLS.join(', ')}`);
  return found;
}

function hostOf(host: string | undefined, tls: SmtpSettings['tls']): string {
  if (!host || !/^[\w.:-]+$/.test(host)) throw new StartupError('EMAIL_PROVIDER=smtp needs SMTP_HOST, a host name');
  if (tls === 'none' && !['localhost', '127.0.0.1', '::1'].includes(host))
    throw new StartupError(
      'SMTP_TLS=none is for a relay on this machine: messages must not cross a network in the clear',
    );
  return host;
}

function portOf(text: string | undefined, usual: number): number {
  const port = Number(text || usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartupError(`SMTP_PORT=${text} is not a whole number from 1 to 65535`);
  return port;
}

function loginOf({ SMTP_USER: user, SMTP_PASSWORD: password }: Source): SmtpSettings['login'] {
  if (!user && !password) return undefined;
  if (!user || !password) throw new StartupError('SMTP_USER and SMTP_PASSWORD belong together');
  return { user, password };
}

function senderOf(from: string | undefined): string {
  if (from && ADDRESS.test(from)) return from;
  throw new StartupError('EMAIL_PROVIDER=smtp needs SMTP_FROM, like Check-ups <checkups@example.com>');
}
