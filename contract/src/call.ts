import type * as z from 'zod/mini';
import { ownedIds, type OwnedIds } from './ids.ts';
import type { EnvelopeName } from './wire.ts';

/** Who may make a call. `public` calls are the ones a browser needs before it has a session. */
export type Access = 'public' | 'session';

/** §7.1: calls without a path of their own share this one; `/webapi/PostAppCall` is its alias. */
export const APP_CALL_PATH = '/examApi/PostAppCall';
export const APP_CALL_ALIASES = ['/webapi/PostAppCall'];
export const CAMPAIGN_CALL_PATH = '/CampaignApi/PostAppCall';

type Schema = z.ZodMiniType;

interface CallSpec<I extends Schema, O extends Schema> {
  in: I;
  out: O;
  /** Paths ending in PostAppCall or PostWeixinCall carry a requestCode and jsonPara; all others are direct. */
  path?: string;
  method?: 'GET' | 'POST';
  envelope?: EnvelopeName;
  access?: Access;
}

export interface Call<
  I extends Schema = Schema,
  O extends Schema = Schema,
  K extends 'read' | 'write' | 'enter' = 'read' | 'write' | 'enter',
> {
  kind: K;
  path: string;
  method: 'GET' | 'POST';
  envelope: EnvelopeName;
  access: Access;
  in: I;
  out: O;
  /** Fields of the payload that name something somebody owns; the gateway checks each against the session. */
  ids: OwnedIds;
}

function call<I extends Schema, O extends Schema, K extends 'read' | 'write' | 'enter'>(
  kind: K,
  spec: CallSpec<I, O>,
): Call<I, O, K> {
  const { path = APP_CALL_PATH, method = 'POST', envelope = 'app', access = 'session' } = spec;
  return { kind, path, method, envelope, access, in: spec.in, out: spec.out, ids: ownedIds(spec.in) };
}

/** A call that changes nothing. */
export const read = <I extends Schema, O extends Schema>(spec: CallSpec<I, O>) => call('read', spec);

/** A call that changes something; it accepts an Idempotency-Key and its handler must commit exactly once. */
export const write = <I extends Schema, O extends Schema>(spec: CallSpec<I, O>) => call('write', spec);

/**
 * A call made before there is a session and whose reply must not be kept (a session token, a captcha).
 * Repeating it is harmless, so it takes no part in idempotency. See docs/decisions/005.
 */
export const enter = <I extends Schema, O extends Schema>(spec: CallSpec<I, O>) =>
  call('enter', { ...spec, access: 'public' });

/** What a handler receives: parsed, defaults filled in. */
export type Input<C extends Call> = z.output<C['in']>;
/** What a caller sends: defaults may be left out. */
export type Payload<C extends Call> = z.input<C['in']>;
export type Reply<C extends Call> = z.output<C['out']>;

export const isAppCall = (path: string): boolean => /\/Post(App|Weixin)Call$/i.test(path);
