import { Download } from 'lucide-react';
import { useText } from '../../../platform/locale.ts';
import { today } from '../../../platform/clock.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { csvOf, tableOf, type Column } from '../../../ui/data/columns.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { saveText } from '../save-text.ts';
import { kitText } from '../text.ts';

export interface ExportPageProps<R extends object> {
  /** Begins the file's name. */
  name: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  /** Says how many were ticked, if some were. */
  ticked?: number;
}

/** The rows on the screen as a workbook, or as CSV: masked as they are shown, so nothing new leaves the server. */
export function ExportPage<R extends object>({ name, columns, rows, ticked = 0 }: ExportPageProps<R>) {
  const words = useText(kitText);
  if (rows.length === 0) return null;
  const saveBook = async (): Promise<void> => {
    const { xlsxFile } = await import('./xlsx-file.ts');
    saveFile({ name: `${name}-${today()}.xlsx`, content: xlsxFile(tableOf(columns, rows)) });
  };
  return (
    <>
      <Button size="sm" icon={<Download aria-hidden="true" size={16} />} onClick={() => void saveBook()}>
        {ticked > 0 ? words.exportTicked(ticked) : words.exportPage}
      </Button>
      <Button size="sm" onClick={() => saveText(`${name}-${today()}.csv`, csvOf(columns, rows), 'text/csv')}>
        {words.asCsv}
      </Button>
    </>
  );
}
