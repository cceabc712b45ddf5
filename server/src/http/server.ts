import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import fastify, {
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import type { Call } from '#contract/call';
import type { Clock } from '../clock.ts';
import type { Portal, Trail } from '../ctx.ts';
import { readTrace, type Trace } from '../trace.ts';
import type { Figure } from '../watch/figures.ts';
import { createAccessLog, registerAccessLog, type RecordAnswer } from './access-log.ts';
import { BODY_LIMIT, registerBodies } from './bodies.ts';
import { registerCalls, type Wiring } from './calls.ts';
import { FILE_WITHIN_MS } from './deadlines.ts';
import { registerDraining, type Draining } from './draining.ts';
import { registerErrors } from './errors.ts';
import { registerHeaders } from './headers.ts';
import { registerHealth } from './health.ts';
import { loggerOptions, type LogOutput } from './log.ts';
import { registerMetrics } from './metrics.ts';
import { registerSite, type PageData, type PagePolicy } from './site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** By `performance.now()`. */
    cameAt: number;
    trace: Trace | undefined;
    trail: Trail;
    /** The name of the refusal it ended with. */
    fault: string | undefined;
  }
}

/** Node's own default lets a slow sender hold a socket for a minute before its headers are there. */
const HEADERS_TIMEOUT_MS = 10_000;

/** How long a kept-alive connection may rest; longer than a proxy before us keeps it (usually 60 s). */
const KEEP_ALIVE_MS = 72_000;

export interface HttpServer {
  app: FastifyInstance;
  draining: Draining;
}

export interface HttpOptions {
  webRoot: string;
  pageData?: PageData[];
  pagePolicies?: PagePolicy[];
  figures?: Figure[];
  extend?: (app: FastifyInstance) => void;
  machineClock?: Clock | undefined;
  /** Where the log goes, if not to the standard output. */
  logTo?: LogOutput;
}

/** The server: what every answer has in common, then the calls, then pages and everything else. */
export async function createHttpServer<R extends Record<string, Call>>(
  portal: Portal,
  wiring: Wiring<R>,
  options: HttpOptions,
): Promise<HttpServer> {
  const recordAnswer = createAccessLog(portal);
  const app: FastifyInstance = fastify({
    ...serverOptions(portal, options.logTo),
    clientErrorHandler: (error, socket) => refuseUnread(app, recordAnswer, error, socket),
  });
  registerRequests(app);
  registerErrors(app);
  registerHeaders(app, portal.clock);
  const draining = registerDraining(app);
  registerAccessLog(app, recordAnswer);
  registerBodies(app);
  registerCalls(app, portal, wiring, draining.isDraining);
  registerHealth(app, portal, draining.isDraining, options.machineClock);
  registerMetrics(app, portal, options.figures ?? [], options.machineClock);
  options.extend?.(app);
  await registerSite(app, portal, options);
  return { app, draining };
}

const serverOptions = ({ env }: Portal, logTo: LogOutput | undefined): FastifyHttpOptions<Server> => ({
  logger: loggerOptions(env, logTo),
  // an answer's line is written by access-log.ts
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  childLoggerFactory: (log, bindings, childOptions, { headers }) => {
    const trace = readTrace(headers?.traceparent)?.traceId;
    return log.child({ ...bindings, ...(trace && { trace }) }, childOptions);
  },
  bodyLimit: BODY_LIMIT,
  requestTimeout: FILE_WITHIN_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  http: { headersTimeout: HEADERS_TIMEOUT_MS },
  routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  return503OnClosing: false,
  onProtoPoisoning: 'remove',
  onConstructorPoisoning: 'remove',
});

/** Notes the facts about every request from its first moment on. */
function registerRequests(app: FastifyInstance): void {
  app.decorateRequest('cameAt', 0);
  app.decorateRequest('trace', undefined);
  app.decorateRequest('fault', undefined);
  app.decorateRequest('call', undefined);
  app.decorateRequest('trail');
  app.addHook('onRequest', async (request) => {
    request.cameAt = performance.now();
    request.trace = readTrace(request.headers.traceparent);
    request.trail = { companyId: undefined, account: undefined, personGuid: undefined, actor: undefined };
  });
}

type ClientError = Parameters<NonNullable<FastifyServerOptions['clientErrorHandler']>>;

/** A request that Node's parser refuses never reaches the framework; it is answered and recorded all the same. */
function refuseUnread(app: FastifyInstance, record: RecordAnswer, ...[error, socket]: ClientError): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = tooLarge ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const id = randomUUID();
  const fault = tooLarge ? 'tooLarge' : 'badInput';
  const request = { socket, headers: {} };
  record(app.log.child({ reqId: id }), { id, cameAt: performance.now(), request, fault, status });
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
}
