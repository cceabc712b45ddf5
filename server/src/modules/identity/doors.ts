import type { MemberCtx, Portal, Session, Trail } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import type { Door, Doors } from '../../http/doors.ts';
import { HR_ROLE, loadCompany } from '../company/index.ts';
import { livingSessions } from './living-sessions.ts';
import { findSession, findSessionByCookie } from './session.ts';

/** The way in for people of a company, with the token and the cookie of their session. */
const memberDoor =
  <D extends 'employee' | 'hr'>(door: D, mayEnter: (session: Session) => boolean): Door<MemberCtx & { door: D }> =>
  async ({ portal, now, lang, log, client, requestId, trail }, { token, byCookie, key }) => {
    const session = await (byCookie ? findSessionByCookie(portal, client) : findSession(portal, token, client));
    const company = session && (await loadCompany(portal, session.companyId));
    if (!session || !company) throw new Fault('sessionExpired');
    leaveTrail(portal, trail, session);
    if (!mayEnter(session)) throw new Fault('notAllowed');
    const idempotency = key && { accountId: session.accountId, ...key };
    const ctx = { door, portal, now, lang, log, client, requestId, trail, session, company, idempotency };
    return { ctx, ended: session.ended };
  };

/** An HR user is an employee too, and comes in by both; the HR area takes the role and its key (§6). */
export const memberDoors: Pick<Doors, 'employee' | 'hr' | 'living'> = {
  employee: memberDoor('employee', () => true),
  hr: memberDoor('hr', ({ roleType, roleKey }) => roleType === HR_ROLE && roleKey !== ''),
  living: livingSessions,
};

function leaveTrail({ watch }: Portal, trail: Trail, { companyId, accountId, personGuid }: Session): void {
  trail.companyId = companyId;
  trail.account = watch.marks.account(companyId, accountId);
  trail.personGuid = personGuid;
  trail.actor = 'employee';
}
