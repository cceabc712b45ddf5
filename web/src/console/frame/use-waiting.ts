import { useCall } from '../api/use-call.ts';
import { mayOpen, type MenuPath } from '../routes.ts';
import type { Operator } from '../session.ts';

/**
 * Numbers behind the entries of the menu. They are asked for when a page is opened and never by themselves: automatic
 * questions would keep an unused session alive.
 */
export function useWaiting({ role }: Operator): Partial<Record<MenuPath, number>> {
  const payments = useCall('OpsAttention', { kind: 'all' }, { enabled: mayOpen('/ops/payments', role) });
  const messages = useCall('OpsFailedMessages', {}, { enabled: mayOpen('/ops/messages', role) });
  const feedback = useCall('OpsFeedbackWaiting', {}, { enabled: mayOpen('/ops/feedback', role) });
  const erasures = useCall('OpsOpenErasures', {}, { enabled: mayOpen('/ops/data-requests', role) });
  const stock = useCall('OpsLowStock', {}, { enabled: mayOpen('/ops/stock', role) });
  const approvals = useCall('OpsApprovalsWaiting', {}, { enabled: mayOpen('/ops/approvals', role) });
  return {
    '/ops/payments': payments.data?.items.length ?? 0,
    '/ops/messages': messages.data?.failed ?? 0,
    '/ops/feedback': feedback.data?.waiting ?? 0,
    '/ops/stock': stock.data?.total ?? 0,
    '/ops/data-requests': erasures.data?.open ?? 0,
    '/ops/approvals': approvals.data?.waiting ?? 0,
  };
}
