import { useState } from 'react';
import type { OpsServiceRow } from '#contract/ops/services';
import { oneOf, pageNumber, useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/address-keys.ts';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { useOperator } from '../session.ts';
import { useHeldColumns } from './columns.tsx';
import { EndDialog } from './EndDialog.tsx';
import { STATES } from './choices.ts';
import { GrantDialog } from './GrantDialog.tsx';
import { servicesText } from './text.ts';

const KEYS = { company: companyKey, state: oneOf(STATES), page: pageNumber };

/** Employees' services: support and content grant and end, an administrator reads. */
export function ServicesPage() {
  const words = useText(servicesText);
  const { state, change, pathWith } = useAddressState(KEYS);
  const mayChange = useOperator()?.role !== 'admin';
  const [granting, setGranting] = useState(false);
  const [ending, setEnding] = useState<OpsServiceRow>();
  const found = useCall('OpsServices', {
    ...{ ...companyOf(state.company), state: state.state, pageIndex: state.page - 1, pageSize: PAGE_SIZE },
  });
  const columns = useHeldColumns(mayChange ? setEnding : undefined);
  const isNarrowed = state.company !== '' || state.state !== 'all';
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={
          mayChange && (
            <Button variant="primary" onClick={() => setGranting(true)}>
              {words.grant}
            </Button>
          )
        }
      >
        {words.title}
      </PageTitle>
      <Filters onClear={isNarrowed ? () => change({ company: '', state: 'all', page: 1 }) : undefined}>
        <CompanyFilter value={state.company} onChange={(company) => change({ company, page: 1 })} />
        <Chips
          label={words.state}
          value={state.state}
          onChange={(next) => change({ state: next, page: 1 })}
          items={STATES.map((value) => ({ value, label: words.states[value] }))}
        />
      </Filters>
      <FoundTable
        query={found}
        rowsOf={({ rows }) => rows}
        label={words.title}
        columns={columns}
        rowKey={({ serviceId }) => serviceId}
        footer={<Pager page={state.page} total={found.data?.total} pathTo={(page) => pathWith({ page })} />}
      />
      {granting && <GrantDialog onClose={() => setGranting(false)} />}
      {ending && <EndDialog row={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
