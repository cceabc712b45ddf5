import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Company, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { ProviderTrouble, type LogoutNotice } from '../../ports/identity-provider/port.ts';
import { addressOf } from '../../http/client.ts';
import { recordAudit } from '../audit/index.ts';
import { loadCompanyByCode } from '../company/index.ts';
import { countOfSource, endProviderSessions, forgetSessions, forgetSlowed, sourceOf } from '../identity/index.ts';
import { spendNonce } from './nonces.ts';
import { providerMarks } from './provider-marks.ts';
import { readProvider } from './provider-settings.ts';

export const LOGOUT_PATH = '/sso/logout';
const LONGEST = 10_000;

/**
 * `POST /sso/logout/<company>`: a provider says that a person has signed out there (OpenID Connect Back-Channel
 * Logout).
 */
export function registerBackchannel(app: FastifyInstance, portal: Portal): void {
  app.post<{ Params: { company: string }; Body: unknown }>(`${LOGOUT_PATH}/:company`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = tokenIn(request.body);
    const company = token && (await loadCompanyByCode(portal, request.params.company));
    if (!company) return reply.code(400).send({ error: 'invalid_request' });
    const source = sourceOf(addressOf(request.raw, portal.env));
    const counting = { portal, now: portal.clock };
    try {
      // before it is read: that is what costs
      // guard: sso: logout tokens are counted by source
      await countOfSource(counting, 'provider-logout', source);
      await endSaid(portal, company, token);
      await forgetSlowed(counting, 'provider-logout', source);
      return await reply.code(200).send();
    } catch (error) {
      if (error instanceof Fault && error.fault === 'tooMany')
        return reply.code(429).header('retry-after', String(error.params.seconds)).send({ error: 'slow_down' });
      const isOurs = error instanceof Fault || error instanceof ProviderTrouble;
      if (!isOurs) throw error;
      const said = error instanceof ProviderTrouble ? error.said : error.fault;
      request.log.warn({ companyId: company.companyId, said }, 'a logout token was refused');
      return reply.code(400).send({ error: 'invalid_request' });
    }
  });
}

function tokenIn(body: unknown): string | undefined {
  const token = typeof body === 'object' && body !== null && 'logout_token' in body ? body.logout_token : undefined;
  return typeof token === 'string' && token.length <= LONGEST ? token : undefined;
}

async function endSaid(portal: Portal, company: Company, token: string): Promise<void> {
  const provider = await transact({ portal, company }, readProvider);
  const notice = await portal.ports.identityProvider.readLogout(provider, token);
  await transact({ portal, company }, async (ctx) => {
    // taken twice it would end a later session
    // guard: a provider’s logout is said once
    if (!(await spendNonce(ctx, `logout:${notice.tokenId}`))) return;
    const ended = await endProviderSessions(ctx, overBy({ portal, company }, provider.issuer, notice));
    for (const accountId of new Set(ended))
      await recordAudit(ctx, {
        actor: { kind: 'employee', id: portal.watch.marks.account(company.companyId, accountId), role: '' },
        ...{ action: 'sso.logout', subject: { kind: 'account', id: String(accountId) } },
        ...{ personGuid: null, reason: '', requestId: randomUUID() },
      });
  });
  forgetSessions(portal);
}

/** One sign-in where the provider names it, else everything of the person. */
function overBy(at: { portal: Portal; company: Company }, issuer: string, { subject = '', session }: LogoutNotice) {
  const marks = providerMarks(at, issuer, { subject, session });
  return /* guard: sso: a logout ends one sign-in → { subject: marks.subject } */ marks.session
    ? { session: marks.session }
    : { subject: marks.subject };
}
