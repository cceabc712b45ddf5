import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { OPS_REPORT_STATES } from '#contract/ops/reports';
import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { searchOf, useParam } from '../../platform/location.ts';
import { withSearch, type AppPath } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useIsRoomy } from '../../ui/layout/wide.ts';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/address-keys.ts';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { Beside } from '../kit/Pane.tsx';
import { Search } from '../kit/Search.tsx';
import { opsPathTo } from '../routes.ts';
import { reportKey, useReportColumns } from './columns.tsx';
import { ReportPane } from './ReportPane.tsx';
import { opsReportsText } from './text.ts';

const KEYS = { q: text, company: companyKey, state: oneOf(OPS_REPORT_STATES), page: pageNumber };
const NO_FILTERS = { q: '', company: '', state: 'all', page: 1 } as const;

const reportPath = (companyId: number, orderId: number): AppPath =>
  opsPathTo('/ops/reports/$company/$order', { company: String(companyId), order: String(orderId) });

function useOpenReport(): { companyId: number; orderId: number } | undefined {
  const company = useParam('company');
  const order = useParam('order');
  if (!company || !order || !/^\d+$/.test(company + order)) return undefined;
  return { companyId: Number(company), orderId: Number(order) };
}

/** Reports of all companies: which there are, and one beside the list. */
export function ReportsPage() {
  const words = useText(opsReportsText);
  const { state, change } = useAddressState(KEYS);
  const { q, company, page } = state;
  const open = useOpenReport();
  const isRoomy = useIsRoomy();
  const found = useCall('OpsReports', {
    ...{ text: q, state: state.state, ...companyOf(company) },
    ...{ pageIndex: page - 1, pageSize: PAGE_SIZE },
  });
  const columns = useReportColumns(open !== undefined);
  const search = useCallback((typed: string) => change({ q: typed, page: 1 }, { replace: true }), [change]);
  const isNarrowed = Boolean(q || company || state.state !== 'all');
  const toPage = (next: number) =>
    withSearch(opsPathTo('/ops/reports'), { ...searchOf(location), page: next > 1 ? String(next) : undefined });
  return (
    <>
      {open && <h1 className="sr-only lg:hidden">{words.title}</h1>}
      <div className={open ? 'max-lg:hidden' : undefined}>
        <PageTitle
          text={words.intro}
          actions={
            <Button
              size="sm"
              variant="primary"
              icon={<Plus aria-hidden="true" size={16} />}
              render={<AppLink to={opsPathTo('/ops/reports/publish')} />}
            >
              {words.publish}
            </Button>
          }
        >
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
            items={OPS_REPORT_STATES.map((value) => ({
              ...{ value, label: words.states[value], count: found.data?.counts[value] },
            }))}
          />
        </Filters>
      </div>
      <Beside
        list={
          <FoundTable
            query={found}
            rowsOf={({ rows }) => rows}
            label={words.title}
            columns={columns}
            rowKey={reportKey}
            openLink={(row) => (
              <AppLink to={withSearch(reportPath(row.company.companyId, row.orderId), searchOf(location))} />
            )}
            current={open && `${open.companyId}-${open.orderId}`}
            narrow={open !== undefined && !isRoomy}
            footer={<Pager page={page} total={found.data?.total} pathTo={toPage} />}
          />
        }
        detail={
          open && (
            <ReportPane
              key={`${open.companyId}-${open.orderId}`}
              {...open}
              address={reportPath(open.companyId, open.orderId)}
              closeTo={withSearch(opsPathTo('/ops/reports'), searchOf(location))}
            />
          )
        }
      />
    </>
  );
}
