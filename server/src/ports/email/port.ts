export interface Attachment {
  name: string;
  /** With its parameters: `text/calendar; charset=utf-8; method=PUBLISH`. */
  type: string;
  content: Buffer;
}

export interface OutgoingEmail {
  /** Our number, the same at every try: a provider that knows it already does not send a second one. */
  no: string;
  to: string;
  subject: string;
  text: string;
  /** The same words as a page; absent: a message of a version before, which had none. */
  html?: string;
  attachments: readonly Attachment[];
}

/** The carrier of e-mail. */
export interface Email {
  /** Answers with the provider's own reference, or throws: then it is tried again later. */
  send(message: OutgoingEmail): Promise<string>;
  /** Only a sandbox keeps what it was given; the newest comes first. */
  kept?(): readonly KeptEmail[];
}

export interface KeptEmail extends OutgoingEmail {
  at: Date;
}
