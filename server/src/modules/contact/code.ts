import { randomInt } from 'node:crypto';
import type { Portal, Session } from '../../ctx.ts';

export const phoneSealContext = (guid: string) => ({ table: 'phone_change', column: 'phone', row: guid });
export const emailSealContext = (guid: string) => ({ table: 'email_change', column: 'email', row: guid });

/** Six digits, and so many tries (docs/product §2.5). */
const DIGITS = 6;
export const MOST_TRIES = 5;

export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** As it was meant: people type a code with spaces, and in the wide figures of their keyboard. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replace(/\s+/g, '');

interface Asker {
  portal: Portal;
  company: { companyId: number };
  session: Pick<Session, 'personGuid' | 'tokenHash'>;
}

type Sent = { code: string } & ({ phone: string } | { email: string });

/** A code counts for one phone or address, one person and the session that asked, and cannot be read out of the database. */
export function codeHash({ portal, company, session }: Asker, sent: Sent): Buffer {
  const [kind, to] = 'phone' in sent ? ['phone-code', sent.phone] : ['email-code', sent.email];
  const { personGuid, tokenHash } = session;
  const asker = [company.companyId, personGuid, /* guard: a code of another session → '' */ tokenHash.toString('hex')];
  return portal.keyring.anonymousIndex(kind, [...asker, to, sent.code].join('|'));
}
