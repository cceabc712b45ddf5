import { createHmac } from 'node:crypto';
import { isAppCall } from '#contract/call';
import type { Language } from '#contract/language';
import { registry, type CallName } from '#contract/registry';
import { envelopes, SIGN_KEY_BEFORE_LOGIN, signText, type Decoded } from '#contract/wire';

export interface Outgoing {
  name: CallName;
  payload: object;
  language: Language;
  session: string;
}

/** A call as it travels (§7.1): written here a second time on purpose, as a witness against the browser's encoder. */
export function encodeCall({ name, payload, language, session }: Outgoing): URLSearchParams {
  if (!isAppCall(registry[name].path)) {
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
export function decodeReply(name: CallName, body: string): Decoded | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    return envelopes[registry[name].envelope].decode(parsed as Record<string, unknown>);
  } catch {
    return undefined;
  }
}
