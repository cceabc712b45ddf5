import { useText } from '../../platform/locale.ts';
import { appText } from '../../platform/text.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { useDelayedLoading } from '../../ui/overlay/delayed-loading.ts';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';

/** Grey pieces in the shape of a card with a title and choices. */
export function CardLines({ rows = 3 }: { rows?: number }) {
  return (
    <Card>
      <Skeleton className="mb-5 h-6 w-32" />
      <div className="grid gap-3">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} shape="block" className="h-20 w-full rounded-card" />
        ))}
      </div>
    </Card>
  );
}

/** The same while something other than a call is awaited, such as the draft. */
export function Waiting() {
  const words = useText(appText);
  const shown = useDelayedLoading(true);
  return (
    <SkeletonGroup label={words.loading}>
      <div className={shown ? '' : 'invisible'}>
        <CardLines />
      </div>
    </SkeletonGroup>
  );
}
