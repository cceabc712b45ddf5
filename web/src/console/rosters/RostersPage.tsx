import { useState } from 'react';
import type { OpsRosterRow } from '#contract/ops/rosters';
import { useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { isQuiet } from '../idle.ts';
import { companyKey } from '../kit/list/address-keys.ts';
import { ChooseCompany } from '../kit/ChooseCompany.tsx';
import { FoundTable } from '../kit/list/FoundTable.tsx';
import { useMoment } from '../kit/moments.ts';
import { Nothing } from '../kit/pane/Nothing.tsx';
import { opsPathTo } from '../routes.ts';
import { isUnderWay, stateOf, TONE } from './roster-state.ts';
import { RosterForm } from './RosterForm.tsx';
import { RunRosterDialog } from './RunRosterDialog.tsx';
import { rostersText } from './text.ts';

const KEYS = { company: companyKey };
/** How often the numbers move while something is under way. */
const LOOK_MS = 1_000;

/** /ops/rosters: one company's staff and families, from a spreadsheet. */
export function RostersPage() {
  const words = useText(rostersText);
  const { state, change } = useAddressState(KEYS);
  return (
    <>
      <PageTitle text={words.intro}>{words.title}</PageTitle>
      <ChooseCompany value={state.company} onChange={(company) => change({ company })} />
      {state.company && <Rosters key={state.company} companyId={Number(state.company)} />}
    </>
  );
}

function Rosters({ companyId }: { companyId: number }) {
  const words = useText(rostersText);
  const found = useCall(
    'OpsRosters',
    { companyId },
    { again: (reply) => (!isQuiet() && reply?.rosters.some(isUnderWay) ? LOOK_MS : false) },
  );
  const [running, setRunning] = useState<OpsRosterRow>();
  const columns = useRosterColumns(setRunning);
  return (
    <>
      <RosterForm companyId={companyId} staff={found.data?.staff} onSent={() => void found.refetch()} />
      <FoundTable
        query={found}
        rowsOf={({ rosters }) => rosters}
        nothing={<Nothing title={words.emptyTitle} text={words.emptyText} tabs={['company']} />}
        label={words.list}
        columns={columns}
        rowKey={({ rosterId }) => rosterId}
      />
      {running && <RunRosterDialog companyId={companyId} roster={running} onClose={() => setRunning(undefined)} />}
    </>
  );
}

function useRosterColumns(onRun: (row: OpsRosterRow) => void): Column<OpsRosterRow>[] {
  const words = useText(rostersText);
  const { moment } = useMoment();
  const { columns: heads } = words;
  return [
    {
      key: 'when',
      head: heads.when,
      card: 'title',
      cell: ({ createdAt, startedBy }) => (
        <>
          <b>{moment(createdAt)}</b>
          <span className="block text-x text-ink-3">{startedBy}</span>
        </>
      ),
    },
    {
      key: 'found',
      head: heads.found,
      cell: ({ checkedAt, rows, newRows, changedRows, leftRows, sameRows, badRows }) => (
        <>
          {checkedAt ? words.found(newRows, changedRows, leftRows, sameRows) : words.rows(rows)}
          {badRows > 0 && <span className="block text-x text-bad">{words.bad(badRows)}</span>}
        </>
      ),
    },
    {
      key: 'progress',
      head: heads.progress,
      cell: ({ endedAt, existing, doneRows, task }) =>
        endedAt && existing ? words.imported(doneRows) : words.progress(task.done, task.total ?? 0),
    },
    {
      key: 'state',
      head: heads.state,
      card: 'aside',
      cell: (row) => (
        <Tag tone={TONE[stateOf(row)]} dot>
          {words.states[stateOf(row)]}
        </Tag>
      ),
    },
    {
      key: 'act',
      head: heads.act,
      end: true,
      cell: (row) => (
        <span className="inline-flex flex-wrap gap-2 max-md:mt-1 md:justify-end">
          <Button size="sm" render={<AppLink to={opsPathTo('/ops/tasks/$task', { task: row.task.taskId })} />}>
            {words.errors}
          </Button>
          {['checked', 'stopped'].includes(stateOf(row)) && (
            <Button size="sm" variant="primary" onClick={() => onRun(row)}>
              {words.run}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
