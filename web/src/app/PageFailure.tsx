import { BlockError } from '../ui/BlockError.tsx';
import { useText } from './locale.ts';
import { isChunkFailure } from './lazy.ts';
import { appText } from './text.ts';

/** A page that did not arrive, or broke: the way out is to load it afresh. Part of the first load, so it can be shown. */
export function PageFailure({ error }: { error: unknown }) {
  const words = useText(appText);
  return (
    <main className="wrap py-12">
      <h1 className="sr-only">{words.failed}</h1>
      <BlockError title={words.failed} retryLabel={words.refresh} onRetry={() => location.reload()}>
        {isChunkFailure(error) ? words.chunkFailed : words.crashed}
      </BlockError>
    </main>
  );
}
