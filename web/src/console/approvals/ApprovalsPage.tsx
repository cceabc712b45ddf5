import { useState } from 'react';
import { APPROVAL_FILTERS, type OpsApprovalRow } from '#contract/ops/approvals';
import { oneOf, pageNumber, useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/address-keys.ts';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { Nothing } from '../kit/Nothing.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { useOperator } from '../session.ts';
import { approvalKey, useApprovalColumns, type Verdict } from './columns.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { KeyOnce } from './KeyOnce.tsx';
import { DecideDialog, type HandedOver } from './DecideDialog.tsx';
import { approvalsText } from './text.ts';

const KEYS = { state: oneOf(APPROVAL_FILTERS), company: companyKey, page: pageNumber };

/** Requests of one operator that a second one decides; finance sees its own. */
export function ApprovalsPage() {
  const words = useText(approvalsText);
  const { state, change, pathWith } = useAddressState(KEYS);
  const [doing, setDoing] = useState<{ row: OpsApprovalRow; verdict: Verdict }>();
  const [isAsking, setAsking] = useState(false);
  const [given, setGiven] = useState<HandedOver>();
  const columns = useApprovalColumns((row, verdict) => setDoing({ row, verdict }));
  const isAdmin = useOperator()?.role === 'admin';
  const { page, company } = state;
  const asked = { state: state.state, ...companyOf(company), pageIndex: page - 1, pageSize: PAGE_SIZE };
  const found = useCall('OpsApprovals', asked);
  return (
    <>
      <PageTitle
        text={isAdmin ? words.intro : words.introOwn}
        actions={isAdmin && <Button onClick={() => setAsking(true)}>{words.contact.open}</Button>}
      >
        {words.title}
      </PageTitle>
      <Filters onClear={company ? () => change({ company: '', page: 1 }) : undefined}>
        <CompanyFilter value={company} onChange={(next) => change({ company: next, page: 1 })} />
        <Chips
          label={words.state}
          value={state.state}
          onChange={(next) => change({ state: next, page: 1 })}
          items={APPROVAL_FILTERS.map((value) => ({ value, label: words.filters[value] }))}
        />
      </Filters>
      <FoundTable
        query={found}
        rowsOf={({ rows }) => rows}
        nothing={<Nothing title={words.emptyTitle} text={words.emptyText} tabs={['state']} />}
        label={words.title}
        columns={columns}
        rowKey={approvalKey}
        footer={<Pager page={page} total={found.data?.total} pathTo={(next) => pathWith({ page: next })} />}
      />
      {doing && <DecideDialog {...doing} onGiven={setGiven} onClose={() => setDoing(undefined)} />}
      {isAsking && <ContactDialog onClose={() => setAsking(false)} />}
      {given && <KeyOnce text={words.onceText(given.name)} secret={given.secret} onDone={() => setGiven(undefined)} />}
    </>
  );
}
