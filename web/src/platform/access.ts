import type { RouteEntry } from './route-table.ts';
import { HR_ROLE, type Identity } from './session.ts';

/** Whether a route is open to the visitor, or the page before it. The server decides again for every call. */
export function entryTo(
  access: RouteEntry['access'],
  identity: Pick<Identity, 'roleType'> | null,
): 'open' | 'signInFirst' | 'notTheirs' {
  if (access === 'public') return 'open';
  if (!identity) return 'signInFirst';
  return access === 'hr' && identity.roleType !== HR_ROLE ? 'notTheirs' : 'open';
}
