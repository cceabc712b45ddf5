import type { invoice as contract } from '#contract/invoice';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';

export const invoiceCalls: Handlers<typeof contract> = {
  YonYouGetCompanyListByName: ({ portal }, { keyName, pageNum, size }) =>
    portal.ports.companyLookup.byName(keyName, pageNum, size),
  YonYouGetCompanyTicketInfo: async ({ portal }, { entId }) => {
    const firm = await portal.ports.companyLookup.details(entId);
    if (!firm) throw new Fault('firmUnknown');
    return firm;
  },
};
