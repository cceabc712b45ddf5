import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#contract/language';
import type { EnvelopeName } from '#contract/wire';
import type { Trail } from '../ctx.ts';
import { readTrace, type Trace } from '../trace.ts';
import type { Fields } from './form.ts';
import type { FormFile } from './multipart.ts';
import type { CallRoute } from './routes.ts';

/** One call on the wire: what came, and where its answer goes (docs/decisions/024). */
export interface Exchange extends Trail {
  id: string;
  /** By `performance.now()`. */
  cameAt: number;
  /** When whoever waits for it is answered, or whoever sends it is cut off (deadline.ts). */
  lateAt: number;
  /** In the list of those that deadline.ts looks after, as long as it does. */
  position: number | undefined;
  /** Whether all of it has come. */
  isRead: boolean;
  request: IncomingMessage;
  response: ServerResponse;
  route: CallRoute;
  /** Of the body, or of a GET's query. */
  fields: Fields;
  /** Of a multipart form. */
  file: FormFile | undefined;
  call: string | undefined;
  /** The call's own, once it is known: until then that of its path. */
  envelope: EnvelopeName;
  language: Language | undefined;
  trace: Trace | undefined;
  /** The name of the refusal it ended with. */
  fault: string | undefined;
  /** What the answer says besides what every answer says: names and values in turn. */
  headers: string[];
}

export const openExchange = (request: IncomingMessage, response: ServerResponse, route: CallRoute): Exchange => ({
  id: randomUUID(),
  cameAt: performance.now(),
  lateAt: Infinity,
  position: undefined,
  isRead: false,
  request,
  response,
  route,
  fields: {},
  file: undefined,
  call: undefined,
  envelope: route.envelope,
  language: undefined,
  trace: readTrace(request.headers.traceparent),
  fault: undefined,
  companyId: undefined,
  account: undefined,
  personGuid: undefined,
  actor: undefined,
  headers: [],
});
