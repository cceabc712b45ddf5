import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FeedbackHosts } from '../../parts/page/FeedbackHosts.tsx';
import { useRoutePath } from '../../platform/location.ts';
import { lookAgain } from '../../platform/navigation.ts';
import { client } from '../api/client.ts';
import { mayOpen, type OpsPath } from '../routes.ts';
import { operatorSession, useOperator } from '../session.ts';
import { Arrival } from './Arrival.tsx';
import { Frame } from './Frame.tsx';
import { RoleRefused } from './refusals.tsx';

const useOpsPath = (): OpsPath => (useRoutePath() as OpsPath | undefined) ?? '/ops/404';

/** Around every page of the console, the sign-in too. */
export function Root() {
  // A session that has ended elsewhere in the program leads to the sign-in.
  useEffect(() => operatorSession.subscribe(lookAgain), []);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <Arrival route={useOpsPath()} />
      <FeedbackHosts aboveBar={false} />
    </QueryClientProvider>
  );
}

/** Around the pages behind the sign-in; a page of another role's work is not shown. */
export function Framed() {
  const route = useOpsPath();
  const operator = useOperator();
  if (!operator) return null;
  return (
    <Frame route={route}>
      {mayOpen(route, operator.role) ? <Outlet /> : <RoleRefused route={route} role={operator.role} />}
    </Frame>
  );
}
