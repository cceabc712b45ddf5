/**
 * The one state table: what an order, a payment, a refund, a change, a mall order, an item of it, a card, a gift,
 * feedback, an invoice, a task, a claim, a report and a request for erasure may become. The database holds the same
 * table and refuses every other move; a test compares the two. An order goes back from closed to booked only when money
 * came after its time and its seat was still free.
 */
export const MOVES = {
  order: { 10: ['20', '40'], 20: ['30', '40'], 30: ['35'], 35: [], 40: ['20'] },
  payment: { open: ['closed', 'paid'], closed: ['paid'], paid: [] },
  refund: { asked: ['done', 'failed'], failed: ['asked', 'done'], done: [] },
  change: { held: ['done', 'dropped'], dropped: ['done'], done: [] },
  mall: { 10: ['20', '40'], 20: ['30', '40'], 30: ['40'], 40: ['20'] },
  mallItem: { open: ['done', 'refunded', 'sent'], sent: ['done', 'refunded'], done: ['refunded'], refunded: [] },
  card: {
    0: ['1', '2', '3', '4', '5', '7'],
    1: ['0', '4', '6', '7'],
    // given back by an order that is over
    2: ['0', '7'],
    3: ['0', '4', '6', '7'],
    4: [],
    5: ['0', '1', '3', '4', '7'],
    6: ['0', '1', '3', '4', '7'],
    7: [],
  },
  gift: {
    waiting: ['accepted', 'declined', 'expired', 'stopped', 'takenBack'],
    accepted: [],
    declined: [],
    expired: [],
    stopped: [],
    takenBack: [],
  },
  // back to asked when the issuer does not accept what it says
  invoice: { asked: ['issuing'], issuing: ['asked', 'issued'], issued: ['sent'], sent: [] },
  // a closed one is taken up again when its writer has more to say
  feedback: {
    open: ['answered', 'closed'],
    answered: ['closed', 'reopened'],
    reopened: ['answered', 'closed'],
    closed: ['reopened'],
  },
  task: {
    waiting: ['cancelled', 'failed', 'running'],
    running: ['cancelled', 'done', 'failed'],
    done: [],
    failed: [],
    cancelled: [],
  },
  // back when a corrected version is published
  report: { published: ['withdrawn'], withdrawn: ['published'] },
  // of a claim above the company's amount the first approval is a review, and a second person approves
  claim: {
    draft: ['submitted'],
    submitted: ['approved', 'rejected', 'returned', 'reviewed', 'withdrawn'],
    reviewed: ['approved', 'rejected', 'returned'],
    returned: ['submitted'],
    withdrawn: ['submitted'],
    approved: ['paying'],
    paying: ['paid'],
    paid: [],
    rejected: [],
  },
  approval: {
    waiting: ['approved', 'declined', 'expired', 'withdrawn'],
    approved: [],
    declined: [],
    withdrawn: [],
    expired: [],
  },
  erasure: { asked: ['declined', 'done', 'withdrawn'], withdrawn: [], done: [], declined: [] },
} as const satisfies Record<string, Record<string | number, readonly string[]>>;

export type Machine = keyof typeof MOVES;

export function mayMove(machine: Machine, from: string | number, to: string | number): boolean {
  const allowed = (MOVES[machine] as Record<string | number, readonly string[]>)[from] ?? [];
  return allowed.includes(String(to));
}
