import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { languageOf, type Language } from '#contract/language';
import { SIGN_KEY_BEFORE_LOGIN, signText } from '#contract/wire';
import { Fault } from '../fault.ts';
import { MOST_DEPTH, shallowObject } from '../shallow-json.ts';

/** The fields of a form, a query or a JSON body, as they came: a field sent twice is a list. */
export type Fields = Record<string, unknown>;

/** The fields of a request, before their meaning is looked at. */
export interface RawCall {
  language: Language;
  session: string;
  payload: Record<string, unknown>;
  /** The exact text of the payload, for the idempotency key's comparison. */
  text(): string;
}

/** Which call an app-call path is asked for: looked at first, since a refusal too has the call's own envelope. */
export const requestCodeOf = (fields: Fields): string => text(fields, 'requestCode');

/** The session named by the fields, as far as they have come. */
export const sessionOf = (fields: Fields): string => text(fields, 'session');

/** Form fields with a JSON payload inside. */
export function readAppCall(fields: Fields): RawCall {
  const requestCode = text(fields, 'requestCode');
  const jsonPara = text(fields, 'jsonPara') || '{}';
  const session = text(fields, 'session');
  const language = text(fields, 'language');
  if (!['', '1'].includes(text(fields, 'encryptType'))) throw new Fault('encryptTypeUnknown');
  const signCode = text(fields, 'signCode');
  if (signCode) assertSigned(signCode, text(fields, 'signType'), session, signText(requestCode, language, jsonPara));
  return { language: languageOf(language), session, payload: parseObject(jsonPara), text: () => jsonPara };
}

/** The payload as form fields, as a JSON body, or as the query of a GET. */
export function readDirectCall(payload: Fields): RawCall {
  assertPlain(payload);
  const language = languageOf(payload.language ?? payload.langCode);
  return { language, session: text(payload, 'session'), payload, text: () => JSON.stringify(payload) };
}

/** The language of a request that may not even parse. */
export const languageOfRequest = ({ language, langCode }: Fields, headers: IncomingHttpHeaders): Language =>
  languageOf(language ?? langCode ?? headers['accept-language']);

function text(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new Fault('badInput', { field: name });
  return value;
}

function parseObject(json: string): Fields {
  assertStorable(json, 'jsonPara');
  return shallowObject(json, 'jsonPara');
}

/** Refuses NUL, which PostgreSQL text cannot hold and no honest client sends. */
export function assertStorable(value: string, field: string): void {
  if (value.includes('\0') || value.includes('\\u0000')) throw new Fault('badInput', { field });
}

/** The same for a payload that came parsed: no NUL anywhere, no nesting that could exhaust a later walk. */
function assertPlain(value: unknown, depth = 0): void {
  if (typeof value === 'string') assertStorable(value, 'text');
  if (typeof value !== 'object' || value === null) return;
  if (depth > MOST_DEPTH) throw new Fault('badInput', { field: 'body' });
  for (const name in value) assertPlain((value as Fields)[name], depth + 1);
}

function assertSigned(signCode: string, signType: string, session: string, signed: string): void {
  const right = createHmac('sha256', session || SIGN_KEY_BEFORE_LOGIN)
    .update(signed)
    .digest();
  const given = Buffer.from(signCode, 'hex');
  const isWhole = signCode.length === 2 * right.length && given.length === right.length;
  if (signType !== '1' || !isWhole || /* guard: signature */ !timingSafeEqual(given, right))
    throw new Fault('badSignature');
}
