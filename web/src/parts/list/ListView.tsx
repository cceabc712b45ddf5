import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Failure } from '../../api/failure.ts';
import { useCare } from '../../platform/care.ts';
import { MoreList, type MoreListProps } from '../../ui/data/MoreList.tsx';
import { Tabs, type TabsProps } from '../../ui/layout/Tabs.tsx';
import { Block } from '../page/Block.tsx';

export interface ListViewProps<R, T> extends Omit<MoreListProps<T>, 'items'> {
  query: UseQueryResult<R, Failure>;
  /** The part of the reply shown under the present tab and filters. */
  itemsOf: (reply: R) => readonly T[];
  /** The tab and filters as text: a change begins the list anew. */
  view: string;
  tabs?: TabsProps;
  filters?: ReactNode;
  /** Grey pieces in the shape of what will come. */
  placeholder: ReactNode;
  /** Instead of a list without items. */
  renderEmpty: (reply: R) => ReactNode;
  /** Of what stands in for the list: a failure's frame. */
  blockClassName?: string;
}

/** As many at a time as care mode shows. */
const FEW = 5;

/** A page's list: tabs and filters whose state is in the address, and one of loading, failed, empty or the items. */
export function ListView<R, T>(props: ListViewProps<R, T>) {
  const { query, itemsOf, view, tabs, filters, placeholder, renderEmpty, blockClassName, ...list } = props;
  const care = useCare();
  return (
    <>
      {tabs && <Tabs {...tabs} />}
      {filters}
      <Block query={query} placeholder={placeholder} className={blockClassName}>
        {(reply) => {
          const items = itemsOf(reply);
          if (items.length === 0) return renderEmpty(reply);
          const atOnce = care ? FEW : list.pageSize;
          return <MoreList key={`${view} ${atOnce}`} items={items} {...list} pageSize={atOnce} />;
        }}
      </Block>
    </>
  );
}
