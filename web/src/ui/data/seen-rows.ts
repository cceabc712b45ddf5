import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Fewer rows than this are drawn as they are: looking for those in view would cost more than it saves. */
const MANY = 60;
/** A row before it has been measured. */
const USUAL_HEIGHT = 57;

export interface SeenRows {
  /** Goes on the element whose children are the rows. */
  body: RefObject<(HTMLTableSectionElement & HTMLUListElement) | null>;
  /** Goes on each row, which has its number in `data-index`: how high it is decides where the others stand. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  seen: readonly number[];
  /** Height of the rows that are not drawn, above and below. */
  before: number;
  after: number;
}

/** Which rows are near what the window shows. */
export function useSeenRows(count: number): SeenRows {
  const body = useRef<HTMLTableSectionElement & HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const isLong = count > MANY;
  useEffect(() => {
    if (isLong && body.current) setTop(body.current.getBoundingClientRect().top + scrollY);
  }, [isLong, count]);
  // oxlint-disable-next-line react/incompatible-library -- it is not memoized: what it answers changes as one scrolls
  const rows = useWindowVirtualizer({
    count,
    enabled: isLong,
    estimateSize: () => USUAL_HEIGHT,
    overscan: 12,
    scrollMargin: top,
  });
  if (!isLong)
    return { body, measure: undefined, seen: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 };
  const items = rows.getVirtualItems();
  const [first] = items;
  const last = items.at(-1);
  return {
    body,
    measure: rows.measureElement,
    seen: items.map(({ index }) => index),
    before: first ? first.start - top : 0,
    after: last ? rows.getTotalSize() - (last.end - top) : 0,
  };
}
