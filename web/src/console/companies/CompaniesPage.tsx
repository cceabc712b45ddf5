import { Plus } from 'lucide-react';
import type { OpsCompanyRow } from '#contract/ops/setup';
import { AppLink } from '../../platform/AppLink.tsx';
import { pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { FoundTable } from '../kit/FoundTable.tsx';
import { useMoment } from '../kit/moments.ts';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { kitText } from '../kit/text.ts';
import { opsPathTo } from '../routes.ts';
import { companiesText } from './text.ts';

const KEYS = { text, page: pageNumber };

/** All companies, the live version of each, and the administrator working on it. */
export function CompaniesPage() {
  const words = useText(companiesText);
  const kit = useText(kitText);
  const { state, change, pathWith } = useAddressState(KEYS);
  const found = useCall('OpsCompanyList', { text: state.text, pageIndex: state.page - 1, pageSize: PAGE_SIZE });
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={
          <Button
            variant="primary"
            size="sm"
            icon={<Plus aria-hidden="true" size={18} />}
            render={<AppLink to={opsPathTo('/ops/companies/$company', { company: 'new' })} />}
          >
            {words.add}
          </Button>
        }
      >
        {words.title}
      </PageTitle>
      <div className="mb-4 rounded-card border border-line bg-white p-3 md:px-4">
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={state.text}
          clearLabel={kit.clear}
          onSearch={(typed) => change({ text: typed, page: 1 }, { replace: true })}
        />
      </div>
      <FoundTable
        query={found}
        rowsOf={({ rows }) => rows}
        label={words.list}
        columns={useColumns()}
        rowKey={({ companyId }) => String(companyId)}
        footer={<Pager page={state.page} total={found.data?.total} pathTo={(page) => pathWith({ page })} />}
        openLink={({ companyId }) => (
          <AppLink to={opsPathTo('/ops/companies/$company', { company: String(companyId) })} />
        )}
      />
    </>
  );
}

function useColumns(): Column<OpsCompanyRow>[] {
  const words = useText(companiesText);
  const pick = usePick();
  const { moment } = useMoment();
  const heads = words.columns;
  const name = (row: OpsCompanyRow) => pick(row.name.zh, row.name.en);
  return [
    { key: 'name', head: heads.name, cell: (row) => <b>{name(row)}</b>, text: name, card: 'title' },
    {
      key: 'code',
      head: heads.code,
      cell: ({ code, companyId }) => `${code} · ${companyId}`,
      text: ({ code }) => code,
    },
    {
      key: 'hotline',
      card: 'named',
      head: heads.hotline,
      cell: ({ hotline }) => hotline,
      text: ({ hotline }) => hotline,
    },
    {
      key: 'version',
      head: heads.version,
      cell: ({ version, publishedAt, publishedBy }) =>
        publishedAt
          ? `${words.version(version)} · ${words.publishedBy(publishedBy, moment(publishedAt))}`
          : words.unversioned,
      text: ({ version }) => version,
    },
    {
      key: 'draft',
      card: 'named',
      head: heads.draft,
      cell: ({ draft }) =>
        draft ? <Tag tone="warn">{words.draftBy(draft.by, moment(draft.savedAt))}</Tag> : words.noDraft,
      text: ({ draft }) => draft?.by ?? '',
    },
  ];
}
