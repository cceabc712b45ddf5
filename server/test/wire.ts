import { createHmac } from 'node:crypto';
import { isAppCall } from '#contract/values/call-address';
import type { Language } from '#contract/language';
import { opsRegistry, type OpsRegistry } from '#contract/ops/registry';
import { registry, type Registry } from '#contract/registry';
import { envelopes, SIGN_KEY_BEFORE_LOGIN, signText, type Decoded } from '#contract/wire';

/** Employees' calls and the console's: the tests make both. */
export const calls = { ...registry, ...opsRegistry };
export type AllCalls = Registry & OpsRegistry;
export type AnyCallName = keyof AllCalls;

export interface Outgoing {
  name: AnyCallName;
  payload: object;
  language: Language;
  session: string;
}

/** A call as it travels: written here a second time on purpose, as a witness against the browser's encoder. */
export function encodeCall({ name, payload, language, session }: Outgoing): URLSearchParams {
  if (!isAppCall(calls[name].path)) {
    const fields = new URLSearchParams({ language, ...(session ? { session } : {}) });
    for (const [field, value] of Object.entries(payload)) {
      if (value !== undefined) fields.set(field, typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
    return fields;
  }
  const jsonPara = JSON.stringify(payload);
  return new URLSearchParams({
    appVersion: '2',
    appType: '1',
    encryptType: '1',
    signType: '1',
    signCode: signCode(session, name, language, jsonPara),
    jsonPara,
    language,
    session,
    requestCode: name,
  });
}

export const signCode = (session: string, name: string, language: string, jsonPara: string): string =>
  createHmac('sha256', session || SIGN_KEY_BEFORE_LOGIN)
    .update(signText(name, language, jsonPara))
    .digest('hex');

/** Undefined when the body is no JSON object: a page, nothing at all (304). */
export function decodeReply(name: AnyCallName, body: string): Decoded | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    return envelopes[calls[name].envelope].decode(parsed as Record<string, unknown>);
  } catch {
    return undefined;
  }
}
