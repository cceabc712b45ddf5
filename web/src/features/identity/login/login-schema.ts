import * as z from 'zod/mini';
import { CONSENT_VERSION, identity } from '#contract/calls/identity';

/** The complete form: the call's own schema, with the consent given and everything typed. */
const Typed = z.string().check(z.minLength(1));
const LoginDraft = z.extend(identity.Login.in, {
  user: Typed,
  password: Typed,
  consent: z.literal(CONSENT_VERSION),
});

/** The fields of a login that the contract would refuse. */
export function refusedFields(payload: unknown): string[] {
  const result = LoginDraft.safeParse(payload);
  return result.success ? [] : result.error.issues.map((issue) => String(issue.path[0]));
}
