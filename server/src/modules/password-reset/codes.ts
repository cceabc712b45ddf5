import type { Language } from '#contract/language';
import type { InTx, Portal } from '../../ctx.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';
import { plainCode } from '../contact/index.ts';

/** How long a code counts (docs/product §2.5). */
export const CODE_MS = 5 * 60_000;
/** From the right code to the new password. */
export const TICKET_MS = 10 * 60_000;

/** The facts the job needs about a requested code. */
export interface ToSend {
  phone: string;
  code: string;
  lang: Language;
  /** Absent: whichever company has the phone. */
  companyId?: number;
}

interface PlatformTenant {
  portal: Portal;
  company: { companyId: number };
}
export type InPlatform = InTx<PlatformTenant>;

/** Codes are the platform's: whose phone it is, is not known while one is asked for and typed in. */
export const inPlatform = <T>({ portal }: { portal: Portal }, work: (ctx: InPlatform) => Promise<T>): Promise<T> =>
  transact({ portal, company: { companyId: PLATFORM_ID } }, work);

export const phoneBucket = ({ keyring }: Portal, phone: string): Buffer => keyring.anonymousIndex('reset-phone', phone);

/** A code counts for one phone and this purpose, and cannot be read out of the database. */
export const codeHash = ({ keyring }: Portal, phone: string, typed: string): Buffer =>
  keyring.anonymousIndex('reset-code', `${phone}|${plainCode(typed)}`);

/** Under which the accounts of a code are found; it leaves the server never. */
export const codeToken = ({ keyring }: Portal, codeId: string): Buffer => keyring.anonymousIndex('reset-token', codeId);

export const toSendContext = (bucket: Buffer) => ({
  table: 'reset_code',
  column: 'to_send',
  row: bucket.toString('hex'),
});
