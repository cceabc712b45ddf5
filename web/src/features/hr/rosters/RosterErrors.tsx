import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { download, type ReplyOf } from '../../../api/send.ts';
import { useCall } from '../../../api/use-call.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { Column } from '../../../ui/data/columns.ts';
import { DataTable } from '../../../ui/data/DataTable.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { useCount } from '../numbers.ts';
import { rosterText } from './roster-text.ts';
import { hrText } from '../text.ts';

type Row = ReplyOf<'HrRosterErrors'>['rows'][number];
const PAGE_SIZE = 50;

/** All of them in one sheet, to be put right beside one's own. */
function ErrorFile({ rosterId }: { rosterId: string }) {
  const words = useText(rosterText);
  const columns = useLocale() === 'en-us' ? 'en' : 'zh';
  const fetched = useMutation({
    mutationFn: () => download('HrRosterErrorFile', { rosterId, columns, format: 'xlsx' }),
    onSuccess: saveFile,
  });
  return (
    <Button size="sm" busy={fetched.isPending} busyText={words.downloading} onClick={() => fetched.mutate()}>
      {words.errorFile}
    </Button>
  );
}

/** Which rows cannot be used, where and why. */
export function RosterErrors({ rosterId }: { rosterId: string }) {
  const pageWords = useText(hrText);
  const words = useText(rosterText);
  const pick = usePick();
  const count = useCount();
  const [page, setPage] = useState(0);
  const query = useCall('HrRosterErrors', { rosterId, pageIndex: page, pageSize: PAGE_SIZE }, { renewed: true });
  const fields: Record<string, string> = words.fields;
  const columns: Column<Row>[] = [
    { key: 'row', head: words.errorColumns.row, cell: ({ row }) => row, className: 'w-20', card: 'title' },
    { key: 'field', head: words.errorColumns.field, cell: ({ field }) => fields[field] ?? field, card: 'line' },
    { key: 'value', head: words.errorColumns.value, cell: ({ value }) => value || '—', card: 'line' },
    {
      key: 'message',
      head: words.errorColumns.message,
      cell: ({ message }) => pick(message.zh, message.en),
      card: 'line',
    },
  ];
  return (
    <Block query={query} bare className="" placeholder={<Skeleton shape="block" className="h-40" />}>
      {({ rows, total }) => (
        <div className="grid grid-cols-1 justify-items-start gap-2">
          <ErrorFile rosterId={rosterId} />
          <div className="w-full min-w-0">
            <DataTable
              label={words.errors}
              columns={columns}
              rows={rows}
              rowKey={({ row, field }) => `${row} ${field}`}
              footer={
                total > PAGE_SIZE && (
                  <>
                    <span>{words.rows(count(total))}</span>
                    <span className="flex gap-2">
                      {page > 0 && (
                        <Button size="sm" onClick={() => setPage(page - 1)}>
                          {pageWords.previous}
                        </Button>
                      )}
                      {(page + 1) * PAGE_SIZE < total && (
                        <Button size="sm" onClick={() => setPage(page + 1)}>
                          {pageWords.next}
                        </Button>
                      )}
                    </span>
                  </>
                )
              }
            />
          </div>
        </div>
      )}
    </Block>
  );
}
