import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { BASE, routeOf } from '../platform/paths.ts';
import { routes, type RoutePath } from '../platform/route-table.ts';

// the login page looks into the document when it is loaded
vi.stubGlobal('document', { getElementById: () => null, addEventListener: () => undefined });
const { routeTree } = await import('./route-tree.tsx');
vi.unstubAllGlobals();

const router = createRouter({ routeTree, basepath: BASE, history: createMemoryHistory() });
/** The entry of the table that the router draws at an address, and its parameters. */
function drawnAt(pathname: string) {
  const last = router.matchRoutes(pathname, {}).at(-1);
  return { path: last?.staticData.path, params: last?.params };
}

it.each(Object.keys(routes) as RoutePath[])('draws %s where the table has it', (path) => {
  const pathname = path.replace(/\$(\w+)/g, 'v$1');
  expect(drawnAt(pathname).path).toBe(path);
  expect(routeOf(pathname)).toBe(path);
});

it('reads parameters, in any case and with a slash at the end', () => {
  expect(drawnAt('/login/%E4%BA%91').params).toEqual({ cp: '云' });
  expect(drawnAt('/WEB/Home/').path).toBe('/web/home');
});

it('has a page for an address in no table', () => {
  for (const pathname of ['/nowhere', '/web', '/web/home/more'])
    expect(drawnAt(pathname).path, pathname).toBe('/web/404');
});
