import { useState } from 'react';
import type { OpsSheetRow } from '#contract/ops/points';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { isQuiet } from '../idle.ts';
import { company } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { RunSheetDialog } from './RunSheetDialog.tsx';
import { isUnderWay, useSheetColumns } from './sheet-columns.tsx';
import { SheetForm } from './SheetForm.tsx';
import { sheetsText } from './sheets-text.ts';

/** How often the numbers move while a sheet is under way. */
const LOOK_MS = 2_000;

/** Grants from spreadsheets: sent in, tried out, granted. */
export function SheetsPage() {
  const words = useText(sheetsText);
  const isFinance = useOperator()?.role === 'finance';
  const list = useList({
    call: 'OpsPointsSheets',
    filters: [company()],
    again: (reply) => (!isQuiet() && reply?.rows.some(isUnderWay) ? LOOK_MS : false),
  });
  const [running, setRunning] = useState<OpsSheetRow>();
  const columns = useSheetColumns(setRunning);
  return (
    <>
      <ListPage
        {...{ list, columns, title: words.title, intro: words.intro, label: words.list }}
        rowKey={({ sheetId }) => sheetId}
        nothing={{ title: words.emptyTitle, text: isFinance ? words.emptyText : words.emptyElse }}
        actions={<AppLink to={opsPathTo('/ops/points')}>{words.back}</AppLink>}
        aboveFilters={isFinance && <SheetForm onSent={() => void list.found.refetch()} />}
      />
      {running && <RunSheetDialog sheet={running} onClose={() => setRunning(undefined)} />}
    </>
  );
}
