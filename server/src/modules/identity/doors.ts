import type { Ctx, MemberCtx, Portal, Session, Trail } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import type { Door, Doors } from '../../http/doors.ts';
import { HR_ROLE, loadCompany } from '../company/index.ts';
import { livingSessions } from './session/living-sessions.ts';
import { isPreviewToken, lookingWith, type Looking } from './preview-door.ts';
import { findSession, findSessionByCookie } from './session/session.ts';

/** The way in for people of a company, with the token and the cookie of their session. */
const memberDoor =
  <D extends 'employee' | 'hr'>(door: D, mayEnter: (session: Session) => boolean): Door<MemberCtx & { door: D }> =>
  async (base, { token, byCookie, key }) => {
    const { portal, now, lang, log, client, requestId, trail } = base;
    if (isPreviewToken(token))
      return { ctx: contextOf(door, base, await lookingWith(portal, token, client)), ended: false };
    const session = await (byCookie ? findSessionByCookie(portal, client) : findSession(portal, token, client));
    const company = session && (await loadCompany(portal, session.companyId));
    if (!session || !company) throw new Fault('sessionExpired');
    leaveTrail(portal, trail, session);
    // guard: door of HR
    if (!mayEnter(session)) throw new Fault('notAllowed');
    const idempotency = key && { accountId: session.accountId, ...key };
    const ctx = { door, portal, now, lang, log, client, requestId, trail, session, company, idempotency };
    return { ctx, ended: session.ended };
  };

/** The context of an imagined person: the employees' pages and no others, with the operator answerable for it. */
function contextOf<D extends 'employee' | 'hr'>(
  door: D,
  base: Ctx,
  { operatorId, ...looking }: Looking,
): MemberCtx & { door: D } {
  // guard: preview: HR’s area is closed to it
  if (door === 'hr') throw new Fault('previewOnly');
  const account = base.portal.watch.marks.operator(operatorId);
  Object.assign(base.trail, { companyId: looking.company.companyId, account, actor: 'operator' });
  return { ...base, ...looking, door, idempotency: undefined };
}

/** An HR user is an employee too, and comes in by both; the HR area takes the role and its key. */
export const memberDoors: Pick<Doors, 'employee' | 'hr' | 'living'> = {
  employee: memberDoor('employee', () => true),
  hr: memberDoor(
    'hr',
    ({ roleType, roleKey }) =>
      /* guard: hr: the door takes the role and its key → true */ roleType === HR_ROLE && roleKey !== '',
  ),
  living: livingSessions,
};

function leaveTrail({ watch }: Portal, trail: Trail, { companyId, accountId, personGuid }: Session): void {
  trail.companyId = companyId;
  trail.account = watch.marks.account(companyId, accountId);
  trail.personGuid = personGuid;
  trail.actor = 'employee';
}
