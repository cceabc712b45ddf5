import type { Selectable } from 'kysely';
import type { Schema } from '../../db/tables.ts';

export type AuditRow = Selectable<Schema['audit']>;
export type AuditHead = Selectable<Schema['audit_head']>;

/** The part of the keyring a chain needs: an HMAC under a key that never stands in the database. */
export interface ChainKey {
  auditHash(text: string): Buffer;
}

/** The end of a chain, or a point of it that was found whole. */
export interface Point {
  seq: number;
  hash: Buffer;
}

/** Before the first entry of a company. */
export const beginning = (): Point => ({ seq: 0, hash: Buffer.alloc(32) });

export function hashOf(key: ChainKey, row: Omit<AuditRow, 'hash'>): Buffer {
  const who = [row.actor_kind, row.actor_id, row.actor_role, row.person_guid];
  const what = [row.action, row.subject_kind, row.subject_id, row.reason, row.request_id];
  const fields = [`${row.company_id}`, `${row.seq}`, row.at.toISOString(), ...who, ...what];
  return key.auditHash(encode(['entry', ...fields, row.prev_hash.toString('hex')]));
}

export const markOf = (key: ChainKey, companyId: number, { seq, hash }: Point): Buffer =>
  key.auditHash(encode(['head', `${companyId}`, `${seq}`, hash.toString('hex')]));

/** Each field with its length in bytes before it, so that no two lists of fields have the same text. */
const encode = (fields: (string | null)[]): string =>
  fields.map((field) => (field === null ? '-' : `${Buffer.byteLength(field)}:${field}`)).join(',');
