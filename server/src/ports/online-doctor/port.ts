import type { Language } from '#contract/language';

/** The online doctor's own service: it lets a person in by an address it makes. */
export interface OnlineDoctor {
  /** Where to go. Throws when there is no answer. */
  enter(visit: Visit): Promise<string>;
  /** Of the sandbox alone: as if it did not answer. */
  pause?(paused: boolean): void;
  /** Of the sandbox alone: what the address it made says, while it is good. */
  visitOf?(ticket: string): Visit | undefined;
}

export interface Visit {
  /** A mark of the person, always the same, which does not tell who it is. */
  patient: string;
  /** About this year's check-up, or one of before. */
  isThisYear: boolean;
  lang: Language;
  /** Where the caller reaches the portal. */
  from: string;
}
