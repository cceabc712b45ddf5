import { challenge } from '../platform/challenge.ts';
import { failure, isFailure } from './failure.ts';
import { IGNORED } from './faults.ts';

/** What a refusal asks for, if a person can give it at once. */
export const canBeOvercome = (error: unknown): boolean =>
  isFailure(error) && (error.detail?.fault === 'passwordAgain' || error.detail?.fault === 'phoneByCode');

/** Asks for it. Whoever would rather not hears no more of it: the page stays as it is. */
export async function overcome(error: unknown, payload: object): Promise<void> {
  const isPhone = isFailure(error) && error.detail?.fault === 'phoneByCode';
  const phone = 'phone' in payload ? String(payload.phone) : '';
  if (!(await challenge(isPhone ? { kind: 'phone', phone } : { kind: 'password' }))) throw failure(IGNORED, '');
}
