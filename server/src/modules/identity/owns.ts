import { transact } from '../../db/transact.ts';
import type { Owners } from '../../http/ownership.ts';
import { hasSession } from './queries.ts';

/** Ids that the session itself knows: only another session's need a query. */
export const sessionOwns: Pick<Owners, 'user' | 'customer' | 'company' | 'companyCode' | 'session' | 'sessionId'> = {
  user: ({ session }, id) => id === session.personGuid,
  customer: ({ session }, id) =>
    /* guard: customer ownership → true */ id === session.personGuid || session.relatives.includes(String(id)),
  company: /* guard: preview: it is of one company → () => true */ ({ company }, id) => id === company.companyId,
  companyCode: ({ company }, id) => id === company.code,
  session: ({ session }, id) => id === session.token,
  sessionId: /* guard: a session is its owner’s to end → () => true */ (ctx, id) =>
    transact(ctx, (ctx) => hasSession(ctx, ctx.session.accountId, String(id))),
};
