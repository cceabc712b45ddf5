import type { ReplyOf } from '../../../api/send.ts';

/** An order just placed, with what the result page says about it. Kept for this tab: a reload shows it again. */
export interface Placed extends ReplyOf<'AddExamOrder'> {
  person: string;
  set: { zh: string; en: string };
  center: { zh: string; en: string };
  centerId: number;
  day: string;
  time: string;
}

const KEY = 'portal.placed';

export function keepPlaced(placed: Placed): void {
  last = placed;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(placed));
  } catch {
    // full or forbidden: the page itself still has it
  }
}

/** Signing out empties the tab's storage, and what is asked for is looked up by its number. */
export function placedOrder(id: string): Placed | undefined {
  if (last && String(last.orderId) === id) return last;
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Placed | null;
    return kept && String(kept.orderId) === id ? kept : undefined;
  } catch {
    return undefined;
  }
}
let last: Placed | undefined;
