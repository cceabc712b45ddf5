import * as z from 'zod/mini';
import { download, read, write } from '../call.ts';
import { DataCopyId, UserGuid } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { AT } from '../values/addresses.ts';

/** The rights everyone has about their own data by law (PIPL arts. 15, 44–50). Texts come in the caller's language. */

const self = { userGuid: UserGuid() };

export const DataCopy = z.object({
  copyId: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  askedAt: z.string(),
  /** Sections that are done, and how many there are once that is known. */
  done: z.int(),
  total: z.nullable(z.int()),
  /** ISO moment after which it is removed; null until it is ready. */
  until: z.nullable(z.string()),
});
export type DataCopy = z.output<typeof DataCopy>;

/** An operator or HR user who read or changed a person's data: the role, never the name. */
export const Look = z.object({
  at: z.string(),
  role: z.string(),
  what: z.string(),
  /** A relative's name, where it was about one who has no account; null: about oneself. */
  whom: z.nullable(z.string()),
  why: z.nullable(z.string()),
});
export type Look = z.output<typeof Look>;

export const CONSENT_PURPOSES = ['portal', 'report-service', 'hr-report'] as const;

export const Consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  title: z.string(),
  textVersion: z.string(),
  givenAt: z.string(),
  how: z.string(),
  withdrawnAt: z.nullable(z.string()),
  /** The last day of a consent that ends by itself. */
  until: z.nullable(z.string()),
  /** It ended by itself, or its text has changed since: it is asked for again. */
  isOver: z.boolean(),
  /** The consequences of withdrawing it. */
  follows: z.string(),
});
export type Consent = z.output<typeof Consent>;

export const ErasureState = z.enum(['asked', 'withdrawn', 'done', 'declined']);

export const Erasure = z.object({
  state: ErasureState,
  askedAt: z.string(),
  /** Until then it can be taken back and nothing is erased. */
  coolingUntil: z.string(),
  /** The day by which it is decided. */
  dueOn: z.string(),
  endedAt: z.nullable(z.string()),
  reason: z.string(),
});
export type Erasure = z.output<typeof Erasure>;

const Kept = z.object({ what: z.string(), law: z.string(), until: z.string() });

export const personalData = {
  /** One archive of everything; made in the background. Needs the password once more, as fetching it does. */
  AskDataCopy: write({ in: z.object(self), out: z.object({ copyId: z.string() }) }),
  MyDataCopies: read({
    in: z.object(self),
    out: z.object({ copies: z.array(DataCopy), leftToday: z.int() }),
  }),
  GetDataCopy: download({ ...AT.GetDataCopy, in: z.object({ copyId: DataCopyId() }) }),
  WhoLooked: read({ in: z.object({ ...self, ...pageFields() }), out: paged(Look) }),
  MyConsents: read({ in: z.object(self), out: z.object({ consents: z.array(Consent) }) }),
  /** Ends every session: the next sign-in asks again. The report service's consent has ActivtiesServiceAuth. */
  WithdrawPortalConsent: write({ in: z.object(self), out: z.object({ withdrawn: z.boolean() }) }),
  MyErasure: read({
    in: z.object(self),
    out: z.object({
      /** The last one there was. */
      request: z.nullable(Erasure),
      /** The things that must end before one can be asked for. */
      open: z.array(z.string()),
      erased: z.array(z.string()),
      kept: z.array(Kept),
      coolingDays: z.int(),
    }),
  }),
  AskErasure: write({ in: z.object(self), out: Erasure }),
  WithdrawErasure: write({ in: z.object(self), out: z.object({ withdrawn: z.boolean() }) }),
};
