import { OPS_UPLOAD_LISTS } from '#contract/ops/uploads';
import { useText } from '../../platform/locale.ts';
import { choices, company, countIn } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { uploadKey, useUploadColumns } from './columns.tsx';
import { opsUploadsText } from './text.ts';
import { UploadPane } from './UploadPane.tsx';

/** Uploaded reports of all companies: how well they were read, and those with which help was asked for beside the list. */
export function UploadsPage() {
  const words = useText(opsUploadsText);
  const list = useList({
    call: 'OpsUploads',
    filters: [
      company(),
      choices('list', OPS_UPLOAD_LISTS, { label: words.list, names: words.lists, countOf: countIn }),
    ],
    pane: {
      list: '/ops/uploads',
      path: '/ops/uploads/$company/$upload',
      params: (row) => ({ company: String(row.company.companyId), upload: row.uploadId }),
      ids: /^[0-9a-f-]{36}$/,
    },
  });
  const columns = useUploadColumns(list.open !== undefined);
  return (
    <ListPage
      {...{ list, columns, rowKey: uploadKey, title: words.title, intro: words.intro }}
      // a report without a request for help cannot be opened
      closed={list.asked.list !== 'asked'}
      aboveRows={list.asked.list === 'poor' && <p className="mb-3 text-c text-ink-2">{words.noHelp}</p>}
      pane={({ company: companyId, upload }, places) => (
        <UploadPane companyId={Number(companyId)} uploadId={upload} {...places} />
      )}
    />
  );
}
