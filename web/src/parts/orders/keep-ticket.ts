import { session } from '../../platform/session.ts';
import { dropTickets, TICKET_SCOPE, TICKET_STORE, ticketWorkers } from '../../platform/kept-tickets.ts';
import workerUrl from './ticket-worker.ts?worker&url';

/** The build makes one plain script of it; the development server hands out modules. */
const WORKER_TYPE = import.meta.env.DEV ? 'module' : 'classic';

/** One copy for both of its pages; the worker finds it by the number at the end of their addresses. */
const addressOf = (orderId: number): string => `${TICKET_SCOPE}examorder/${orderId}`;

/** Nothing in it runs and nothing is fetched: it is a picture of the ticket in words. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
};

/** Answers whether the ticket now opens without a network. */
export async function keepTicket(orderId: number, page: string, name: string): Promise<boolean> {
  const workers = ticketWorkers();
  const owner = session.get().identity?.session;
  if (!workers || !owner) return false;
  try {
    await workers.register(workerUrl, { scope: TICKET_SCOPE, type: WORKER_TYPE });
    const store = await caches.open(TICKET_STORE);
    await store.put(
      addressOf(orderId),
      new Response(page, { headers: { ...HEADERS, 'x-ticket': encodeURIComponent(name) } }),
    );
  } catch {
    // full, forbidden, or a browser that pretends: the ticket is then there with the network only
    return false;
  }
  if (session.get().identity?.session === owner) return true;
  // signed out meanwhile, perhaps in another tab
  await dropTickets();
  return false;
}

/** The order is no longer booked. */
export async function dropTicket(orderId: number): Promise<void> {
  if (!ticketWorkers()) return;
  await caches
    .open(TICKET_STORE)
    .then((store) => store.delete(addressOf(orderId)))
    .catch(() => false);
}
