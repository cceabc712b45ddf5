/** The part of a service worker's world that is used here; the page's own types have none. */
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

/** Named here and in kept-tickets.ts: what a worker imports would be part of it. */
const TICKETS = 'tickets';

async function keptTickets(): Promise<{ path: string; name: string }[]> {
  const store = await caches.open(TICKETS);
  const tickets = [];
  for (const request of await store.keys()) {
    const name = (await store.match(request))?.headers.get('x-ticket') ?? '';
    tickets.push({ path: new URL(request.url).pathname, name: decodeURIComponent(name) });
  }
  return tickets;
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<"]/g, (mark) => MARKS[mark] ?? mark);

/** Why the page does not open, and the tickets that do; in both languages, since nothing here knows which one is read. */
function offlinePage(tickets: { path: string; name: string }[]): Response {
  const links = tickets.map(({ path, name }) => `<li><a href="${escaped(path)}">${escaped(name || path)}</a></li>`);
  const list =
    links.length > 0 ? `<p>保存在本机的到检凭证 · Tickets stored on this device</p><ul>${links.join('')}</ul>` : '';
  const page = `<!doctype html>
<html lang="zh">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>暂时无法连接 · No connection</title>
<style>
body{font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;max-width:36rem;margin:0 auto;padding:2rem 1rem;color:#1b2a41}
a{display:inline-block;padding:.75rem 0;color:inherit}
</style>
</head>
<body>
<main>
<h1>暂时无法连接</h1>
<p>这个页面需要联网才能打开，请稍后重试。</p>
<p lang="en">No connection. This page needs a network; please try again later.</p>
${list}
</main>
</body>
</html>`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
  return new Response(page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

/** The network always comes first; only where there is none is the kept ticket shown. */
async function answer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const orderId = TICKET_PAGE.exec(new URL(request.url).pathname)?.[1];
    const kept = orderId && (await caches.match(`/v2/web/examorder/${orderId}`));
    if (kept) return kept;
    if (!(await caches.has(TICKETS))) throw error;
    return offlinePage(await keptTickets());
  }
}

world.addEventListener('install', () => world.skipWaiting());
world.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request));
});
