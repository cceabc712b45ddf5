import type { FaultName } from '#contract/faults';
import { challenge, type Challenge } from '../platform/challenge.ts';
import { failure, isFailure } from './failure.ts';
import { IGNORED } from './faults.ts';

/** The thing each refusal asks for that a person can give at once. */
const ASKED: Partial<Record<FaultName, (payload: object) => Challenge>> = {
  passwordAgain: () => ({ kind: 'password' }),
  phoneByCode: (payload) => ({ kind: 'phone', phone: 'phone' in payload ? String(payload.phone) : '' }),
  emailByCode: (payload) => ({ kind: 'email', email: 'email' in payload ? String(payload.email) : '' }),
};

const askedBy = (error: unknown): ((payload: object) => Challenge) | undefined =>
  isFailure(error) && error.detail ? ASKED[error.detail.fault] : undefined;

export const canBeOvercome = (error: unknown): boolean => askedBy(error) !== undefined;

/** Asks for it. A person who cancels hears no more of it: the page stays as it is. */
export async function overcome(error: unknown, payload: object): Promise<void> {
  const asked = askedBy(error)?.(payload);
  if (!asked || !(await challenge(asked))) throw failure(IGNORED, '');
}
