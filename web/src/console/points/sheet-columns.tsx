import type { OpsSheetRow } from '#contract/ops/points';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useMoment } from '../kit/moments.ts';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { countText } from './columns.tsx';
import { sheetsText } from './sheets-text.ts';

const TONE = {
  checking: 'info',
  checked: 'warn',
  asked: 'info',
  nothing: 'bad',
  running: 'info',
  stopped: 'warn',
  done: 'ok',
  forgotten: 'mute',
} as const;

function stateOf({ checkedAt, goodRows, runAt, isStopped, isAsked, endedAt }: OpsSheetRow): keyof typeof TONE {
  if (!checkedAt) return endedAt ? 'forgotten' : 'checking';
  if (runAt && !endedAt) return isStopped ? 'stopped' : 'running';
  if (runAt) return 'done';
  if (endedAt) return 'forgotten';
  if (isAsked) return 'asked';
  return goodRows === 0 ? 'nothing' : 'checked';
}

export const isUnderWay = (row: OpsSheetRow): boolean => ['checking', 'running'].includes(stateOf(row));

export function useSheetColumns(onRun: (row: OpsSheetRow) => void): Column<OpsSheetRow>[] {
  const words = useText(sheetsText);
  const pick = usePick();
  const { moment } = useMoment();
  const isFinance = useOperator()?.role === 'finance';
  const task = (id: string) => <AppLink to={opsPathTo('/ops/tasks/$task', { task: id })} />;
  return [
    {
      key: 'when',
      head: words.columns.when,
      cell: ({ createdAt, createdBy }) => (
        <>
          <b>{moment(createdAt)}</b>
          <span className="block text-x text-ink-3">{createdBy}</span>
        </>
      ),
    },
    { key: 'company', head: words.columns.company, cell: ({ company: { name } }) => pick(name.zh, name.en) },
    {
      key: 'rows',
      head: words.columns.rows,
      cell: ({ rows, goodRows, grantedRows, runAt, checkedAt }) => (
        <>
          {checkedAt ? words.rows(countText(goodRows), countText(rows)) : countText(rows)}
          {runAt && <span className="block text-x text-ink-3">{words.granted(countText(grantedRows))}</span>}
        </>
      ),
    },
    {
      key: 'points',
      card: 'named',
      head: words.columns.points,
      end: true,
      cell: ({ goodPoints }) => countText(goodPoints),
    },
    {
      key: 'totals',
      card: 'named',
      head: words.columns.totals,
      end: true,
      cell: ({ balanceBefore, balanceAfter }) =>
        balanceBefore === null || balanceAfter === null
          ? words.none
          : words.totals(countText(balanceBefore), countText(balanceAfter)),
    },
    {
      key: 'state',
      head: words.columns.state,
      card: 'aside',
      cell: (row) => (
        <Tag tone={TONE[stateOf(row)]} dot>
          {words.states[stateOf(row)]}
        </Tag>
      ),
    },
    {
      key: 'act',
      head: words.columns.act,
      end: true,
      cell: (row) => (
        <span className="inline-flex flex-wrap gap-2 max-md:mt-1 md:justify-end">
          <Button size="sm" render={task(row.runTask ?? row.checkTask)}>
            {row.runTask ? words.progress : words.errors}
          </Button>
          {isFinance && ['checked', 'stopped'].includes(stateOf(row)) && (
            <Button size="sm" variant="primary" onClick={() => onRun(row)}>
              {words.run}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
