import { useRouterState } from '@tanstack/react-router';
import { routeOf } from '../platform/paths.ts';
import type { RoutePath } from '../platform/route-table.ts';
import { useLasting } from '../ui/overlay/delayed-loading.ts';

/** A file that comes at once is not announced: nothing flickers. */
const TOLD_AFTER_MS = 100;

/** The page that is on its way, where its file takes so long that it is told. */
export function useComing(): RoutePath | undefined {
  const next = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && location.pathname !== resolvedLocation?.pathname ? location.pathname : undefined,
  });
  const isLong = useLasting(next !== undefined, TOLD_AFTER_MS);
  return isLong && next !== undefined ? (routeOf(next) ?? '/web/404') : undefined;
}
