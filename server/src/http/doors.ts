import type { Ctx, EmployeeCtx, HrCtx, MemberCtx, OperatorCtx, Portal, Session } from '../ctx.ts';
import type { Idempotency } from '../db/once.ts';
import { Fault } from '../fault.ts';

/** The credentials of a caller. */
export interface Credentials {
  /** The session token, as it was sent. */
  token: string;
  /** A download without a token: the caller is known by the session's cookie alone. */
  byCookie: boolean;
  /** Of a write whose caller sent an Idempotency-Key. */
  key: Pick<Idempotency, 'key' | 'bodyHash'> | undefined;
}

export interface Entered<C> {
  ctx: C;
  /** Signed out or replaced: good for answering a repeated write, for nothing else. */
  ended: boolean;
}

/** Turns a request into the context of those behind the door, or refuses. The modules bring them. */
export type Door<C> = (base: Ctx, credentials: Credentials) => Promise<Entered<C>>;

export interface Doors {
  employee: Door<EmployeeCtx>;
  hr: Door<HrCtx>;
  operator: Door<OperatorCtx>;
  /** Behind the doors of a company: refuses calls that must wait for something else, such as the survey. */
  pass(ctx: MemberCtx, call: string): Promise<void>;
  /** Those of these sessions that would still be let in: for what lasts longer than a request. */
  living(portal: Portal, sessions: readonly Session[]): Promise<Session[]>;
}

/** A door without a key. */
export const closedDoor: Door<never> = async () => {
  throw new Fault('sessionExpired');
};
