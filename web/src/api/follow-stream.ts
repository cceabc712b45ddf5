/** Where the portal does not say when to come back. */
const AGAIN_MS = 3_000;
/** After a refusal: by then its reason may be over. */
const REFUSED_MS = 20_000;

export interface Following {
  /** The text of one event. */
  onEvent(text: string): void;
  /** Nothing is told until the next event. */
  onBreak(): void;
}

/**
 * Reads server-sent events until it is stopped, and comes back after every break. By `fetch` and not by EventSource, which
 * can send no header: a session without a cookie would hear nothing, and every refusal would be an error in the console.
 */
export function followStream(address: string, token: string, { onEvent, onBreak }: Following): () => void {
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let againMs = AGAIN_MS;

  async function read(): Promise<boolean> {
    const headers = { 'x-session': token, accept: 'text/event-stream' };
    const response = await fetch(address, { headers, signal: stopping.signal, cache: 'no-store' });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.body || !isStream) {
      await response.body?.cancel();
      return false;
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      const events = (text + value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (event.startsWith('data: ')) onEvent(event.slice('data: '.length));
        else if (event.startsWith('retry: ')) againMs = Number(event.slice('retry: '.length)) || AGAIN_MS;
      }
    }
  }

  const follow = async (): Promise<void> => {
    const wasStream = await read().catch(() => true);
    if (stopping.signal.aborted) return;
    onBreak();
    timer = setTimeout(() => void follow(), wasStream ? againMs : REFUSED_MS);
  };
  void follow();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}
