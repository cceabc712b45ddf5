import { OPS_UPLOAD_LISTS, type OpsUploadRow } from '#contract/ops/uploads';
import { oneOf, pageNumber, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { searchOf, useParam } from '../../platform/location.ts';
import { withSearch, type AppPath } from '../../platform/paths.ts';
import { Chips } from '../../ui/form/Chips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useIsRoomy } from '../../ui/layout/wide.ts';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/address-keys.ts';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { Beside } from '../kit/Pane.tsx';
import { opsPathTo } from '../routes.ts';
import { uploadKey, useUploadColumns } from './columns.tsx';
import { opsUploadsText } from './text.ts';
import { UploadPane } from './UploadPane.tsx';

const KEYS = { company: companyKey, list: oneOf(OPS_UPLOAD_LISTS), page: pageNumber };
const NO_FILTERS = { company: '', list: 'asked', page: 1 } as const;

const uploadPath = (companyId: number, uploadId: string): AppPath =>
  opsPathTo('/ops/uploads/$company/$upload', { company: String(companyId), upload: uploadId });

function useOpenUpload(): { companyId: number; uploadId: string } | undefined {
  const company = useParam('company');
  const uploadId = useParam('upload');
  if (!company || !uploadId || !/^\d+$/.test(company) || !/^[0-9a-f-]{36}$/.test(uploadId)) return undefined;
  return { companyId: Number(company), uploadId };
}

/** Uploaded reports of all companies: how well they were read, and those with which help was asked for beside the list. */
export function UploadsPage() {
  const words = useText(opsUploadsText);
  const { state, change } = useAddressState(KEYS);
  const { company, list, page } = state;
  const open = useOpenUpload();
  const isRoomy = useIsRoomy();
  const found = useCall('OpsUploads', {
    ...{ list, ...companyOf(company), pageIndex: page - 1, pageSize: PAGE_SIZE },
  });
  const columns = useUploadColumns(open !== undefined);
  // a report without a request for help cannot be opened
  const link = (row: OpsUploadRow) => (
    <AppLink to={withSearch(uploadPath(row.company.companyId, row.uploadId), searchOf(location))} />
  );
  const toPage = (next: number) =>
    withSearch(opsPathTo('/ops/uploads'), { ...searchOf(location), page: next > 1 ? String(next) : undefined });
  return (
    <>
      {open && <h1 className="sr-only lg:hidden">{words.title}</h1>}
      <div className={open ? 'max-lg:hidden' : undefined}>
        <PageTitle text={words.intro}>{words.title}</PageTitle>
        <Filters onClear={company || list !== 'asked' ? () => change(NO_FILTERS) : undefined}>
          <CompanyFilter value={company} onChange={(next) => change({ company: next, page: 1 })} />
          <Chips
            label={words.list}
            value={list}
            onChange={(next) => change({ list: next, page: 1 })}
            items={OPS_UPLOAD_LISTS.map((value) => ({
              ...{ value, label: words.lists[value], count: found.data?.counts[value] },
            }))}
          />
        </Filters>
        {list === 'poor' && <p className="mb-3 text-c text-ink-2">{words.noHelp}</p>}
      </div>
      <Beside
        list={
          <FoundTable
            query={found}
            rowsOf={({ rows }) => rows}
            label={words.title}
            columns={columns}
            rowKey={uploadKey}
            {...(list === 'asked' && { openLink: link })}
            current={open && `${open.companyId}-${open.uploadId}`}
            narrow={open !== undefined && !isRoomy}
            footer={<Pager page={page} total={found.data?.total} pathTo={toPage} />}
          />
        }
        detail={
          open && (
            <UploadPane
              key={`${open.companyId}-${open.uploadId}`}
              {...open}
              address={uploadPath(open.companyId, open.uploadId)}
              closeTo={withSearch(opsPathTo('/ops/uploads'), searchOf(location))}
            />
          )
        }
      />
    </>
  );
}
