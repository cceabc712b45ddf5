import type { Access, Call } from '#contract/call';
import { ownedIds, undeclaredIds } from '#contract/id-fields';
import { APP_CALL_ALIASES, APP_CALL_PATH, isAppCall } from '#contract/values/call-address';
import type { EnvelopeName } from '#contract/wire';
import { StartupError } from '../fault.ts';
import type { Cached, ClaimsFirst, ContextOf, EarlyRefusal, Handlers, IncomingFile } from './handlers.ts';
import { ownedFields, type OwnedField } from './ownership.ts';

type AnyHandler<C> = ((ctx: C, input: unknown, file?: IncomingFile) => Promise<unknown>) &
  Partial<Cached<C, unknown>> &
  Partial<EarlyRefusal<C, unknown>> &
  Partial<ClaimsFirst>;

/** A call with the handler that runs it, in the context `C`. */
export type EntryFor<C> = Call & { name: string; run: AnyHandler<C>; owned: OwnedField[] };

/** The door a call stands behind decides the context it runs in. */
export type Entry = { [A in Access]: EntryFor<ContextOf[A]> & { access: A } }[Access];

/** One path and the calls that arrive there. */
export interface CallRoute {
  path: string;
  method: 'GET' | 'POST';
  envelope: EnvelopeName;
  /** Several calls share the path, told apart by their request code; otherwise there is the one, under ''. */
  isShared: boolean;
  entries: Map<string, Entry>;
}

/** A route for each path of the registry. */
export function routesOf<R extends Record<string, Call>>(calls: R, handlers: Handlers<R>): CallRoute[] {
  // guard: ids are declared
  assertIdsDeclared(calls);
  const routes = new Map<string, CallRoute>();
  for (const [name, call] of Object.entries(calls)) {
    // `Handlers` has checked that each call has the handler of its own door
    const run: unknown = handlers[name];
    const entry = { ...call, name, run, owned: ownedFields(call.in) } as Entry;
    const aliases = entry.path === APP_CALL_PATH ? APP_CALL_ALIASES : [];
    for (const path of [entry.path, ...aliases]) {
      const isShared = isAppCall(path);
      const { method } = entry;
      const envelope = isShared ? 'app' : entry.envelope;
      const route = routes.get(path) ?? { path, method, envelope, isShared, entries: new Map() };
      route.entries.set(isShared ? name : '', entry);
      routes.set(path, route);
    }
  }
  return [...routes.values()];
}

/** Every id of every payload is owned or declared public, and where it is owned there is a session to hold it against. */
function assertIdsDeclared(calls: Record<string, Call>): void {
  const wrong = Object.entries(calls).flatMap(([name, call]) =>
    [...undeclaredIds(call.in), ...ownedInVain(call)].map((id) => `${name}: ${id}`),
  );
  if (wrong.length > 0) throw new StartupError(`Ids that nobody would check:\n${wrong.join('\n')}`);
}

const ownedInVain = ({ access, in: schema }: Call): string[] =>
  access === 'employee' || access === 'hr'
    ? []
    : Object.keys(ownedIds(schema)).map(
        (path) => `${path} is owned, but behind the ${access} door nobody owns anything`,
      );
