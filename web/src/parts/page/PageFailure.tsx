import { BlockError } from '../../ui/feedback/BlockError.tsx';
import { useText } from '../../platform/locale.ts';
import { isChunkFailure } from '../../platform/lazy.ts';
import { appText } from '../../platform/text.ts';

/**
 * A page that did not arrive, or broke: the way out is to load it afresh. It is part of the first load, so that it can
 * be shown when nothing else can. `framed` inside the shell, which has the page's `main`.
 */
export function PageFailure({ error, framed = false }: { error: unknown; framed?: boolean }) {
  const words = useText(appText);
  const Frame = framed ? 'div' : 'main';
  return (
    <Frame className="wrap py-12">
      <h1 className="sr-only">{words.failed}</h1>
      <BlockError title={words.failed} retryLabel={words.refresh} onRetry={() => location.reload()}>
        {isChunkFailure(error) ? words.chunkFailed : words.crashed}
      </BlockError>
    </Frame>
  );
}
