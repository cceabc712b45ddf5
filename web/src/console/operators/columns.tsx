import type { OperatorRow } from '#contract/ops/operators';
import { useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { frameText } from '../frame/text.ts';
import { useMoment } from '../kit/moments.ts';
import { operatorsText } from './text.ts';

export type OperatorAction = 'edit' | 'resetFactor' | 'resetPassword';
const ACTIONS = ['edit', 'resetPassword', 'resetFactor'] as const;

export function useOperatorColumns(onAct: (row: OperatorRow, action: OperatorAction) => void): Column<OperatorRow>[] {
  const words = useText(operatorsText);
  const { roles } = useText(frameText);
  const { moment } = useMoment();
  const factor = ({ enrolled, recoveryLeft }: OperatorRow) =>
    enrolled ? words.enrolled(recoveryLeft) : words.notEnrolled;
  const state = ({ disabled, mustChange }: OperatorRow) =>
    disabled ? words.disabled : mustChange ? words.mustChange : words.active;
  return [
    {
      key: 'name',
      head: words.columns.name,
      cell: ({ name, loginName }) => (
        <>
          <b>{name}</b>
          <span className="block text-x text-ink-3">{loginName}</span>
        </>
      ),
      text: ({ name }) => name,
      sortable: true,
    },
    {
      key: 'role',
      head: words.columns.role,
      cell: ({ role }) => roles[role],
      text: ({ role }) => roles[role],
      sortable: true,
    },
    {
      key: 'state',
      head: words.columns.state,
      cell: (row) => (
        <Tag tone={row.disabled ? 'mute' : row.mustChange ? 'warn' : 'ok'} dot>
          {state(row)}
        </Tag>
      ),
      text: state,
      card: 'aside',
    },
    {
      key: 'factor',
      head: words.columns.factor,
      cell: (row) => <span className="text-ink-2">{factor(row)}</span>,
      text: factor,
    },
    {
      key: 'seen',
      head: words.columns.seen,
      cell: ({ lastSeenAt }) => <span className="text-ink-2">{lastSeenAt ? moment(lastSeenAt) : words.never}</span>,
      text: ({ lastSeenAt }) => lastSeenAt ?? '',
      sortable: true,
      card: 'none',
    },
    {
      key: 'act',
      head: words.columns.act,
      end: true,
      cell: (row) => (
        <span className="inline-flex flex-wrap gap-2 max-md:mt-1 md:justify-end">
          {ACTIONS.map((action) => (
            <Button key={action} size="sm" onClick={() => onAct(row, action)}>
              {words[action]}
            </Button>
          ))}
        </span>
      ),
    },
  ];
}
