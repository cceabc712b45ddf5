import { Fragment, type ReactNode } from 'react';
import type { AppPath } from '../../../platform/paths.ts';
import { PageTitle } from '../../../ui/layout/PageTitle.tsx';
import { ExportPage } from './ExportPage.tsx';
import { Beside } from '../pane/Pane.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListRows, type ListRowsProps } from './ListRows.tsx';
import type { OpenRow, RowPath } from './open-row.ts';

/** Where an open row is, and where closing it leads. */
export interface PanePlaces {
  address: AppPath;
  closeTo: AppPath;
}

export interface ListPageProps<R extends object, P extends RowPath> extends ListRowsProps<R, P> {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  /** Begins the name of the file that the rows on the screen are saved to; a list without one is not saved. */
  fileName?: string;
  /** Between the title and the filters, and between the filters and the rows. */
  aboveFilters?: ReactNode;
  aboveRows?: ReactNode;
  /** Under a list with no row open. */
  below?: ReactNode;
  /** The filters stand on the page itself. */
  bare?: boolean;
  searchNote?: ReactNode;
  /** Beside an open row the list takes little room. */
  slim?: boolean;
  pane?: (params: OpenRow<P>['params'], places: PanePlaces) => ReactNode;
}

/** A page with a list: title and actions, filters, rows, and the open row beside them. */
export function ListPage<R extends object, P extends RowPath = never>(props: ListPageProps<R, P>) {
  const { list, title, aboveFilters, aboveRows, below, bare, searchNote, pane, slim } = props;
  const { open, closeTo } = list;
  return (
    <>
      {open && <h1 className="sr-only lg:hidden">{title}</h1>}
      <div className={open ? 'max-lg:hidden' : undefined}>
        <ListTitle {...props} />
        {aboveFilters}
        <ListFilters {...{ list, bare, searchNote }} />
        {aboveRows}
      </div>
      <Beside
        slim={slim}
        list={<ListRows {...props} label={props.label ?? title} />}
        detail={
          open &&
          closeTo && <Fragment key={open.address}>{pane?.(open.params, { address: open.address, closeTo })}</Fragment>
        }
      />
      {!open && below}
    </>
  );
}

function ListTitle<R extends object, P extends RowPath>(props: ListPageProps<R, P>) {
  const { list, title, intro, actions, fileName, columns } = props;
  const saving = fileName && list.found.data && (
    <ExportPage name={fileName} columns={columns} rows={list.found.data.rows} />
  );
  return (
    <PageTitle
      text={intro}
      actions={
        (saving || actions) && (
          <>
            {saving}
            {actions}
          </>
        )
      }
    >
      {title}
    </PageTitle>
  );
}
