import type { IncomingMessage } from 'node:http';
import { APP_CALL_ALIASES, APP_CALL_PATH, isAppCall, type Call } from '#contract/call';
import type { EnvelopeName } from '#contract/wire';
import { assertIdsDeclared } from './declared-ids.ts';
import type { Entry } from './entry.ts';
import type { Handlers } from './handlers.ts';
import { ownedFields } from './ownership.ts';
import { quickened } from './shape.ts';

/** Where calls arrive. */
export interface CallRoute {
  path: string;
  method: 'GET' | 'POST';
  envelope: EnvelopeName;
  /** Several calls share it, told apart by their request code; otherwise there is the one. */
  isApp: boolean;
  entries: Map<string, Entry>;
}

/** The route of a request, if it is one of ours: paths match in any case, with or without a slash at the end. */
export function createRoutes<R extends Record<string, Call>>(
  calls: R,
  handlers: Handlers<R>,
): (request: IncomingMessage) => CallRoute | undefined {
  // guard: ids are declared
  assertIdsDeclared(calls);
  const routes = new Map<string, CallRoute>();
  for (const route of routesOf(calls, handlers)) {
    routes.set(`${route.method} ${route.path}`, route);
    routes.set(`${route.method} ${route.path.toLowerCase()}`, route);
  }
  return ({ method, url = '' }) => {
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    return routes.get(`${method} ${path}`) ?? routes.get(`${method} ${path.toLowerCase().replace(/\/$/, '')}`);
  };
}

function routesOf<R extends Record<string, Call>>(calls: R, handlers: Handlers<R>): Iterable<CallRoute> {
  const routes = new Map<string, CallRoute>();
  for (const [name, call] of Object.entries(calls)) {
    // that each call has the handler of its own door, `Handlers` has checked
    const run: unknown = handlers[name];
    const entry = { ...call, name, run, input: quickened(call.in), owned: ownedFields(call.in) } as Entry;
    const aliases = entry.path === APP_CALL_PATH ? APP_CALL_ALIASES : [];
    for (const path of [entry.path, ...aliases]) {
      const isApp = isAppCall(path);
      const { method, envelope } = entry;
      const route = routes.get(path) ?? { path, method, envelope: isApp ? 'app' : envelope, isApp, entries: new Map() };
      route.entries.set(isApp ? name : '', entry);
      routes.set(path, route);
    }
  }
  return routes.values();
}
