import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** W3C trace context: what a request belongs to in systems beside ours. */
export interface Trace {
  traceId: string;
  /** Whether the sender records it. */
  flags: string;
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(-.*)?$/;

/** Of the header as it came; anything else than the standard says is as if nothing had come. */
export function readTrace(header: string | string[] | undefined): Trace | undefined {
  if (typeof header !== 'string') return undefined;
  const [, traceId, flags, more] = TRACEPARENT.exec(header) ?? [];
  if (traceId === undefined || flags === undefined || (header.startsWith('00') && more !== undefined)) return undefined;
  return { traceId, flags };
}

const storage = new AsyncLocalStorage<Trace>();

/** The requests that the work makes of partners belong to this trace. */
export const withinTrace = <T>(trace: Trace | undefined, work: () => Promise<T>): Promise<T> =>
  trace ? storage.run(trace, work) : work();

/** The trace headers of a request to a partner: the trace goes on, with a step of its own. */
export function traceHeaders(): { traceparent?: string } {
  const trace = storage.getStore();
  return trace ? { traceparent: `00-${trace.traceId}-${randomBytes(8).toString('hex')}-${trace.flags}` } : {};
}
