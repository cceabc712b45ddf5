import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** docs/decisions/012: seats are asked for again this often while somebody looks at them. */
const SEATS_EVERY_MS = 10_000;

/**
 * Keeps what is shown fresh. Never part of the guarantee: the server decides when the order is placed. A hidden tab
 * asks nothing, and asks at once when it is seen again.
 */
export function useLiveSeats(...queries: Pick<UseQueryResult, 'refetch' | 'isFetching' | 'isEnabled'>[]): void {
  const ask = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    for (const query of queries) if (query.isEnabled && !query.isFetching) void query.refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => ask(), SEATS_EVERY_MS);
    const seen = () => ask();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
}
