import type { EnvelopeName } from '../wire.ts';

/** Calls without a path of their own share this one; `/webapi/PostAppCall` is its alias. */
export const APP_CALL_PATH = '/examApi/PostAppCall';
export const APP_CALL_ALIASES = ['/webapi/PostAppCall'];

export const isAppCall = (path: string): boolean => /\/Post(App|Weixin)Call$/i.test(path);

/** The parts of a call's address that differ from the usual ones. */
export interface OwnAddress {
  path?: string;
  method?: 'GET' | 'POST';
  envelope?: EnvelopeName;
}
export const get = (path: string) => ({ path, method: 'GET', envelope: 'suc' }) as const;

/** The place of a call and the shape of its reply. */
export interface CallAddress {
  path: string;
  method: 'GET' | 'POST';
  envelope: EnvelopeName;
  /** Shares its path with other calls, and carries its name and jsonPara. */
  app: boolean;
  /** Goes without a session. */
  enters: boolean;
}

export interface Addresses {
  usualPath: string;
  own: Readonly<Record<string, OwnAddress>>;
  entries: ReadonlySet<string>;
}

/** Finds the address of each call of a registry, without its schemas. */
export const addressesOf =
  ({ usualPath, own, entries }: Addresses) =>
  (name: string): CallAddress => {
    const { path = usualPath, method = 'POST', envelope = 'app' } = own[name] ?? {};
    return { path, method, envelope, app: isAppCall(path), enters: entries.has(name) };
  };
