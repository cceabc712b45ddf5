import { createDecipheriv, randomBytes, sign, verify, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

// with a callback these run on the thread pool: an RSA signature would hold every other request up
const signOnPool = promisify<string, Buffer, KeyObject, Buffer>(sign);
const verifyOnPool = promisify<string, Buffer, KeyObject, Buffer, boolean>(verify);

const TAG_BYTES = 16;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Lines that each end in a line feed, the last one too: an empty body keeps its own. */
const lines = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.flatMap((part) => [typeof part === 'string' ? Buffer.from(part) : part, Buffer.from('\n')]));

/** `target` is path and query exactly as sent. */
export const requestMessage = (
  method: string,
  target: string,
  timestamp: string,
  nonce: string,
  body: Buffer,
): Buffer => lines(method, target, timestamp, nonce, body);

/** Signed by WeChat: its replies and its callbacks. */
export const replyMessage = (timestamp: string, nonce: string, body: Buffer): Buffer => lines(timestamp, nonce, body);

export const jsapiMessage = (appId: string, timestamp: string, nonce: string, prepay: string): Buffer =>
  lines(appId, timestamp, nonce, prepay);

export const signMessage = async (message: Buffer, key: KeyObject): Promise<string> =>
  (await signOnPool('RSA-SHA256', message, key)).toString('base64');

export async function verifyMessage(message: Buffer, signature: string, key: KeyObject): Promise<boolean> {
  if (!BASE64.test(signature)) return false;
  return verifyOnPool('RSA-SHA256', message, key, Buffer.from(signature, 'base64'));
}

export const newNonce = (): string => randomBytes(16).toString('hex');

export interface Resource {
  ciphertext: string;
  nonce: string;
  associated_data?: string | undefined;
}

/** AES-256-GCM; throws when a single bit differs. */
export function decryptResource({ ciphertext, nonce, associated_data }: Resource, apiV3Key: string): string {
  const sealed = Buffer.from(ciphertext, 'base64');
  if (sealed.length < TAG_BYTES) throw new Error('the ciphertext is too short');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key), Buffer.from(nonce), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  decipher.setAAD(Buffer.from(associated_data ?? ''));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
}
