import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Failure } from '../../api/failure.ts';
import { sentence } from '../../api/faults.ts';
import { useBranding } from '../../app/branding.ts';
import { useLocale, useText } from '../../app/locale.ts';
import { BlockError } from '../../ui/BlockError.tsx';
import { Card } from '../../ui/Card.tsx';
import { useDelayedLoading } from '../../ui/delayed-loading.ts';
import { SkeletonGroup } from '../../ui/Skeleton.tsx';
import { homeText } from './text.ts';

export interface BlockProps<T> {
  query: UseQueryResult<T, Failure>;
  /** Grey pieces in the shape of what will come. */
  placeholder: ReactNode;
  /** Where the frame of a failure stands. */
  className?: string;
  children: (data: T) => ReactNode;
}

/** A part of the page that loads, and fails, by itself. */
export function Block<T>({ query, placeholder, className = 'mt-6 md:mt-8', children }: BlockProps<T>) {
  const words = useText(homeText);
  const language = useLocale();
  const hotline = useBranding()?.hotline;
  const waiting = useDelayedLoading(query.isPending);
  if (query.data !== undefined && !waiting) return children(query.data);
  if (query.isPending || waiting) {
    // The room is kept from the start, so that nothing jumps when the content arrives.
    return (
      <SkeletonGroup label={words.loading}>
        {<div className={waiting ? '' : 'invisible'}>{placeholder}</div>}
      </SkeletonGroup>
    );
  }
  return (
    <Card className={className}>
      <BlockError
        title={words.failed}
        retryLabel={words.reload}
        retryingText={words.reloading}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <p>{query.error && sentence(query.error, language)}</p>
        {hotline && <p>{words.callIfAgain(hotline)}</p>}
      </BlockError>
    </Card>
  );
}
