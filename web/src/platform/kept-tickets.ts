import { BASE } from './paths.ts';

/** Where tickets are kept for offline use, and the pages their worker answers for. */
export const TICKET_STORE = 'tickets';
export const TICKET_SCOPE = `${BASE}/web/`;

const canKeep = (): boolean => typeof caches !== 'undefined' && 'serviceWorker' in navigator;

/** Undefined where the browser keeps nothing: private windows, old ones, some inside other apps. */
export const ticketWorkers = (): ServiceWorkerContainer | undefined =>
  canKeep() ? navigator.serviceWorker : undefined;

/** Nothing of the person stays on the device, and the worker no longer answers for the network. */
export async function dropTickets(): Promise<void> {
  if (!canKeep()) return;
  await caches.delete(TICKET_STORE).catch(() => false);
  // also the one of a version before, which answered for fewer pages
  const all = await navigator.serviceWorker.getRegistrations().catch(() => []);
  const own = all.filter(({ scope }) => new URL(scope).pathname.startsWith(TICKET_SCOPE));
  await Promise.all(own.map((registration) => registration.unregister().catch(() => false)));
}
