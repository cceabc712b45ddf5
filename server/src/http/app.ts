import { randomUUID } from 'node:crypto';
import { createServer, STATUS_CODES, type RequestListener } from 'node:http';
import formbody from '@fastify/formbody';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Call } from '#contract/call';
import type { Clock } from '../clock.ts';
import type { Portal } from '../ctx.ts';
import { Fault } from '../fault.ts';
import type { Figure } from '../watch/figures.ts';
import { readTrace, type Trace } from '../trace.ts';
import { createTellAnswer, type TellAnswer } from './answered.ts';
import { shallowJson } from '../shallow-json.ts';
import { BODY_LIMIT } from './body.ts';
import type { Fields } from './form.ts';
import { FILE_WITHIN_MS } from './deadline.ts';
import { createGateway, type Wiring } from './gateway.ts';
import { addHeaders } from './headers.ts';
import { registerHealth } from './health.ts';
import { loggerOptions, type LogOutput } from './log.ts';
import { registerMetrics } from './metrics.ts';
import { languageOfRequest } from './payload.ts';
import { asFault, refusalOf } from './refuse.ts';
import { sendOutagePage, wantsPage } from './outage-page.ts';
import { registerSite, type PageData, type PagePolicy } from './site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** By `performance.now()`. */
    cameAt: number;
    trace: Trace | undefined;
    /** The name of the refusal it ended with. */
    fault: string | undefined;
  }
}

/** reliability A4: Node's own defaults let a slow sender hold a socket for five minutes. */
const HEADERS_TIMEOUT_MS = 10_000;

/** How long a kept-alive connection may rest; longer than a proxy before us keeps it (usually 60 s). */
const KEEP_ALIVE_MS = 72_000;

export interface HttpApp {
  app: FastifyInstance;
  /** From now on every answer closes its connection, and /readyz says so. */
  drain(): void;
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

/** Calls are answered by the gateway, on Node's own server; whatever is no call goes on to the framework. */
export async function createHttpApp<R extends Record<string, Call>>(
  portal: Portal,
  wiring: Wiring<R>,
  options: HttpOptions,
): Promise<HttpApp> {
  let draining = false;
  const isDraining = (): boolean => draining;
  const tell = createTellAnswer(portal, () => app.log);
  const app: FastifyInstance = fastify(
    serverOptions(portal, { output: options.logTo, tell }, (framework) => (request, response) => {
      if (!takeCall(request, response)) framework(request, response);
    }),
  );
  const { takeCall, close } = createGateway({ portal, wiring, log: app.log, isDraining, tell });
  app.addHook('onClose', async () => close());
  answerTheRest(app, portal, isDraining, tell);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    async (_: unknown, body: string) => shallowJson(body, 'body'),
  );
  registerHealth(app, portal, isDraining, options.machineClock);
  registerMetrics(app, portal, options.figures ?? [], options.machineClock);
  options.extend?.(app);
  await registerSite(app, portal, options);
  return { app, drain: () => void (draining = true) };
}

const serverOptions = (
  { env }: Portal,
  { output, tell }: { output: LogOutput | undefined; tell: TellAnswer },
  listener: (framework: RequestListener) => RequestListener,
): FastifyServerOptions => ({
  logger: loggerOptions(env, output),
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  childLoggerFactory: (log) => log,
  bodyLimit: BODY_LIMIT,
  routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  return503OnClosing: false,
  onProtoPoisoning: 'remove',
  onConstructorPoisoning: 'remove',
  clientErrorHandler: refuseUnread(tell),
  serverFactory: (framework) =>
    createServer(
      { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: FILE_WITHIN_MS, keepAliveTimeout: KEEP_ALIVE_MS },
      listener(framework),
    ),
});

/** What every other answer has in common. Before any plugin is awaited: later routes would keep the framework's handler. */
function answerTheRest(app: FastifyInstance, portal: Portal, isDraining: () => boolean, tell: TellAnswer): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply, fault: Fault): FastifyReply => {
    request.fault = fault.fault;
    const fields = (typeof request.body === 'object' && request.body) || request.query || {};
    const { status, body, headers } = refusalOf('app', languageOfRequest(fields as Fields, request.headers), fault);
    return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
  };
  app.decorateRequest('cameAt', 0);
  app.decorateRequest('trace', undefined);
  app.decorateRequest('fault', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    request.cameAt = performance.now();
    request.trace = readTrace(request.headers.traceparent);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    addHeaders(request, reply, portal.clock);
    if (isDraining()) reply.header('connection', 'close');
    const { id, cameAt, trace, fault, raw } = request;
    tell({ id, cameAt, trace, fault, request: raw }, request.method, request.routeOptions.url, reply.statusCode);
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const fault = asFault(error);
    if (fault.fault === 'unknown') request.log.error({ reqId: request.id, err: error }, 'request failed');
    return fault.fault === 'systemBusy' && wantsPage(request) ? sendOutagePage(reply) : refuse(request, reply, fault);
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, new Fault('notFound')));
}

/** What Node's parser refuses never becomes a request; it leaves a line all the same. */
function refuseUnread(tell: TellAnswer): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const status = tooLarge ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const about = { id: randomUUID(), cameAt: performance.now(), request: { socket, headers: {} } };
    tell({ ...about, fault: tooLarge ? 'tooLarge' : 'badInput' }, '', undefined, status);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
  };
}
