import { askAhead } from '../../api/ahead.ts';
import { session } from '../../platform/session.ts';
import { askCompanyAhead } from '../company/load-company.ts';

/** For somebody who arrives in the midst of a booking: its steps wait for how far it is. */
export function askDraftAhead(): void {
  const { identity } = session.get();
  if (!identity) return;
  askCompanyAhead(identity);
  askAhead('GetBookingDraft', { userGuid: identity.userGuid });
}
