import * as z from 'zod/mini';
import { Words } from '../reason.ts';
import { Email, Phone } from '../schemas/fields.ts';
import { opsRead, opsWrite } from './call.ts';
import { opsId } from './fields.ts';

/** The systems outside that the portal speaks with. */
export const CONNECTION_SERVICES = [
  ...(['sms', 'email', 'wechat', 'guanaitong', 'messagingApp', 'identityProvider', 'invoiceIssuer'] as const),
  ...(['companyLookup', 'examProgress', 'examReports', 'onlineDoctor', 'storage'] as const),
] as const;
export type ConnectionService = (typeof CONNECTION_SERVICES)[number];

export const CONNECTION_VIAS = ['sandbox', 'http', 'smtp', 'vendor', 'oidc', 'folder', 's3'] as const;
export type ConnectionVia = (typeof CONNECTION_VIAS)[number];

export const CONNECTION_STATES = ['failing', 'notConfigured', 'works', 'unused', 'sandbox'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** Why an exchange failed. `refused`: the system works and will not take this one message. */
export const FAILURE_CAUSES = [
  ...(['timeout', 'unreachable', 'unknownHost', 'certificate', 'credentials', 'address', 'status'] as const),
  ...(['unreadable', 'refused', 'notConfigured', 'other'] as const),
] as const;
export type FailureCause = (typeof FAILURE_CAUSES)[number];

const Failure = z.object({
  cause: z.enum(FAILURE_CAUSES),
  /** The code it was answered with, where there was one. */
  status: z.nullable(z.int()),
});

/** `press`: a button is enough; `receiver`: a message is really sent to a number or address. */
export const CONNECTION_TESTS = ['press', 'receiver', 'none'] as const;

const ConnectionId = z.string().check(z.regex(/^[a-zA-Z]{1,30}(:\d{1,9})?$/));

export const ConnectionRow = z.object({
  connectionId: z.string(),
  service: z.enum(CONNECTION_SERVICES),
  /** Where each company has its own. */
  company: z.nullable(Words),
  via: z.enum(CONNECTION_VIAS),
  /** Host, bucket or issuer; empty where it says nothing. Never a secret. */
  at: z.string(),
  state: z.enum(CONNECTION_STATES),
  failingSince: z.nullable(z.string()),
  lastSuccessAt: z.nullable(z.string()),
  lastFailure: z.nullable(z.extend(Failure, { at: z.string() })),
  /** Over the last 24 hours and all nodes. */
  lastDay: z.object({ succeeded: z.int(), failed: z.int(), meanMs: z.nullable(z.number()) }),
  test: z.enum(CONNECTION_TESTS),
  /** Of SMS and e-mail: due messages that have not left, how many of them were tried, and those given up in a day. */
  queue: z.nullable(z.object({ waiting: z.int(), retried: z.int(), givenUp: z.int() })),
});
export type ConnectionRow = z.output<typeof ConnectionRow>;

/** How the portal is connected with the outside world; the administrators' alone. */
export const opsConnections = {
  OpsConnections: opsRead(['admin'], {
    in: z.object({}),
    out: z.object({ at: z.string(), connections: z.array(ConnectionRow) }),
  }),
  /** Asks the system now; by SMS and e-mail it really sends one message. */
  OpsConnectionTest: opsWrite(['admin'], {
    in: z.object({
      connectionId: opsId(ConnectionId),
      /** Whom the message goes to; of the two, the one the connection needs. */
      phone: z.optional(Phone),
      email: z.optional(Email),
    }),
    out: z.object({
      at: z.string(),
      ms: z.int(),
      /** Null: it worked. */
      failure: z.nullable(Failure),
      /** Masked; empty where nothing was sent. */
      sentTo: z.string(),
    }),
  }),
};
