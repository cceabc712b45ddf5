import type { Owners } from '../../http/ownership.ts';

/** Ids that the session itself knows: nobody has to be asked. */
export const sessionOwns: Pick<Owners, 'user' | 'customer' | 'company' | 'companyCode' | 'session'> = {
  user: ({ session }, id) => id === session.personGuid,
  customer: ({ session }, id) => id === session.personGuid || session.relatives.includes(String(id)),
  company: ({ company }, id) => id === company.companyId,
  companyCode: ({ company }, id) => id === company.code,
  session: ({ session }, id) => id === session.token,
};
