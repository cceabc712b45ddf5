import type { ConnectionRow } from '#contract/ops/connections';
import type { Column } from '../../ui/data/columns.ts';
import { cx } from '../../ui/cx.ts';
import { useConnectionWords } from './look.ts';
import { RowAction, type RowActionProps } from './RowAction.tsx';
import { StateCell } from './StateCell.tsx';
import type { RowResult } from './use-tests.ts';

export type ColumnsProps = Omit<RowActionProps, 'row' | 'busy'> & {
  isBusy: (connectionId: string) => boolean;
  resultOf: (connectionId: string) => RowResult | undefined;
};

export function useConnectionColumns({ isBusy, resultOf, ...actions }: ColumnsProps): Column<ConnectionRow>[] {
  const { words, nameOf, time, seconds } = useConnectionWords();
  const { columns } = words;
  return [
    {
      key: 'service',
      head: columns.service,
      className: 'min-w-24 lg:w-44',
      cell: (row) => <b>{nameOf(row)}</b>,
      text: nameOf,
    },
    {
      key: 'via',
      head: columns.via,
      className: 'lg:w-40',
      cell: ({ via, at }) => (
        <>
          {words.via[via]}
          {at && <span className="ml-2 text-x break-all text-ink-3 md:ml-0 md:block">{at}</span>}
        </>
      ),
      text: ({ via }) => words.via[via],
    },
    {
      key: 'state',
      head: columns.state,
      className: 'min-w-44',
      cell: (row) => <StateCell row={row} result={resultOf(row.connectionId)} />,
      text: ({ state }) => words.state[state],
    },
    {
      key: 'last',
      head: columns.last,
      card: 'named',
      className: 'lg:w-28',
      cell: ({ lastSuccessAt }) => (
        <span className="tabular-nums">{lastSuccessAt ? time(lastSuccessAt) : words.never}</span>
      ),
      text: ({ lastSuccessAt }) => lastSuccessAt ?? '',
    },
    {
      key: 'day',
      head: columns.day,
      card: 'named',
      end: true,
      className: 'lg:w-36',
      cell: ({ lastDay: { succeeded, failed, meanMs } }) =>
        meanMs === null ? (
          words.never
        ) : (
          <span className="tabular-nums">
            {succeeded.toLocaleString('en')} /{' '}
            <span className={cx(failed > 0 && 'text-bad')}>{failed.toLocaleString('en')}</span>
            <span className="ml-2 text-x text-ink-3 md:ml-0 md:block">{seconds(meanMs)}</span>
          </span>
        ),
      text: ({ lastDay }) => lastDay.succeeded,
    },
    {
      key: 'act',
      head: columns.act,
      card: 'aside',
      end: true,
      className: 'lg:w-32',
      cell: (row) => <RowAction {...actions} row={row} busy={isBusy(row.connectionId)} />,
    },
  ];
}
