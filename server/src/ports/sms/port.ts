import type { Language } from '#contract/language';

/** The text's template, for a carrier that has templates of its own: key, language and values by name, in its order. */
export interface SmsTemplate {
  key: string;
  lang: Language;
  parameters: Readonly<Record<string, string>>;
}

export interface OutgoingSms {
  /** Our number, the same at every try: a provider that knows it already does not send a second one. */
  no: string;
  phone: string;
  /** The whole text, signature included. */
  text: string;
  /** Absent: a text of a version before, which had none. */
  template?: SmsTemplate;
}

/** The carrier of short messages. */
export interface Sms {
  /** Answers with the provider's own reference, or throws: then it is tried again later. */
  send(message: OutgoingSms): Promise<string>;
  /** Only a sandbox keeps what it was given; the newest comes first. */
  kept?(): readonly KeptSms[];
}

export interface KeptSms extends OutgoingSms {
  at: Date;
}
