import { createHmac } from 'node:crypto';
import { StartupError } from '../../fault.ts';

/** Standard Webhooks 1.0: the receiver verifies it with any of that specification's libraries. */
export interface SignedHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

const PREFIX = 'whsec_';
const LEAST_BYTES = 24;

/** The key within a secret as it is handed out: `whsec_` and base64. */
export function keyOf(name: string, secret: string): Buffer {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '';
  const key = Buffer.from(text, 'base64');
  if (key.length < LEAST_BYTES || key.toString('base64').replace(/=+$/, '') !== text.replace(/=+$/, ''))
    throw new StartupError(`${name} must be ${PREFIX} and at least ${LEAST_BYTES} bytes in base64`);
  return key;
}

export function sign(key: Buffer, { id, at, body }: { id: string; at: Date; body: string }): SignedHeaders {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
