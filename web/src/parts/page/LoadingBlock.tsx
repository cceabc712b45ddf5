import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Failure } from '../../api/failure.ts';
import { sentence, toldFailure } from '../../api/faults.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { BlockError } from '../../ui/feedback/BlockError.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useDelayedLoading } from '../../ui/overlay/delayed-loading.ts';
import { SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { appText } from '../../platform/text.ts';

export interface LoadingBlockProps<T> {
  query: UseQueryResult<T, Failure>;
  /** Grey pieces in the shape of what will come. */
  placeholder: ReactNode;
  /** Where the frame of a failure stands. */
  className?: string;
  /** Below the words of a failure. */
  furtherHelp?: ReactNode;
  /** Where one can go from a failure that would else be a dead end. */
  wayOut?: ReactNode;
  /** No frame: the block stands in a card already. */
  bare?: boolean;
  children: (data: T) => ReactNode;
}

/** A part of the page that loads, and fails, by itself. */
export function LoadingBlock<T>({
  query,
  placeholder,
  className = '',
  furtherHelp,
  wayOut,
  bare,
  children,
}: LoadingBlockProps<T>) {
  const words = useText(appText);
  const language = useLocale();
  const waiting = useDelayedLoading(query.isPending);
  if (query.data !== undefined && !waiting) return children(query.data);
  if (query.isPending || waiting) {
    // The room is kept from the start, so that nothing jumps when the content arrives.
    return (
      <SkeletonGroup label={words.loading}>
        <div className={waiting ? '' : 'invisible'}>{placeholder}</div>
      </SkeletonGroup>
    );
  }
  if (query.error && !toldFailure(query.error)) return null;
  const failure = (
    <BlockError
      title={words.failed}
      retryLabel={words.reload}
      retryingText={words.loading}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
      wayOut={wayOut}
    >
      <p>{query.error && sentence(query.error, language)}</p>
      {furtherHelp}
    </BlockError>
  );
  return bare ? failure : <Card className={className}>{failure}</Card>;
}
