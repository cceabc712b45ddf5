import { useState } from 'react';
import type { OpsErasureRow } from '#contract/ops/personal-data';
import { ERASURE_FILTERS } from '#contract/values/ops/personal-data';
import { oneOf, pageNumber, useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { Chips } from '../../ui/form/Chips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/address-keys.ts';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { Nothing } from '../kit/Nothing.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { copyKey, erasureKey, useCopyColumns, useErasureColumns, type Decision } from './columns.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { dataRequestsText } from './text.ts';

const KINDS = ['erasures', 'copies'] as const;
const KEYS = { kind: oneOf(KINDS), state: oneOf(ERASURE_FILTERS), company: companyKey, page: pageNumber };

/** People's requests about their own data: erasures are decided here, copies only seen. */
export function DataRequestsPage() {
  const words = useText(dataRequestsText);
  const { state, change } = useAddressState(KEYS);
  const { kind, company } = state;
  return (
    <>
      <PageTitle text={words.intro}>{words.title}</PageTitle>
      <Filters onClear={company ? () => change({ company: '', page: 1 }) : undefined}>
        <CompanyFilter value={company} onChange={(next) => change({ company: next, page: 1 })} />
        <Chips
          label={words.kind}
          value={kind}
          onChange={(next) => change({ kind: next, state: 'all', page: 1 })}
          items={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        />
      </Filters>
      {kind === 'erasures' ? <Erasures /> : <Copies />}
    </>
  );
}

function Erasures() {
  const words = useText(dataRequestsText);
  const { state, change, pathWith } = useAddressState(KEYS);
  const [doing, setDoing] = useState<{ row: OpsErasureRow; decision: Decision }>();
  const columns = useErasureColumns((row, decision) => setDoing({ row, decision }));
  const { page, company } = state;
  const found = useCall('OpsErasures', {
    state: state.state,
    ...companyOf(company),
    pageIndex: page - 1,
    pageSize: PAGE_SIZE,
  });
  return (
    <>
      <div className="mb-4">
        <Chips
          label={words.state}
          value={state.state}
          onChange={(next) => change({ state: next, page: 1 })}
          items={ERASURE_FILTERS.map((value) => ({
            value,
            label: words.filters[value],
            count: found.data?.counts[value],
          }))}
        />
      </div>
      <FoundTable
        query={found}
        rowsOf={({ rows }) => rows}
        nothing={<Nothing title={words.emptyTitle} text={words.emptyText} tabs={['kind']} />}
        label={words.kinds.erasures}
        columns={columns}
        rowKey={erasureKey}
        footer={<Pager page={page} total={found.data?.total} pathTo={(next) => pathWith({ page: next })} />}
      />
      {doing && <DecideDialog {...doing} onClose={() => setDoing(undefined)} />}
    </>
  );
}

function Copies() {
  const words = useText(dataRequestsText);
  const { state, pathWith } = useAddressState(KEYS);
  const columns = useCopyColumns();
  const { page, company } = state;
  const found = useCall('OpsDataCopies', { ...companyOf(company), pageIndex: page - 1, pageSize: PAGE_SIZE });
  return (
    <FoundTable
      query={found}
      rowsOf={({ rows }) => rows}
      nothing={<Nothing title={words.emptyTitle} text={words.emptyText} tabs={['kind']} />}
      label={words.kinds.copies}
      columns={columns}
      rowKey={copyKey}
      footer={<Pager page={page} total={found.data?.total} pathTo={(next) => pathWith({ page: next })} />}
    />
  );
}
