import type { Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { groupedBy } from '../../grouped-by.ts';
import { eachAlone } from '../../jobs/repeat.ts';
import type { NotedEvent } from '../../watch/security-events.ts';
import { recordAll, type AuditEntry } from './record-audit.ts';

/** Security events since the last time, each company's in one transaction; what fails is tried again at the next turn. */
export async function writeEvents(portal: Portal): Promise<void> {
  const byCompany = groupedBy(portal.watch.events.take(), ({ companyId }) => companyId);
  await eachAlone([...byCompany.keys()], async (companyId) => {
    const events = byCompany.get(companyId) ?? [];
    try {
      await transact({ portal, company: { companyId } }, (ctx) => recordAll(ctx, events.map(entryOf)));
    } catch (error) {
      // guard: events that could not be written
      portal.watch.events.putBack(events);
      throw error;
    }
  });
}

const entryOf = ({ actor, account, address, action, call, times, ...event }: NotedEvent): AuditEntry => ({
  actor: { kind: actor, id: account, role: '' },
  action,
  subject: { kind: 'address', id: address },
  personGuid: event.personGuid,
  reason: times > 1 ? `${call} × ${times}` : call,
  requestId: event.requestId,
  at: event.at,
});
