import type * as z from 'zod/mini';
import { download, enter, read, upload, write, type UploadKind } from '../call.ts';
import type { OperatorRole } from '../values/operator-roles.ts';
import { OPS_CALL_PATH } from '../values/ops/addresses.ts';

interface Spec<I, O> {
  in: I;
  out: O;
}
type Schema = z.ZodMiniType;
type Roles = readonly [OperatorRole, ...OperatorRole[]];

/** A call of the console that changes nothing, for the roles it names. */
export const opsRead = <I extends Schema, O extends Schema>(roles: Roles, spec: Spec<I, O>) =>
  read({ ...spec, path: OPS_CALL_PATH, access: 'operator', roles });

/** A call of the console that changes something. */
export const opsWrite = <I extends Schema, O extends Schema>(roles: Roles, spec: Spec<I, O>) =>
  write({ ...spec, path: OPS_CALL_PATH, access: 'operator', roles });

interface UploadSpec<I, O> extends Spec<I, O> {
  accept: readonly [UploadKind, ...UploadKind[]];
  maxBytes: number;
}

/** A file an operator sends in. */
export const opsUpload = <I extends Schema, O extends Schema>(roles: Roles, spec: UploadSpec<I, O>) =>
  upload({ ...spec, path: OPS_CALL_PATH, access: 'operator', roles });

/** A file of the console's, at an address of its own. */
export const opsDownload = <I extends Schema>(roles: Roles, spec: { path: string; in: I }) =>
  download({ ...spec, access: 'operator', roles });

/** A step of signing in to the console. */
export const opsEnter = <I extends Schema, O extends Schema>(spec: Spec<I, O>) =>
  enter({ ...spec, path: OPS_CALL_PATH });
