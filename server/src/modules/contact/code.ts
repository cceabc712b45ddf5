import type { Portal, Session } from '../../ctx.ts';

export const phoneSealContext = (guid: string) => ({ table: 'phone_change', column: 'phone', row: guid });

interface Asker {
  portal: Portal;
  company: { companyId: number };
  session: Pick<Session, 'personGuid' | 'tokenHash'>;
}

/** A code counts for one phone, one person and the session that asked for it, and cannot be read out of the database. */
export const codeHash = (
  { portal, company, session: { personGuid, tokenHash } }: Asker,
  { phone, code }: { phone: string; code: string },
): Buffer =>
  portal.keyring.anonymousIndex(
    'phone-code',
    [company.companyId, personGuid, tokenHash.toString('hex'), phone, code].join('|'),
  );
