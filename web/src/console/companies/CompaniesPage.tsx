import { Plus } from 'lucide-react';
import type { OpsCompanyRow } from '#contract/ops/setup';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { search } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { useMoment } from '../kit/moments.ts';
import { opsPathTo } from '../routes.ts';
import { companiesText } from './text.ts';

/** All companies, the live version of each, and the administrator working on it. */
export function CompaniesPage() {
  const words = useText(companiesText);
  const list = useList({
    call: 'OpsCompanyList',
    filters: [search({ label: words.search, placeholder: words.searchHint }, 'text')],
  });
  const columns = useColumns();
  return (
    <ListPage
      {...{ list, columns, title: words.title, intro: words.intro, label: words.list }}
      rowKey={({ companyId }) => String(companyId)}
      openLink={({ companyId }) => (
        <AppLink to={opsPathTo('/ops/companies/$company', { company: String(companyId) })} />
      )}
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
    />
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
