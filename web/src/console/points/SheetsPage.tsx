import { useState } from 'react';
import type { OpsSheetRow } from '#contract/ops/points';
import { pageNumber, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { isQuiet } from '../idle.ts';
import { companyKey } from '../kit/address-keys.ts';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { Nothing } from '../kit/Nothing.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { RunSheetDialog } from './RunSheetDialog.tsx';
import { isUnderWay, useSheetColumns } from './sheet-columns.tsx';
import { SheetForm } from './SheetForm.tsx';
import { sheetsText } from './sheets-text.ts';

const KEYS = { company: companyKey, page: pageNumber };
/** How often the numbers move while a sheet is under way. */
const LOOK_MS = 2_000;

/** Grants from spreadsheets: sent in, tried out, granted. */
export function SheetsPage() {
  const words = useText(sheetsText);
  const { state, change, pathWith } = useAddressState(KEYS);
  const isFinance = useOperator()?.role === 'finance';
  const payload = { ...companyOf(state.company), pageIndex: state.page - 1, pageSize: PAGE_SIZE };
  const found = useCall('OpsPointsSheets', payload, {
    again: (reply) => (!isQuiet() && reply?.rows.some(isUnderWay) ? LOOK_MS : false),
  });
  const [running, setRunning] = useState<OpsSheetRow>();
  const columns = useSheetColumns(setRunning);
  return (
    <>
      <PageTitle text={words.intro} actions={<AppLink to={opsPathTo('/ops/points')}>{words.back}</AppLink>}>
        {words.title}
      </PageTitle>
      {isFinance && <SheetForm onSent={() => void found.refetch()} />}
      <Filters onClear={state.company ? () => change({ company: '', page: 1 }) : undefined}>
        <CompanyFilter value={state.company} onChange={(company) => change({ company, page: 1 })} />
      </Filters>
      <FoundTable
        query={found}
        rowsOf={({ rows }) => rows}
        nothing={<Nothing title={words.emptyTitle} text={isFinance ? words.emptyText : words.emptyElse} />}
        label={words.list}
        columns={columns}
        rowKey={({ sheetId }) => sheetId}
        footer={<Pager page={state.page} total={found.data?.total} pathTo={(page) => pathWith({ page })} />}
      />
      {running && <RunSheetDialog sheet={running} onClose={() => setRunning(undefined)} />}
    </>
  );
}
