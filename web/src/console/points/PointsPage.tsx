import { FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { GRANT_FILTERS, type OpsGrantRow } from '#contract/ops/points';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { choices, company, countIn, search } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { grantKey, useGrantColumns } from './columns.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { PersonPane } from './PersonPane.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';
import { pointsText } from './text.ts';

/** Grants of all companies, and beside them what one person holds. */
export function PointsPage() {
  const words = useText(pointsText);
  const [reversing, setReversing] = useState<OpsGrantRow>();
  const list = useList({
    call: 'OpsPointsGrants',
    filters: [
      search({ label: words.search }),
      company(),
      choices('state', GRANT_FILTERS, { label: words.state, names: words.filters, countOf: countIn }),
    ],
    pane: {
      list: '/ops/points',
      path: '/ops/points/$company/$person',
      params: (row) => ({ company: String(row.company.companyId), person: row.person.personGuid }),
      ids: /./,
    },
  });
  const columns = useGrantColumns(list.open !== undefined, setReversing);
  return (
    <>
      <ListPage
        {...{ list, columns, rowKey: grantKey, title: words.title, intro: words.intro, fileName: words.fileName }}
        actions={<Actions />}
        pane={({ company: companyId, person }, places) => (
          <PersonPane companyId={Number(companyId)} personGuid={person} {...places} />
        )}
      />
      {reversing && <ReverseDialog row={reversing} onClose={() => setReversing(undefined)} />}
    </>
  );
}

/** Giving points is finance's work; an admin looks. */
function Actions() {
  const words = useText(pointsText);
  const isFinance = useOperator()?.role === 'finance';
  const [granting, setGranting] = useState(false);
  return (
    <>
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
    </>
  );
}
