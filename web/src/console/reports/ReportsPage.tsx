import { Plus } from 'lucide-react';
import { OPS_REPORT_STATES } from '#contract/ops/reports';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { choices, company, countIn, search } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { opsPathTo } from '../routes.ts';
import { reportKey, useReportColumns } from './columns.tsx';
import { ReportPane } from './ReportPane.tsx';
import { opsReportsText } from './text.ts';

/** Reports of all companies: which there are, and one beside the list. */
export function ReportsPage() {
  const words = useText(opsReportsText);
  const list = useList({
    call: 'OpsReports',
    filters: [
      search({ label: words.search }),
      company(),
      choices('state', OPS_REPORT_STATES, { label: words.state, names: words.states, countOf: countIn }),
    ],
    pane: {
      list: '/ops/reports',
      path: '/ops/reports/$company/$order',
      params: (row) => ({ company: String(row.company.companyId), order: String(row.orderId) }),
    },
  });
  const columns = useReportColumns(list.open !== undefined);
  return (
    <ListPage
      {...{ list, columns, rowKey: reportKey, title: words.title, intro: words.intro }}
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
      pane={({ company: companyId, order }, places) => (
        <ReportPane companyId={Number(companyId)} orderId={Number(order)} {...places} />
      )}
    />
  );
}
