import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

/** The grey of a history that is on its way. */
export const RowsPlaceholder = () => (
  <div className="mt-2">
    {Array.from({ length: 4 }, (_, row) => (
      <div key={row} className="flex items-center gap-4 border-b border-line py-4 last:border-b-0">
        <Skeleton shape="circle" className="size-10" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="ml-auto h-5 w-16" />
      </div>
    ))}
  </div>
);
