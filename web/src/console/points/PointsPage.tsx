import { FileSpreadsheet, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { GRANT_FILTERS, type OpsGrantRow } from '#contract/ops/points';
import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { useParam } from '../../platform/location.ts';
import { withSearch } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useIsRoomy } from '../../ui/layout/wide.ts';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/address-keys.ts';
import { ExportPage } from '../kit/ExportPage.tsx';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { listSearch } from '../kit/pane-page.ts';
import { Beside } from '../kit/Pane.tsx';
import { Search } from '../kit/Search.tsx';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { grantKey, useGrantColumns } from './columns.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { PersonPane } from './PersonPane.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';
import { pointsText } from './text.ts';

const KEYS = { q: text, company: companyKey, state: oneOf(GRANT_FILTERS), page: pageNumber };
const NO_FILTERS = { q: '', company: '', state: 'all', page: 1 } as const;

/** A person beside the list keeps the list's search in the address. */
const personPath = ({ company, person }: OpsGrantRow) =>
  withSearch(
    opsPathTo('/ops/points/$company/$person', { company: String(company.companyId), person: person.personGuid }),
    listSearch(),
  );

/** Grants of all companies, and beside them what one person holds. */
export function PointsPage() {
  const words = useText(pointsText);
  const { state, change } = useAddressState(KEYS);
  const { q, company, page } = state;
  const [openCompany, openPerson] = [Number(useParam('company')), useParam('person')];
  const isRoomy = useIsRoomy();
  const found = useCall('OpsPointsGrants', {
    ...{ text: q, state: state.state, ...companyOf(company) },
    ...{ pageIndex: page - 1, pageSize: PAGE_SIZE },
  });
  const [reversing, setReversing] = useState<OpsGrantRow>();
  const columns = useGrantColumns(Boolean(openPerson), setReversing);
  const search = useCallback((typed: string) => change({ q: typed, page: 1 }, { replace: true }), [change]);
  const isNarrowed = Boolean(q || company || state.state !== 'all');
  const listPath = (at: number) =>
    withSearch(opsPathTo('/ops/points'), { ...listSearch(), page: at > 1 ? String(at) : undefined });
  const list = (
    <FoundTable
      query={found}
      rowsOf={({ rows }) => rows}
      label={words.title}
      columns={columns}
      rowKey={grantKey}
      openLink={(row) => <AppLink to={personPath(row)} />}
      narrow={Boolean(openPerson) && !isRoomy}
      footer={<Pager page={page} total={found.data?.total} pathTo={listPath} />}
    />
  );
  return (
    <>
      {openPerson && <h1 className="sr-only lg:hidden">{words.title}</h1>}
      <div className={openPerson ? 'max-lg:hidden' : undefined}>
        <PageTitle text={words.intro} actions={<Actions rows={found.data?.rows} columns={columns} />}>
          {words.title}
        </PageTitle>
        <Filters
          onClear={isNarrowed ? () => change(NO_FILTERS) : undefined}
          search={<Search label={words.search} value={q} onSearch={search} />}
        >
          <CompanyFilter value={company} onChange={(next) => change({ company: next, page: 1 })} />
          <Chips
            label={words.state}
            value={state.state}
            onChange={(next) => change({ state: next, page: 1 })}
            items={GRANT_FILTERS.map((value) => ({
              value,
              label: words.filters[value],
              count: found.data?.counts[value],
            }))}
          />
        </Filters>
      </div>
      <Beside
        list={list}
        detail={
          openPerson && (
            <PersonPane key={openPerson} companyId={openCompany} personGuid={openPerson} closeTo={listPath(page)} />
          )
        }
      />
      {reversing && <ReverseDialog row={reversing} onClose={() => setReversing(undefined)} />}
    </>
  );
}

interface ActionsProps {
  rows: OpsGrantRow[] | undefined;
  columns: ReturnType<typeof useGrantColumns>;
}

/** Giving points is finance's work; an admin looks. */
function Actions({ rows, columns }: ActionsProps) {
  const words = useText(pointsText);
  const isFinance = useOperator()?.role === 'finance';
  const [granting, setGranting] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      {rows && <ExportPage name={words.fileName} columns={columns} rows={rows} />}
      <Button
        size="sm"
        icon={<FileSpreadsheet aria-hidden="true" size={16} />}
        render={<AppLink to={opsPathTo('/ops/points/sheets')} />}
      >
        {words.sheets}
      </Button>
      {isFinance && (
        <Button
          size="sm"
          variant="primary"
          icon={<Plus aria-hidden="true" size={16} />}
          onClick={() => setGranting(true)}
        >
          {words.grant}
        </Button>
      )}
      {granting && <GrantDialog onClose={() => setGranting(false)} />}
    </div>
  );
}
