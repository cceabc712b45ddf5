import { ClientError, ResponseBodyError } from 'openid-client';
import { OutcomeUnknown } from '../pay/errors.ts';
import { ProviderTrouble } from './port.ts';

/** Runs something that speaks with a provider; whatever goes wrong is one of three troubles. */
export async function asTrouble<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw troubleOf(error);
  }
}

export function troubleOf(error: unknown): ProviderTrouble {
  if (error instanceof ProviderTrouble) return error;
  const lost = causes(error).find((cause) => cause instanceof OutcomeUnknown);
  if (lost) return new ProviderTrouble('unreachable', lost.message, error);
  if (causes(error).some((cause) => cause instanceof Error && cause.name === 'TimeoutError'))
    return new ProviderTrouble('unreachable', 'no reply in time', error);
  // an OAuth error code is a short word of the standard; whatever else it may be is not passed on
  if (error instanceof ResponseBodyError) return new ProviderTrouble('refused', wordOf(error.error), error);
  if (error instanceof ClientError && error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM')
    return new ProviderTrouble('unreachable', error.message, error);
  return new ProviderTrouble('untrusted', error instanceof Error ? error.message : String(error), error);
}

export const wordOf = (code: string): string => (/^[a-z_]{1,40}$/.test(code) ? code : 'error');

function causes(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let cause = error; cause instanceof Error && found.length < 10; cause = cause.cause) found.push(cause);
  return found;
}
