import type { CompanyCtx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { ProviderTrouble } from '../../ports/identity-provider/port.ts';

/** A problem with a provider is told to the person in words, and to the person on duty by its kind. */
export async function saidInWords<T>(ctx: CompanyCtx, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    const { kind, said } = error;
    ctx.log.warn({ companyId: ctx.company.companyId, kind, said }, 'an identity provider could not be used');
    if (kind === 'unreachable') throw new Fault('ssoUnreachable');
    throw kind === 'refused' ? new Fault('ssoRefused', { error: said }) : new Fault('ssoUntrusted');
  }
}

/** The errors the provider itself sends people back with; OpenID Connect Core 3.1.2.6. */
export function faultOfAnswer(error: string): Fault {
  if (error === 'access_denied' || error === 'consent_required' || error === 'login_required')
    return new Fault('ssoDenied');
  return new Fault('ssoRefused', { error: /^[a-z_]{1,40}$/.test(error) ? error : 'error' });
}
