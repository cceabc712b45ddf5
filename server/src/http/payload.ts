import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { languageOf, type Language } from '#contract/language';
import { SIGN_KEY_BEFORE_LOGIN, signText } from '#contract/wire';
import { Fault } from '../fault.ts';

/** What a request says, before anybody has looked at what it means. */
export interface RawCall {
  language: Language;
  session: string;
  payload: Record<string, unknown>;
  /** The exact text of the payload, for the idempotency key's comparison. */
  text(): string;
}

type Fields = Record<string, unknown>;

const MOST_DEPTH = 32;
const MOST_FIELDS = 200;

/** Which call an app-call path is asked for: looked at first, since a refusal too has the call's own envelope. */
export const requestCodeOf = (request: FastifyRequest): string => text(fieldsOf(request.body), 'requestCode');

/** answers §1: form fields with a JSON payload inside. */
export function readAppCall(request: FastifyRequest): RawCall {
  const fields = fieldsOf(request.body);
  const requestCode = text(fields, 'requestCode');
  const jsonPara = text(fields, 'jsonPara') || '{}';
  const session = text(fields, 'session');
  const language = text(fields, 'language');
  if (!['', '1'].includes(text(fields, 'encryptType'))) throw new Fault('encryptTypeUnknown');
  const signCode = text(fields, 'signCode');
  if (signCode) assertSigned(signCode, text(fields, 'signType'), session, signText(requestCode, language, jsonPara));
  return { language: languageOf(language), session, payload: parseObject(jsonPara), text: () => jsonPara };
}

/** answers §1: the payload as form fields, as a JSON body, or as the query of a GET. */
export function readDirectCall(request: FastifyRequest): RawCall {
  const payload = request.method === 'GET' ? (request.query as Fields) : fieldsOf(request.body);
  assertPlain(payload);
  const language = languageOf(payload.language ?? payload.langCode);
  return { language, session: text(payload, 'session'), payload, text: () => JSON.stringify(payload) };
}

/** The language of a request that may not even parse. */
export function languageOfRequest(request: FastifyRequest): Language {
  const fields = (typeof request.body === 'object' && request.body) || request.query || {};
  const { language, langCode } = fields as Fields;
  return languageOf(language ?? langCode ?? request.headers['accept-language']);
}

function fieldsOf(body: unknown): Fields {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new Fault('badInput', { field: 'body' });
  if (Object.keys(body).length > MOST_FIELDS) throw new Fault('badInput', { field: 'body' });
  return body as Fields;
}

function text(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new Fault('badInput', { field: name });
  return value;
}

function parseObject(json: string): Fields {
  assertStorable(json, 'jsonPara');
  assertShallow(json);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Fault('badInput', { field: 'jsonPara' });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Fault('badInput', { field: 'jsonPara' });
  return value as Fields;
}

/** PostgreSQL text cannot hold NUL; whoever sends one means no good. */
export function assertStorable(value: string, field: string): void {
  if (value.includes('\0') || /\\u0000/i.test(value)) throw new Fault('badInput', { field });
}

/** Looked at before parsing: nesting is what makes later walks expensive. Brackets inside strings do not count. */
export function assertShallow(json: string): void {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > MOST_DEPTH) throw new Fault('badInput', { field: 'jsonPara' });
  }
}

/** The same for a payload that came parsed: no NUL anywhere, no nesting that could exhaust a later walk. */
function assertPlain(value: unknown, depth = 0): void {
  if (typeof value === 'string') assertStorable(value, 'text');
  if (typeof value !== 'object' || value === null) return;
  if (depth > MOST_DEPTH) throw new Fault('badInput', { field: 'body' });
  for (const inner of Object.values(value)) assertPlain(inner, depth + 1);
}

function assertSigned(signCode: string, signType: string, session: string, signed: string): void {
  const right = createHmac('sha256', session || SIGN_KEY_BEFORE_LOGIN)
    .update(signed)
    .digest();
  const given = /^[0-9a-f]{64}$/i.test(signCode) ? Buffer.from(signCode, 'hex') : Buffer.alloc(right.length);
  if (signType !== '1' || !timingSafeEqual(given, right)) throw new Fault('badSignature');
}
