import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Failure } from '../../api/failure.ts';
import type { ReplyOf } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import type { Identity } from '../../platform/session.ts';
import { newsOf } from './ask.ts';

type Reply = ReplyOf<'GetMyNews'>;

/** In the tab alone, and gone with the session: the page then stands as it was left, and scrolls to where it was. */
const KEY = 'portal.news';

/** Upcoming things for a person; the tab's last answer is shown at once and asked for again behind it. */
export function useNews(identity: Identity): UseQueryResult<Reply, Failure> {
  const [kept] = useState(() => keptFor(identity.userGuid));
  const query = useCall('GetMyNews', newsOf(identity), { renewed: true, ...(kept && { initialData: kept }) });
  const { data } = query;
  useEffect(() => {
    if (data) keep(identity.userGuid, data);
  }, [data, identity.userGuid]);
  return query;
}

function keptFor(userGuid: string): Reply | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { userGuid: string; reply: Reply } | null;
    return found?.userGuid === userGuid ? found.reply : undefined;
  } catch {
    return undefined;
  }
}

function keep(userGuid: string, reply: Reply): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userGuid, reply }));
  } catch {
    // forbidden or full: the next visit waits for the answer
  }
}
