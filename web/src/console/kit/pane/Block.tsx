import { LoadingBlock, type LoadingBlockProps } from '../../../parts/page/LoadingBlock.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

export type BlockProps<T> = Omit<LoadingBlockProps<T>, 'placeholder'> &
  Partial<Pick<LoadingBlockProps<T>, 'placeholder'>>;

/** A part of the page that loads, and fails, by itself; most are lists. */
export function Block<T>({ placeholder = <Rows />, ...props }: BlockProps<T>) {
  return <LoadingBlock placeholder={placeholder} {...props} />;
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
