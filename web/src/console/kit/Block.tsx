import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Failure } from '../../api/failure.ts';
import { sentence } from '../../api/faults.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { appText } from '../../platform/text.ts';
import { BlockError } from '../../ui/feedback/BlockError.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useDelayedLoading } from '../../ui/overlay/delayed-loading.ts';

export interface BlockProps<T> {
  query: UseQueryResult<T, Failure>;
  placeholder?: ReactNode;
  /** No frame: the block stands in one already. */
  bare?: boolean;
  children: (data: T) => ReactNode;
}

/** A part of the page that loads, and fails, by itself. */
export function Block<T>({ query, placeholder = <Rows />, bare, children }: BlockProps<T>) {
  const words = useText(appText);
  const language = useLocale();
  const waiting = useDelayedLoading(query.isPending);
  if (query.data !== undefined && !waiting) return children(query.data);
  if (query.isPending || waiting) {
    return (
      <SkeletonGroup label={words.loading}>
        <div className={waiting ? '' : 'invisible'}>{placeholder}</div>
      </SkeletonGroup>
    );
  }
  const failure = (
    <BlockError
      title={words.failed}
      retryLabel={words.reload}
      retryingText={words.loading}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      <p>{query.error && sentence(query.error, language)}</p>
    </BlockError>
  );
  return bare ? failure : <Card>{failure}</Card>;
}

/** The grey of a list that is on its way. */
export function Rows({ count = 6 }: { count?: number }) {
  return (
    <div className="rounded-card border border-line bg-white">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-center gap-6 border-b border-line px-4 py-4 last:border-b-0">
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="ml-auto h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
