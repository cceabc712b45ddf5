import { useEffect, type ReactNode } from 'react';
import type { ReplyOf } from '../../api/send.ts';
import { isFault } from '../../api/faults.ts';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { detailPath, listPath } from './links.ts';
import { claimsText } from './text.ts';

export type Claim = ReplyOf<'MyClaim'>;

export const useClaim = (reimId: number) => useCall('MyClaim', { reimId }, { enabled: reimId > 0, renewed: true });

/** A claim once it is there; one that is not the caller's leads to the list. */
export function ClaimBlock({
  query,
  children,
}: {
  query: ReturnType<typeof useClaim>;
  children: (claim: Claim) => ReactNode;
}) {
  const isMissing = query.error !== null && isFault(query.error, 'notYours');
  // without a number there is nothing to ask for
  if (isMissing || (query.fetchStatus === 'idle' && query.status === 'pending')) return <Missing />;
  return (
    <Block query={query} className="" placeholder={<Skeleton shape="block" className="h-96 w-full" />}>
      {children}
    </Block>
  );
}

/** A step of a claim that can no longer be changed leads to the claim itself. */
export function useOnlyEditable(claim: Claim | undefined): void {
  const isLocked = claim !== undefined && !claim.mayEdit;
  const reimId = claim?.reimId ?? 0;
  useEffect(() => {
    if (isLocked) go(detailPath(reimId), { replace: true });
  }, [isLocked, reimId]);
}

function Missing() {
  const words = useText(claimsText);
  return (
    <Card>
      <EmptyState
        title={words.missingTitle}
        headingLevel={2}
        actions={
          <Button size="sm" variant="primary" render={<AppLink to={listPath()} />}>
            {words.toList}
          </Button>
        }
      >
        {words.missingText}
      </EmptyState>
    </Card>
  );
}
