import * as z from 'zod/mini';
import type { PublicConfig } from './company-config.ts';
import { APP_CALL_PATH } from './values/call-address.ts';
import type { EnvelopeName } from './wire.ts';
import { DEFAULT_MAX_BYTES } from './values/files.ts';
import type { OperatorRole } from './values/operator-roles.ts';

export { DEFAULT_MAX_BYTES } from './values/files.ts';

/**
 * Who may make a call: the door it stands behind. `public` calls are the ones a browser needs before it has a session; an
 * HR user is an employee too, and enters both doors.
 */
export type Access = 'public' | 'employee' | 'hr' | 'operator';

/** A part of the account centre that a company has or has not: the flags of `config.account` that open one. */
export type AccountPart = Exclude<keyof PublicConfig['account'], 'addRelatives' | 'relativePoints'>;

type Schema = z.ZodMiniType;
/** Files are no replies. */
const NoReply = z.undefined();

interface CallSpec<I extends Schema, O extends Schema> {
  in: I;
  out: O;
  /** Paths ending in PostAppCall or PostWeixinCall carry a requestCode and jsonPara; all others are direct. */
  path?: string;
  method?: 'GET' | 'POST';
  envelope?: EnvelopeName;
  access?: Access;
  /** Behind the operators' door: whose work it is. */
  roles?: readonly OperatorRole[];
  /** Of an employee's call: refused where the company does not have this part. */
  part?: AccountPart;
}

interface UploadSpec<I extends Schema, O extends Schema> extends Omit<CallSpec<I, O>, 'method'> {
  accept: readonly [UploadKind, ...UploadKind[]];
  maxBytes?: number;
}

interface DownloadSpec<I extends Schema> extends Pick<CallSpec<I, Schema>, 'in' | 'roles' | 'part'> {
  path: string;
}

type Kind = 'read' | 'write' | 'enter' | 'upload' | 'download' | 'stream';

/**
 * The kinds of a file, told by its content: `image` is JPEG, PNG or WebP, `json` is text, `sheet` a workbook or CSV.
 */
export type UploadKind = 'pdf' | 'image' | 'sheet' | 'json';

export interface Call<
  I extends Schema = Schema,
  O extends Schema = Schema,
  K extends Kind = Kind,
  A extends Access = Access,
> {
  kind: K;
  path: string;
  method: 'GET' | 'POST';
  envelope: EnvelopeName;
  access: A;
  roles: readonly OperatorRole[];
  part: AccountPart | undefined;
  in: I;
  out: O;
  /** Of an upload: which files it takes, and how large. */
  accept: readonly UploadKind[];
  maxBytes: number;
}

function call<I extends Schema, O extends Schema, K extends Kind, A extends Access>(
  kind: K,
  access: A,
  spec: Omit<CallSpec<I, O>, 'access'> & { accept?: readonly UploadKind[]; maxBytes?: number },
): Call<I, O, K, A> {
  const { path = APP_CALL_PATH, method = 'POST', envelope = 'app', roles = [], part } = spec;
  const { accept = [], maxBytes = 0 } = spec;
  return { kind, path, method, envelope, access, roles, part, in: spec.in, out: spec.out, accept, maxBytes };
}

/** A call that changes nothing. */
export const read = <I extends Schema, O extends Schema, A extends Access = 'employee'>(
  spec: CallSpec<I, O> & { access?: A },
) => call('read', spec.access ?? ('employee' as A), spec);

/** A call that changes something; it accepts an Idempotency-Key and its handler must commit exactly once. */
export const write = <I extends Schema, O extends Schema, A extends Access = 'employee'>(
  spec: CallSpec<I, O> & { access?: A },
) => call('write', spec.access ?? ('employee' as A), spec);

/**
 * A call made before there is a session, whose reply (a session token, a captcha) must not be kept. Repeating it is
 * harmless, so it takes no part in idempotency.
 */
export const enter = <I extends Schema, O extends Schema>(spec: CallSpec<I, O>) => call('enter', 'public', spec);

/**
 * A call that brings one file, as a multipart form: `file` beside the fields of any other call. It takes an
 * Idempotency-Key as a write does.
 */
export const upload = <I extends Schema, O extends Schema, A extends Exclude<Access, 'public'> = 'employee'>(
  spec: UploadSpec<I, O> & { access?: A },
) => call('upload', spec.access ?? ('employee' as A), { maxBytes: DEFAULT_MAX_BYTES, ...spec });

/**
 * A GET that answers with a file, or with a refusal in the envelope. It knows the caller by the session's cookie, or by the
 * header `x-session` where there is none: no token stands in an address.
 */
export const download = <I extends Schema, A extends Exclude<Access, 'public'> = 'employee'>(
  spec: DownloadSpec<I> & { access?: A },
) => call('download', spec.access ?? ('employee' as A), { ...spec, out: NoReply, method: 'GET', envelope: 'suc' });

/**
 * A GET that answers with server-sent events for as long as the caller listens and the session lasts, or with a refusal in
 * the envelope. `out` is what one event says. It knows the caller as a download does.
 */
export const stream = <I extends Schema, O extends Schema>(
  spec: Pick<CallSpec<I, O>, 'in' | 'out'> & { path: string },
) => call('stream', 'employee', { ...spec, method: 'GET', envelope: 'suc' });

/** The payload a handler receives: parsed, defaults filled in. */
export type Input<C extends Call> = z.output<C['in']>;
/** The payload a caller sends: defaults may be left out. */
export type Payload<C extends Call> = z.input<C['in']>;
export type Reply<C extends Call> = z.output<C['out']>;
