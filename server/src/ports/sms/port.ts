export interface OutgoingSms {
  /** Our number, the same at every try: a provider that knows it already does not send a second one. */
  no: string;
  phone: string;
  text: string;
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
