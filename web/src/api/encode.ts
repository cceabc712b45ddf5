import type { Language } from '#contract/language';
import { SIGN_KEY_BEFORE_LOGIN, signText } from '#contract/wire';

export interface Outgoing {
  name: string;
  /** Whether it shares its path with others. */
  app: boolean;
  payload: object;
  language: Language;
  session: string;
}

const APP_VERSION = '2';

/** 2 when the portal runs inside the messaging app's browser, else 1. */
export const appType = (): 1 | 2 => (/MicroMessenger/i.test(navigator.userAgent) ? 2 : 1);

/** The form of calls that share a path; the others carry their payload as form fields. */
export async function encode(call: Outgoing): Promise<URLSearchParams> {
  return call.app ? appFields(call) : directFields(call);
}

async function appFields({ name, payload, language, session }: Outgoing): Promise<URLSearchParams> {
  const jsonPara = JSON.stringify(payload);
  return new URLSearchParams({
    appVersion: APP_VERSION,
    appType: String(appType()),
    encryptType: '1',
    signType: '1',
    signCode: await sign(signText(name, language, jsonPara), session || SIGN_KEY_BEFORE_LOGIN),
    jsonPara,
    language,
    session,
    requestCode: name,
  });
}

function directFields({ payload, language, session }: Outgoing): URLSearchParams {
  const fields = new URLSearchParams({ language });
  for (const [field, value] of Object.entries(payload)) {
    if (value !== undefined) fields.set(field, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (session) fields.set('session', session);
  return fields;
}

/** Hex HMAC-SHA-256; empty where the page is not a secure context and the browser has no Web Crypto. */
async function sign(text: string, key: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return '';
  const bytes = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', bytes.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const code = await crypto.subtle.sign('HMAC', secret, bytes.encode(text));
  return Array.from(new Uint8Array(code), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
