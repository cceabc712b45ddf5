import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { BASE } from '../platform/paths.ts';
import { PAGES } from './pages.ts';
import { routeTree } from './route-tree.tsx';

const router = createRouter({ routeTree, basepath: BASE, history: createMemoryHistory() });
const matchesAt = (pathname: string) => router.matchRoutes(pathname, {});

it.each(Object.keys(PAGES))('draws %s where the table has it', (path) => {
  const last = matchesAt(path.replace(/\$(\w+)/g, 'v$1')).at(-1);
  expect(last?.staticData.path).toBe(path);
});

it('keeps the list while a pane is open beside it, and tells it the parameters', () => {
  const list = matchesAt('/ops/orders').at(-1);
  const [beside, pane] = matchesAt('/ops/orders/7/12').slice(-2);
  expect(beside?.routeId).toBe(list?.routeId);
  expect(beside?.params).toEqual({ company: '7', order: '12' });
  expect(pane?.staticData.path).toBe('/ops/orders/$company/$order');
});

it('has a page for an address in no table', () => {
  expect(matchesAt('/ops/nowhere').at(-1)?.staticData.path).toBe('/ops/404');
});
