import { AppLink } from '../../../platform/AppLink.tsx';
import { DataTable } from '../../../ui/data/DataTable.tsx';
import type { DataTableProps } from '../../../ui/data/table-props.ts';
import { useIsRoomy } from '../../../ui/layout/wide.ts';
import { Block } from '../pane/Block.tsx';
import { Nothing, type NothingProps } from '../pane/Nothing.tsx';
import { Pager } from './Pager.tsx';
import type { RowPath } from './open-row.ts';
import type { List } from './use-list.ts';

export interface ListRowsProps<R extends object, P extends RowPath>
  extends
    Pick<DataTableProps<R>, 'columns' | 'rowKey'>,
    Partial<Pick<DataTableProps<R>, 'label' | 'openLink' | 'ticking' | 'narrow'>> {
  list: List<R, P>;
  /** Of a list that has had no row yet. */
  nothing?: Pick<NothingProps, 'title' | 'text' | 'isAlways'>;
  /** Names in the address that choose this list among others. */
  kept?: readonly string[];
  /** None of the rows can be opened. */
  closed?: boolean;
}

/** The rows a list has found: loading, failed, nothing, or a page of them. */
export function ListRows<R extends object, P extends RowPath = never>(props: ListRowsProps<R, P>) {
  const { list, label = '', columns, rowKey, ticking, nothing, closed, openLink } = props;
  const { found, filters, open, page, pageAt, linkTo } = list;
  const isRoomy = useIsRoomy();
  const tabs = [...filters.filter((one) => one.kept).flatMap(({ names }) => names), ...(props.kept ?? [])];
  const toPane = linkTo && !closed ? (row: R) => <AppLink to={linkTo(row)} /> : undefined;
  const link = openLink ?? toPane;
  return (
    <Block query={found}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          <Nothing {...nothing} tabs={tabs} />
        ) : (
          <DataTable
            {...{ label, columns, rows, rowKey, ticking }}
            {...(link && { openLink: link })}
            current={open && Object.values(open.params).join('-')}
            narrow={props.narrow ?? (open !== undefined && !isRoomy)}
            footer={<Pager page={page} total={total} pathTo={pageAt} />}
          />
        )
      }
    </Block>
  );
}
