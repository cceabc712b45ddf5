import type { OpsDataCopyRow, OpsErasureRow } from '#contract/ops/personal-data';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag, type TagTone } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useMoment } from '../kit/moments.ts';
import { stateColumn } from '../kit/list/state-column.tsx';
import { useOperator } from '../session.ts';
import { dataRequestsText } from './text.ts';

export type Decision = 'erase' | 'decline';
type Shown = Pick<OpsErasureRow, 'person' | 'company' | 'askedAt'>;

export const erasureKey = ({ requestId }: OpsErasureRow): string => requestId;
export const copyKey = ({ taskId }: OpsDataCopyRow): string => taskId;

const TONES: Record<string, TagTone> = {
  cooling: 'info',
  open: 'warn',
  overdue: 'bad',
  done: 'ok',
  withdrawn: 'mute',
  declined: 'mute',
  waiting: 'mute',
  running: 'info',
  failed: 'bad',
  cancelled: 'mute',
};

function useWho(): Column<Shown>[] {
  const { columns: heads } = useText(dataRequestsText);
  const pick = usePick();
  const { moment } = useMoment();
  const company = ({ company: { name } }: Shown) => pick(name.zh, name.en);
  return [
    {
      key: 'person',
      head: heads.person,
      cell: ({ person }) => <b>{person.name}</b>,
      text: ({ person }) => person.name,
    },
    { key: 'company', head: heads.company, cell: company, text: company },
    {
      key: 'asked',
      card: 'named',
      head: heads.asked,
      cell: ({ askedAt }) => <span className="text-ink-2">{moment(askedAt)}</span>,
      text: ({ askedAt }) => askedAt,
    },
  ];
}

export function useErasureColumns(onAct: (row: OpsErasureRow, decision: Decision) => void): Column<OpsErasureRow>[] {
  const words = useText(dataRequestsText);
  const who = useWho();
  const { moment, day } = useMoment();
  const isAdmin = useOperator()?.role === 'admin';
  const state = (row: OpsErasureRow) => {
    if (row.state !== 'asked') return row.state;
    return row.overdue ? 'overdue' : row.cooling ? 'cooling' : 'open';
  };
  return [
    ...who,
    {
      key: 'cooling',
      head: words.columns.cooling,
      cell: ({ coolingUntil }) => <span className="text-ink-2">{moment(coolingUntil)}</span>,
      text: ({ coolingUntil }) => coolingUntil,
      card: 'none',
    },
    { key: 'due', card: 'named', head: words.columns.due, cell: ({ dueOn }) => day(dueOn), text: ({ dueOn }) => dueOn },
    {
      key: 'state',
      head: words.columns.state,
      cell: (row) => (
        <>
          <Tag tone={TONES[state(row)] ?? 'mute'} dot>
            {words.states[state(row)]}
          </Tag>
          {row.reason && <span className="block text-x text-ink-3">{row.reason}</span>}
        </>
      ),
      text: (row) => words.states[state(row)],
      card: 'aside',
    },
    {
      key: 'act',
      head: words.columns.act,
      end: true,
      cell: (row) =>
        isAdmin && row.state === 'asked' && !row.cooling ? (
          <span className="inline-flex flex-wrap gap-2 max-md:mt-1 md:justify-end">
            <Button size="sm" variant="danger" onClick={() => onAct(row, 'erase')}>
              {words.erase}
            </Button>
            <Button size="sm" onClick={() => onAct(row, 'decline')}>
              {words.decline}
            </Button>
          </span>
        ) : (
          row.endedAt && <span className="text-ink-2">{moment(row.endedAt)}</span>
        ),
    },
  ];
}

export function useCopyColumns(): Column<OpsDataCopyRow>[] {
  const words = useText(dataRequestsText);
  const who = useWho();
  const { moment, day } = useMoment();
  const state = (row: OpsDataCopyRow) => (row.overdue ? 'overdue' : row.state);
  return [
    ...who,
    { key: 'due', card: 'named', head: words.columns.due, cell: ({ dueOn }) => day(dueOn), text: ({ dueOn }) => dueOn },
    stateColumn({
      head: words.columns.state,
      toneOf: (row) => TONES[state(row)] ?? 'mute',
      nameOf: (row) => words.copyStates[state(row)],
    }),
    {
      key: 'ended',
      card: 'named',
      head: words.columns.ended,
      cell: ({ endedAt }) => <span className="text-ink-2">{endedAt ? moment(endedAt) : words.none}</span>,
      text: ({ endedAt }) => endedAt ?? '',
    },
  ];
}
