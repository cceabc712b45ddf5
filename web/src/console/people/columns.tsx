import type { OpsPersonRow } from '#contract/ops/people';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { useMoment } from '../kit/moments.ts';
import { STATE_TONE } from './person-look.ts';
import { peopleText } from './text.ts';

/** All columns, or the two that fit beside an open person. */
export function usePeopleColumns(compact: boolean): Column<OpsPersonRow>[] {
  const words = useText(peopleText);
  const pick = usePick();
  const { day } = useMoment();
  const company = ({ company: { name } }: OpsPersonRow) => pick(name.zh, name.en);
  const stateText = ({ state, lastDay }: OpsPersonRow) =>
    lastDay && state !== 'left' ? words.leavesOn(day(lastDay)) : words.states[state];
  const name = (row: OpsPersonRow) => (
    <span className="inline-flex flex-wrap items-center gap-2">
      <b>{row.name}</b>
      {row.isHr && <Tag tone="info">{words.hr}</Tag>}
    </span>
  );
  const state: Column<OpsPersonRow> = {
    key: 'state',
    head: words.columns.state,
    end: compact,
    card: 'aside',
    cell: (row) => (
      <Tag tone={row.lastDay && row.state !== 'left' ? 'warn' : STATE_TONE[row.state]} dot>
        {stateText(row)}
      </Tag>
    ),
    text: stateText,
  };
  if (compact)
    return [
      {
        key: 'person',
        head: words.columns.person,
        cell: (row) => (
          <>
            {name(row)}
            <span className="block text-x text-ink-3">
              {[company(row), row.employeeNo, row.phone].filter(Boolean).join(' · ')}
            </span>
          </>
        ),
      },
      state,
    ];
  return [
    { key: 'person', head: words.columns.person, cell: name, text: (row) => row.name },
    { key: 'company', head: words.columns.company, cell: company, text: company },
    {
      key: 'number',
      head: words.columns.number,
      cell: ({ employeeNo }) => <span className="tabular-nums">{employeeNo || words.none}</span>,
      text: ({ employeeNo }) => employeeNo,
    },
    {
      key: 'department',
      head: words.columns.department,
      cell: ({ department }) => <span className="text-ink-2">{department || words.none}</span>,
      text: ({ department }) => department,
    },
    {
      key: 'phone',
      head: words.columns.phone,
      cell: ({ phone }) => <span className="whitespace-nowrap tabular-nums">{phone || words.none}</span>,
      text: ({ phone }) => phone,
    },
    state,
  ];
}
