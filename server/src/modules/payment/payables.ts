import type { Portal } from '../../ctx.ts';
import type { Payables } from './payable.ts';

const provided = new WeakMap<Portal, Payables>();

/** Called once per portal with what its modules sell. */
export const providePayables = (portal: Portal, payables: Payables): void => void provided.set(portal, payables);

/** Whatever can be paid for, by its subject. */
export function payablesOf(portal: Portal): Payables {
  const payables = provided.get(portal);
  if (!payables) throw new Error('This portal was told of nothing that can be paid for');
  return payables;
}
