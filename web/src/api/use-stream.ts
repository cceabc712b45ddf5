import { calls } from 'virtual:calls';
import { useEffect, useEffectEvent, useState } from 'react';
import type { StreamName } from '#contract/registry';
import type { PayloadOf, ReplyOf } from './send.ts';

/** A browser comes back by itself after a break, but not after a refusal; by then the reason may be over. */
const AGAIN_MS = 20_000;

/**
 * Listens to a stream while the page is seen, and says whether it does. Whoever uses it asks in the old way while it does
 * not: old proxies, browsers inside other apps and a node that has enough listeners know no streams.
 */
export function useStream<N extends StreamName>(
  name: N,
  payload: PayloadOf<N>,
  onEvent: (data: ReplyOf<N>) => void,
): boolean {
  const [heard, setHeard] = useState('');
  const told = useEffectEvent(onEvent);
  const address = `${calls[name].path}?${new URLSearchParams(
    Object.entries(payload).map(([field, value]) => [field, String(value)]),
  )}`;
  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = undefined;
      setHeard('');
    };
    const open = () => {
      close();
      if (document.visibilityState !== 'visible') return;
      source = new EventSource(address);
      source.addEventListener('message', ({ data }: MessageEvent<string>) => {
        setHeard(address);
        told(JSON.parse(data) as ReplyOf<N>);
      });
      source.addEventListener('error', () => {
        setHeard('');
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_MS);
      });
    };
    open();
    document.addEventListener('visibilitychange', open);
    return () => {
      document.removeEventListener('visibilitychange', open);
      close();
    };
  }, [address]);
  return heard === address;
}
