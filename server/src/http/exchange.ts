import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#contract/language';
import type { CallName } from '#contract/registry';
import type { EnvelopeName } from '#contract/wire';
import type { Fields } from './form.ts';
import type { CallRoute } from './routes.ts';

/** One call on the wire: what came, and where its answer goes (docs/decisions/024). */
export class Exchange {
  readonly id = randomUUID();
  /** By `performance.now()`. */
  readonly cameAt = performance.now();
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly route: CallRoute;
  /** Of the body, or of a GET's query. */
  fields: Fields = {};
  call: CallName | undefined;
  /** The call's own, once it is known: until then that of its path. */
  envelope: EnvelopeName;
  language: Language | undefined;
  companyId: number | undefined;
  /** What the answer says besides what every answer says: names and values in turn. */
  readonly headers: string[] = [];

  constructor(request: IncomingMessage, response: ServerResponse, route: CallRoute) {
    this.request = request;
    this.response = response;
    this.route = route;
    this.envelope = route.envelope;
  }
}
