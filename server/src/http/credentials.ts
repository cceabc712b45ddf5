import { bodyHashOf } from '../db/once.ts';
import { Fault } from '../fault.ts';
import type { CallRequest } from './call-request.ts';
import type { Credentials } from './doors.ts';
import type { RawCall } from './payload.ts';
import type { Entry } from './routes.ts';

/** A call's credentials at its door: a session token or a cookie, and the key of a write. */
export function credentialsOf(entry: Entry, raw: RawCall, request: CallRequest): Credentials {
  const { file } = request.call;
  const key = entry.kind === 'write' || entry.kind === 'upload' ? idempotencyKey(request) : undefined;
  const token =
    /* guard: tokens in addresses → raw.session */ entry.method === 'GET' ? tokenInHeader(request) : raw.session;
  const body = (): string[] => [entry.name, raw.text(), raw.session, ...(file ? [file.sha256] : [])];
  return {
    token: token ?? '',
    byCookie: token === undefined,
    key: key ? { key, bodyHash: () => bodyHashOf(...body()) } : undefined,
  };
}

/** A GET is an address, and no token stands in one: a caller without a cookie sends this header. */
export function tokenInHeader({ headers }: CallRequest): string | undefined {
  const token = headers['x-session'];
  return typeof token === 'string' ? token : undefined;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,255}$/;

function idempotencyKey({ headers }: CallRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw new Fault('badInput', { field: 'Idempotency-Key' });
  return key;
}
