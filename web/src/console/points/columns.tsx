import type { OpsGrantRow } from '#contract/ops/points';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useMoment } from '../kit/moments.ts';
import { stateColumn } from '../kit/list/state-column.tsx';
import { useOperator } from '../session.ts';
import { pointsText } from './text.ts';

const TONE = { usable: 'ok', upcoming: 'info', usedUp: 'mute', expired: 'mute', reversed: 'bad' } as const;

export const countText = (count: number): string => count.toLocaleString('en-US');
export const grantKey = ({ company, grantId }: OpsGrantRow): string => `${company.companyId}-${grantId}`;

/** A grant with a rest that was not taken back. */
const canReverse = ({ remaining, state }: OpsGrantRow): boolean =>
  remaining > 0 && (state === 'usable' || state === 'upcoming');

export function useGrantColumns(isNarrow: boolean, onReverse: (row: OpsGrantRow) => void): Column<OpsGrantRow>[] {
  const words = useText(pointsText);
  const pick = usePick();
  const { moment, day } = useMoment();
  const isFinance = useOperator()?.role === 'finance';
  const person = ({ person: { name, employeeNo } }: OpsGrantRow) => `${name} · ${employeeNo || words.relative}`;
  const left = ({ remaining, points }: OpsGrantRow) => words.left(countText(remaining), countText(points));
  const all: Column<OpsGrantRow>[] = [
    { key: 'person', head: words.columns.person, cell: person, text: person },
    {
      key: 'company',
      head: words.columns.company,
      cell: ({ company: { name } }) => pick(name.zh, name.en),
      text: ({ company: { name } }) => pick(name.zh, name.en),
      card: 'none',
    },
    {
      key: 'reason',
      head: words.columns.reason,
      cell: ({ reason, source }) => (
        <>
          {pick(reason.zh, reason.en)}
          <span className="block text-x text-ink-3">{words.sources[source]}</span>
        </>
      ),
      text: ({ reason }) => pick(reason.zh, reason.en),
    },
    { key: 'points', card: 'named', head: words.columns.points, end: true, cell: left, text: left },
    {
      key: 'expires',
      card: 'named',
      head: words.columns.expires,
      cell: ({ expiresOn }) => <span className="text-ink-2">{day(expiresOn)}</span>,
      text: ({ expiresOn }) => expiresOn,
    },
    {
      key: 'granted',
      head: words.columns.granted,
      cell: ({ grantedAt, grantedBy }) => (
        <>
          {moment(grantedAt)}
          <span className="block text-x text-ink-3">{grantedBy}</span>
        </>
      ),
      text: ({ grantedAt }) => grantedAt,
      card: 'none',
    },
    stateColumn({
      head: words.columns.state,
      toneOf: ({ state }) => TONE[state],
      nameOf: ({ state }) => words.states[state],
    }),
    {
      key: 'act',
      head: words.columns.act,
      end: true,
      cell: (row) =>
        canReverse(row) && (
          <Button size="sm" onClick={() => onReverse(row)}>
            {words.reverse}
          </Button>
        ),
    },
  ];
  const hidden = [...(isNarrow ? ['company', 'granted', 'reason'] : []), ...(isFinance ? [] : ['act'])];
  return all.filter(({ key }) => !hidden.includes(key));
}
