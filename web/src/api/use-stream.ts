import { useEffect, useEffectEvent, useState } from 'react';
import type { StreamName } from '#contract/registry';
import { addressOf } from '#contract/values/addresses';
import { afterPaint } from '../platform/after-paint.ts';
import { session } from '../platform/session.ts';
import { followStream } from './follow-stream.ts';
import type { PayloadOf, ReplyOf } from './send.ts';

/**
 * Listens to a stream while the page is seen, and says whether it does. Its caller asks in the old way while it does
 * not: old proxies, browsers inside other apps and a node that has enough listeners know no streams.
 */
export function useStream<N extends StreamName>(
  name: N,
  payload: PayloadOf<N>,
  onEvent: (data: ReplyOf<N>) => void,
): boolean {
  const [heard, setHeard] = useState('');
  const told = useEffectEvent(onEvent);
  const fields = Object.entries(payload).map(([field, value]): [string, string] => [field, String(value)]);
  const address = `${addressOf(name).path}?${new URLSearchParams(fields)}`;
  useEffect(() => {
    let stop = (): void => {};
    let isHere = true;
    const follow = () => {
      stop();
      if (!isHere || document.visibilityState !== 'visible') return;
      stop = followStream(address, session.get().identity?.session ?? '', {
        onEvent: (text) => {
          setHeard(address);
          told(JSON.parse(text) as ReplyOf<N>);
        },
        onBreak: () => setHeard(''),
      });
    };
    // the pressed page is seen before another connection is opened
    void afterPaint().then(follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', follow);
      stop();
      setHeard('');
    };
  }, [address]);
  return heard === address;
}
