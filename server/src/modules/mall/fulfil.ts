import type { InCompany } from '../../ctx.ts';
import type { Fault } from '../../fault.ts';

/** The order is paid: what was bought is given to whom it is for. */
export async function fulfilOrder(_ctx: InCompany, _orderId: number): Promise<void> {}

/** Why items cannot be given back any more, by their numbers: what was sent or is in use. */
export async function whyInUse(_ctx: InCompany, _orderId: number): Promise<Map<number, Fault>> {
  return new Map();
}

/** What was given for these items ends; refuses what is in use, unless it is done all the same. */
export async function undoItems(
  ctx: InCompany,
  orderId: number,
  itemNos: number[],
  { force = false } = {},
): Promise<void> {
  if (force) return;
  const inUse = await whyInUse(ctx, orderId);
  for (const no of itemNos) {
    const fault = inUse.get(no);
    if (fault) throw fault;
  }
}
