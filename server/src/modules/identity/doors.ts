import type { MemberCtx, Session } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import type { Door, Doors } from '../../http/doors.ts';
import { HR_ROLE, loadCompany } from '../company/index.ts';
import { findSession, findSessionByCookie } from './session.ts';

/** The way in for people of a company, with the token and the cookie of their session. */
const memberDoor =
  <D extends 'employee' | 'hr'>(door: D, mayEnter: (session: Session) => boolean): Door<MemberCtx & { door: D }> =>
  async ({ portal, now, lang, log, client, requestId }, { token, byCookie, key }) => {
    const session = await (byCookie ? findSessionByCookie(portal, client) : findSession(portal, token, client));
    const company = session && (await loadCompany(portal, session.companyId));
    if (!session || !company) throw new Fault('sessionExpired');
    if (!mayEnter(session)) throw new Fault('notAllowed');
    const idempotency = key && { accountId: session.accountId, ...key };
    const ctx = { door, portal, now, lang, log, client, requestId, session, company, idempotency };
    return { ctx, ended: session.ended };
  };

/** An HR user is an employee too, and comes in by both. */
export const memberDoors: Pick<Doors, 'employee' | 'hr'> = {
  employee: memberDoor('employee', () => true),
  hr: memberDoor('hr', ({ roleType }) => roleType === HR_ROLE),
};
