/** What of a service worker's world is used here; the page's own types have no such world. */
interface Asked extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface World {
  skipWaiting(): void;
  addEventListener(type: 'install', listen: () => void): void;
  addEventListener(type: 'fetch', listen: (event: Asked) => void): void;
}
const world = globalThis as unknown as World;

const TICKET_PAGE = /\/exam(?:order|done)\/(\d+)\/?$/;

/** The network always comes first; only where there is none is the kept ticket shown. */
async function answer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const orderId = TICKET_PAGE.exec(new URL(request.url).pathname)?.[1];
    const kept = orderId && (await caches.match(`/v2/web/examorder/${orderId}`));
    if (!kept) throw error;
    return kept;
  }
}

world.addEventListener('install', () => world.skipWaiting());
world.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request));
});
