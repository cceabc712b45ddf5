import type { FaultName, NextStep } from './faults.ts';
import type { Language } from './language.ts';

/** The six reply shapes of docs/product §9.2. Each has one encoder and one decoder, here and nowhere else. */
export type EnvelopeName = 'app' | 'suc' | 'points' | 'doctor' | 'sms' | 'report';

/** The parts of a refusal besides its sentence, so that a screen can offer the way out. */
export interface RefusalDetail {
  fault: FaultName;
  next: NextStep;
  params?: Record<string, string | number>;
  /** Of a file that was refused: it stands on the page for long, and follows the language. */
  texts?: Record<Language, string>;
}

export interface Refusal {
  code: number;
  text: string;
  detail?: RefusalDetail;
}

export type Decoded = { ok: true; data: unknown } | ({ ok: false } & Refusal);

interface Envelope {
  ok(data: unknown): Record<string, unknown>;
  refuse(refusal: Refusal): Record<string, unknown>;
  decode(body: Record<string, unknown>): Decoded;
}

/** 16101018 means "a code was sent a moment ago", which counts as sent. */
const SMS_SENT_BEFORE = 16101018;
const SMS_OK = [200, SMS_SENT_BEFORE];
const isSentBefore = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'sentBefore' in data && data.sentBefore === true;

export const envelopes: Record<EnvelopeName, Envelope> = {
  app: {
    ok: (data) => ({ success: true, errorCode: 0, message: { content: '' }, data }),
    refuse: ({ code, text, detail }) => ({
      success: false,
      errorCode: code,
      message: { content: text },
      data: detail ?? null,
    }),
    decode: (body) =>
      body.success === true
        ? { ok: true, data: body.data }
        : refusal(body.errorCode, (body.message as { content?: unknown } | null)?.content, body.data),
  },
  suc: {
    ok: (data) => ({ Suc: true, ErrCode: 0, Message: '', Data: data }),
    refuse: ({ code, text, detail }) => ({ Suc: false, ErrCode: code, Message: text, Data: detail ?? null }),
    decode: (body) =>
      body.Suc === true ? { ok: true, data: body.Data } : refusal(body.ErrCode, body.Message, body.Data),
  },
  points: {
    ok: (data) => ({ errorCode: 200, message: '', data }),
    refuse: ({ code, text, detail }) => ({ errorCode: code, message: text, data: detail ?? null }),
    decode: (body) =>
      body.errorCode === 200 ? { ok: true, data: body.data } : refusal(body.errorCode, body.message, body.data),
  },
  doctor: {
    ok: (data) => ({ Success: true, Url: (data as { url: string }).url, Message: '' }),
    refuse: ({ code, text, detail }) => ({
      Success: false,
      Url: '',
      Message: text,
      ErrCode: code,
      Data: detail ?? null,
    }),
    decode: (body) =>
      body.Success === true ? { ok: true, data: { url: body.Url } } : refusal(body.ErrCode, body.Message, body.Data),
  },
  sms: {
    ok: (data) => ({ code: isSentBefore(data) ? SMS_SENT_BEFORE : 200, message: '', data }),
    refuse: ({ code, text, detail }) => ({ code, message: text, data: detail ?? null }),
    decode: (body) =>
      SMS_OK.includes(body.code as number)
        ? { ok: true, data: body.data }
        : refusal(body.code, body.message, body.data),
  },
  report: {
    ok: (data) => ({ code: 200, message: '', data }),
    refuse: ({ code, text, detail }) => ({ code, message: text, data: detail ?? null }),
    decode: (body) => (body.code === 200 ? { ok: true, data: body.data } : refusal(body.code, body.message, body.data)),
  },
};

function refusal(code: unknown, text: unknown, detail: unknown): Decoded {
  return {
    ok: false,
    code: typeof code === 'number' ? code : 500,
    text: typeof text === 'string' ? text : '',
    ...(isDetail(detail) ? { detail } : {}),
  };
}

function isDetail(value: unknown): value is RefusalDetail {
  return typeof value === 'object' && value !== null && 'fault' in value && 'next' in value;
}

/** The key of signCode before there is a session (docs/product §9.4). */
export const SIGN_KEY_BEFORE_LOGIN = 'portal';
export const signText = (requestCode: string, language: string, jsonPara: string): string =>
  `${requestCode}\n${language}\n${jsonPara}`;

/** The longest a call may take (docs/product §10). */
export const REQUEST_TIMEOUT_MS = 60_000;
