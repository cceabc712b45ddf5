import { useState } from 'react';
import type { OpsErasureRow } from '#contract/ops/personal-data';
import { ERASURE_FILTERS } from '#contract/values/ops/personal-data';
import { oneOf, pageNumber, useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { Chips } from '../../ui/form/Chips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { companyKey } from '../kit/list/address-keys.ts';
import { CompanyFilter, companyOf, Filters } from '../kit/list/FilterBar.tsx';
import { choices, countIn, fieldless } from '../kit/list/filters.tsx';
import { ListFilters } from '../kit/list/ListFilters.tsx';
import { ListRows, type ListRowsProps } from '../kit/list/ListRows.tsx';
import { useList } from '../kit/list/use-list.ts';
import { copyKey, erasureKey, useCopyColumns, useErasureColumns, type Decision } from './columns.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { dataRequestsText } from './text.ts';

const KINDS = ['erasures', 'copies'] as const;
const KEYS = { kind: oneOf(KINDS), state: oneOf(ERASURE_FILTERS), company: companyKey, page: pageNumber };

const ofCompany = fieldless('company', companyKey, companyOf);

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
  const [doing, setDoing] = useState<{ row: OpsErasureRow; decision: Decision }>();
  const columns = useErasureColumns((row, decision) => setDoing({ row, decision }));
  const list = useList({
    call: 'OpsErasures',
    filters: [
      ofCompany,
      choices('state', ERASURE_FILTERS, { label: words.state, names: words.filters, countOf: countIn }),
    ],
  });
  return (
    <>
      <ListFilters list={list} bare />
      <Requests {...{ list, columns, rowKey: erasureKey, label: words.kinds.erasures }} />
      {doing && <DecideDialog {...doing} onClose={() => setDoing(undefined)} />}
    </>
  );
}

function Copies() {
  const words = useText(dataRequestsText);
  const columns = useCopyColumns();
  const list = useList({ call: 'OpsDataCopies', filters: [ofCompany] });
  return <Requests {...{ list, columns, rowKey: copyKey, label: words.kinds.copies }} />;
}

/** The kind of a request chooses the list, and does not narrow it. */
function Requests<R extends object>(rows: ListRowsProps<R, never>) {
  const words = useText(dataRequestsText);
  return <ListRows {...rows} nothing={{ title: words.emptyTitle, text: words.emptyText }} kept={['kind']} />;
}
