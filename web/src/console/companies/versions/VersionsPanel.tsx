import { useState } from 'react';
import type { OpsVersionRow } from '#contract/ops/setup';
import { pageNumber, useAddressState } from '../../../platform/address-state.ts';
import { useText } from '../../../platform/locale.ts';
import type { Column } from '../../../ui/data/columns.ts';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { useCall } from '../../api/use-call.ts';
import { FoundTable } from '../../kit/list/FoundTable.tsx';
import { useMoment } from '../../kit/moments.ts';
import { PAGE_SIZE, Pager } from '../../kit/list/Pager.tsx';
import { CompareCard } from './CompareCard.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { companiesText } from '../text.ts';
import type { StoredCompany } from './use-draft.ts';

interface VersionsPanelProps {
  stored: StoredCompany;
  hasDraft: boolean;
  onReload: () => Promise<void>;
}

const KEYS = { page: pageNumber };

/** Each publication with its day, author and reason; two of them beside each other; the way back. */
export function VersionsPanel({ stored, hasDraft, onReload }: VersionsPanelProps) {
  const words = useText(companiesText);
  const { state, pathWith } = useAddressState(KEYS);
  const [restoring, setRestoring] = useState<number>();
  const { companyId, version } = stored;
  const found = useCall('OpsCompanyVersions', { companyId, pageIndex: state.page - 1, pageSize: PAGE_SIZE });
  const columns = useColumns(version, setRestoring);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FoundTable
        query={found}
        rowsOf={({ rows }) => rows}
        label={words.versionsTitle}
        columns={columns}
        rowKey={(row) => String(row.version)}
        nothing={<p className="rounded-card border border-line bg-white p-6 text-ink-2">{words.noVersions}</p>}
        footer={<Pager page={state.page} total={found.data?.total} pathTo={(page) => pathWith({ page })} />}
      />
      {(version > 1 || (version > 0 && hasDraft)) && <CompareCard {...{ companyId, version, hasDraft }} />}
      {restoring !== undefined && (
        <RestoreDialog
          {...{ companyId, seen: version, version: restoring }}
          onClose={(isDone) => {
            setRestoring(undefined);
            if (isDone) void onReload();
          }}
        />
      )}
    </div>
  );
}

function useColumns(live: number, onRestore: (version: number) => void): Column<OpsVersionRow>[] {
  const words = useText(companiesText);
  const { moment } = useMoment();
  const heads = words.versionColumns;
  const note = (row: OpsVersionRow) => row.note || words.firstNote;
  return [
    {
      key: 'version',
      head: heads.version,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          <b>{words.version(row.version)}</b>
          {row.version === live && <Tag tone="ok">{words.live}</Tag>}
          {row.restored !== null && <Tag tone="line">{words.restoredFrom(row.restored)}</Tag>}
        </span>
      ),
      text: (row) => row.version,
      card: 'title',
    },
    { key: 'when', head: heads.when, cell: (row) => moment(row.publishedAt), text: (row) => row.publishedAt },
    { key: 'who', card: 'named', head: heads.who, cell: (row) => row.by || '–', text: (row) => row.by },
    { key: 'note', head: heads.note, cell: note, text: note },
    {
      key: 'changes',
      card: 'named',
      head: heads.changes,
      cell: (row) => String(row.changes),
      text: (row) => row.changes,
    },
    {
      key: 'actions',
      head: heads.actions,
      end: true,
      cell: (row) =>
        row.version !== live && (
          <Button size="sm" aria-label={words.restoreNamed(row.version)} onClick={() => onRestore(row.version)}>
            {words.restore}
          </Button>
        ),
    },
  ];
}
