/** The provider has understood and said no: asking again changes nothing. */
export class ProviderRefused extends Error {
  readonly code: string;
  readonly status: number;
  /** The message is the provider's, who may quote what we sent: the log keeps the code alone. */
  readonly quotes = true;
  constructor(code: string, message: string, status: number) {
    super(`${code}: ${message}`);
    this.name = 'ProviderRefused';
    this.code = code;
    this.status = status;
  }
}

/** The outcome is unknown (5xx, time-out, a reply we cannot trust): query, never treat it as failed. */
export class OutcomeUnknown extends Error {
  /** False when the request certainly never left: another host may be tried at once. */
  readonly sent: boolean;
  /** It took as long as we wait for anybody. */
  readonly timedOut: boolean;
  /** The provider's own word, where it gave one. */
  readonly code: string | undefined;
  constructor(message: string, options: { sent?: boolean; timedOut?: boolean; code?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'OutcomeUnknown';
    this.sent = options.sent ?? true;
    this.timedOut = options.timedOut ?? false;
    this.code = options.code;
  }
}

export type NoticeTrouble =
  | 'headers'
  | 'probe'
  | 'stale'
  | 'serial'
  | 'signature'
  | 'body'
  | 'ciphertext'
  | 'merchant'
  | 'currency'
  | 'amount'
  | 'state';

/** A notice that must not be believed. Nothing of it has been used. */
export class NoticeRefused extends Error {
  readonly reason: NoticeTrouble;
  constructor(reason: NoticeTrouble, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.name = 'NoticeRefused';
    this.reason = reason;
  }
}
