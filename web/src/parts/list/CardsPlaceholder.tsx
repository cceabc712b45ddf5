import { Card } from '../../ui/layout/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

/** The grey of a list of cards that is on its way. */
export const CardsPlaceholder = () => (
  <div className="grid grid-cols-1 gap-3 md:gap-4">
    {Array.from({ length: 3 }, (_, row) => (
      <Card key={row}>
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-4 h-24 w-full" shape="block" />
      </Card>
    ))}
  </div>
);
