import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { CallName, Registry } from '#contract/registry';
import type { EnvelopeName } from '#contract/wire';
import type { Portal } from '../ctx.ts';
import { Fault } from '../fault.ts';
import { registerGateway } from './gateway.ts';
import type { Handlers } from './handlers.ts';
import { setHeaders } from './headers.ts';
import { registerHealth } from './health.ts';
import { answersAreLogged, logAnswer, loggerOptions, logOf } from './log.ts';
import { registerMultipart } from './multipart.ts';
import { languageOfRequest } from './payload.ts';
import { asFault, refuse } from './refuse.ts';
import { registerSite } from './site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    call: CallName | undefined;
    companyId: number | undefined;
    /** By `performance.now()`. */
    cameAt: number;
  }
  interface FastifyContextConfig {
    /** The reply shape of this path's calls, for what is refused before a call is known. */
    envelope?: EnvelopeName;
  }
}

const BODY_LIMIT = 256 * 1024;
/** reliability A4: Node's own defaults let a slow sender hold a socket for five minutes. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

const serverOptions = ({ env }: Portal): FastifyServerOptions => ({
  logger: loggerOptions(env),
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  childLoggerFactory: (log) => log,
  // believe exactly as many proxies as we were told about: a caller must not be able to invent its address
  trustProxy: (_address, hop) => hop < env.trustProxy,
  bodyLimit: BODY_LIMIT,
  requestTimeout: REQUEST_TIMEOUT_MS,
  routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  return503OnClosing: false,
  onProtoPoisoning: 'remove',
  onConstructorPoisoning: 'remove',
});

export interface HttpApp {
  app: FastifyInstance;
  /** From now on every answer closes its connection, and /readyz says so. */
  drain(): void;
}

export async function createHttpApp(
  portal: Portal,
  handlers: Handlers<Registry>,
  options: { webRoot: string; extend?: (app: FastifyInstance) => void },
): Promise<HttpApp> {
  let draining = false;
  const app = fastify(serverOptions(portal));
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;

  app.decorateRequest('call', undefined);
  app.decorateRequest('companyId', undefined);
  app.decorateRequest('cameAt', 0);
  // before any plugin is awaited: routes registered later would keep the framework's own handler
  app.setErrorHandler((error, request, reply) => {
    const fault = asFault(error);
    if (fault.fault === 'unknown') logOf(request).error({ err: error }, 'request failed');
    return refuse(reply, request.routeOptions.config.envelope ?? 'app', languageOfRequest(request), fault);
  });
  app.addHook('onRequest', (request, reply, done) => {
    request.cameAt = performance.now();
    setHeaders(request, reply, portal.clock);
    done();
  });
  const isLogged = answersAreLogged(portal.env);
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close');
    if (isLogged) logAnswer(request, reply);
    done();
  });

  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  registerMultipart(app);

  registerHealth(app, portal, () => draining);
  registerGateway(app, portal, handlers);
  options.extend?.(app);
  await registerSite(app, portal, options.webRoot);

  app.setNotFoundHandler((request, reply) => refuse(reply, 'app', languageOfRequest(request), new Fault('notFound')));

  return { app, drain: () => void (draining = true) };
}
