import { transact } from '../../db/transact.ts';
import type { Owners } from '../../http/ownership.ts';
import { hasSession } from './queries.ts';

/** Ids that the session itself knows: only another session's need a query. */
export const sessionOwns: Pick<Owners, 'user' | 'customer' | 'company' | 'companyCode' | 'session' | 'sessionId'> = {
  user: ({ session }, id) => id === session.personGuid,
  customer: ({ session }, id) => id === session.personGuid || session.relatives.includes(String(id)),
  company: ({ company }, id) => id === company.companyId,
  companyCode: ({ company }, id) => id === company.code,
  session: ({ session }, id) => id === session.token,
  sessionId: (ctx, id) => transact(ctx, (ctx) => hasSession(ctx, ctx.session.accountId, String(id))),
};
