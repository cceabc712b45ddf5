import { Outlet } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { FeedbackHosts } from '../parts/page/FeedbackHosts.tsx';
import { usePathname, useRoutePath } from '../platform/location.ts';
import { routeEntry, type RoutePath } from '../platform/route-table.ts';
import { showTheme } from '../platform/theme.ts';
import { Coming } from './Coming.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { useComing } from './use-coming.ts';

/** Around every page: what comes next, the title and the focus, dialogs and messages. */
export function Root() {
  const route = (useRoutePath() as RoutePath | undefined) ?? '/web/404';
  const place = usePathname();
  const coming = useComing();
  // another page may wear the colours of another company
  useLayoutEffect(showTheme, [place]);
  const { chrome, bottomBar = false } = routeEntry(route);
  return (
    <>
      <Outlet />
      {coming && <Coming key={coming} route={coming} />}
      <RouteFocus {...{ route, place, coming }} />
      {/* Inner pages may have a bar with their main button. */}
      <FeedbackHosts aboveBar={bottomBar || chrome === 'inner'} />
    </>
  );
}
