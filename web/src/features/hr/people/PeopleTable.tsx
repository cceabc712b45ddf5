import type { ReactNode } from 'react';
import type { HrPersonRow } from '#contract/calls/hr';
import { AppLink } from '../../../platform/AppLink.tsx';
import { shortDay } from '../../../platform/dates.ts';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths.ts';
import type { Column } from '../../../ui/data/columns.ts';
import { DataTable } from '../../../ui/data/DataTable.tsx';
import { Tag, type TagTone } from '../../../ui/data/Tag.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { hrText } from '../text.ts';

export const STATE_TONES: Record<HrPersonRow['state'], TagTone> = {
  ...{ notBooked: 'warn', booked: 'info', examined: 'brand', reported: 'ok' },
};

interface PeopleTableProps {
  rows: readonly HrPersonRow[];
  onRemind: (person: HrPersonRow) => void;
  footer?: ReactNode;
}

/** A name may be the same for several: the number makes the link one of its kind. */
function PersonLink({ row: { person, name, employeeNo } }: { row: HrPersonRow }) {
  return (
    <AppLink
      to={pathTo('/hr/people/$person', { person })}
      aria-label={`${name} ${employeeNo}`.trim()}
      className="tap-44 underline underline-offset-2"
    >
      {name}
    </AppLink>
  );
}

/** People with how far they are, masked; who has not booked can be reminded. */
export function PeopleTable({ rows, onRemind, footer }: PeopleTableProps) {
  const words = useText(hrText);
  const pick = usePick();
  const language = useLocale();
  const columns: Column<HrPersonRow>[] = [
    { key: 'name', head: words.columns.name, cell: (row) => <PersonLink row={row} />, card: 'title' },
    { key: 'employeeNo', head: words.columns.employeeNo, cell: (row) => row.employeeNo || '—', card: 'line' },
    {
      ...{ key: 'department', head: words.columns.department, card: 'line' },
      cell: (row) => row.department || words.noDepartment,
    },
    { key: 'city', head: words.columns.city, cell: (row) => pick(row.city.zh, row.city.en), card: 'line' },
    {
      ...{ key: 'state', head: words.columns.state, card: 'line' },
      cell: (row) => (
        <Tag tone={STATE_TONES[row.state]} dot>
          {words.states[row.state]}
        </Tag>
      ),
    },
    {
      ...{ key: 'reminded', head: words.columns.reminded, card: 'none' },
      cell: (row) => (row.remindedOn ? shortDay(row.remindedOn, language, { weekday: false }) : words.never),
    },
    {
      ...{ key: 'action', head: words.columns.action, end: true, card: 'aside' },
      cell: (row) =>
        row.state === 'notBooked' && (
          <Button
            size="sm"
            variant="text"
            aria-label={words.remindOf(row.name, row.employeeNo)}
            onClick={() => onRemind(row)}
          >
            {words.remind}
          </Button>
        ),
    },
  ];
  return (
    <DataTable label={words.tabs.people} columns={columns} rows={rows} rowKey={(row) => row.person} footer={footer} />
  );
}
