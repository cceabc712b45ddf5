import { useCallback } from 'react';
import type { OpsClaimRow } from '#contract/ops/reimbursement';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { searchOf } from '../../platform/location.ts';
import { withSearch, type AppPath } from '../../platform/paths.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Price } from '../../ui/data/Price.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { DaysChip, SelectChip, ToggleChip } from '../../ui/form/FilterChips.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { CompanyFilter, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { useMoment } from '../kit/moments.ts';
import { Pager } from '../kit/Pager.tsx';
import { kitText } from '../kit/text.ts';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { Batches } from './Batches.tsx';
import { ClaimPane } from './ClaimPane.tsx';
import { CLAIM_QUEUES } from '#contract/values/ops/claims';
import { opsClaimsText } from './text.ts';
import { NO_FILTERS, useClaims, useOpenClaim } from './use-claims.ts';

const claimKey = ({ company, claimId }: OpsClaimRow): string => `${company.companyId}-${claimId}`;
/** A claim beside the queue keeps the queue's filters in its address. */
const claimPath = (companyId: number, claimId: number): AppPath =>
  withSearch(
    opsPathTo('/ops/claims/$company/$claim', { company: String(companyId), claim: String(claimId) }),
    searchOf(location),
  );
const queuePath = (page?: number): AppPath =>
  withSearch(opsPathTo('/ops/claims'), {
    ...searchOf(location),
    ...(page !== undefined && { page: page > 1 ? String(page) : undefined }),
  });

/** The queue, and beside it the claim that is looked at. */
export function ClaimsPage() {
  const words = useText(opsClaimsText);
  const claims = useClaims();
  const open = useOpenClaim();
  const role = useOperator()?.role;
  const columns = useColumns(open !== undefined);
  const { found, state } = claims;
  const table = (
    <FoundTable
      tabs={['queue']}
      query={found}
      rowsOf={({ rows }) => rows}
      label={words.title}
      columns={columns}
      rowKey={claimKey}
      openLink={(row) => <AppLink to={claimPath(row.company.companyId, row.claimId)} />}
      current={open && `${open.companyId}-${open.claimId}`}
      narrow={open !== undefined}
      footer={<Pager page={state.page} total={found.data?.total} pathTo={queuePath} />}
    />
  );
  return (
    <>
      {open && <h1 className="sr-only lg:hidden">{words.title}</h1>}
      <div className={open ? 'max-lg:hidden' : undefined}>
        <PageTitle text={found.data && words.found(found.data.total)}>{words.title}</PageTitle>
        <ClaimFilters {...claims} />
      </div>
      {open ? (
        <div className="items-start gap-4 lg:grid lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
          <div className="min-w-0 max-lg:hidden">{table}</div>
          <ClaimPane
            key={`${open.companyId}-${open.claimId}`}
            {...open}
            address={opsPathTo('/ops/claims/$company/$claim', {
              company: String(open.companyId),
              claim: String(open.claimId),
            })}
            closeTo={queuePath()}
          />
        </div>
      ) : (
        <>
          {table}
          {(role === 'finance' || role === 'admin') && <Batches />}
        </>
      )}
    </>
  );
}

function ClaimFilters({ state, change, found, isNarrowed }: ReturnType<typeof useClaims>) {
  const words = useText(opsClaimsText);
  const kit = useText(kitText);
  const search = useCallback((q: string) => change({ q, page: 1 }, { replace: true }), [change]);
  return (
    <Filters
      onClear={isNarrowed ? () => change(NO_FILTERS) : undefined}
      search={
        <SearchField label={words.search} value={state.q} onSearch={search} clearLabel={kit.clear} placeholder="BX…" />
      }
    >
      <Chips
        label={words.queue}
        value={state.queue}
        onChange={(queue) => change({ queue, page: 1 })}
        items={CLAIM_QUEUES.map((value) => ({
          value,
          label: words.queues[value],
          count: found.data?.counts[value],
        }))}
      />
      <CompanyFilter value={state.company} onChange={(company) => change({ company, page: 1 })} />
      <SelectChip
        label={words.type}
        on={state.type !== 'all'}
        value={state.type}
        onChange={(event) => {
          const next = (['all', 'physical', 'vaccine'] as const).find((one) => one === event.target.value);
          if (next) change({ type: next, page: 1 });
        }}
      >
        {(['all', 'physical', 'vaccine'] as const).map((value) => (
          <option key={value} value={value}>
            {words.types[value]}
          </option>
        ))}
      </SelectChip>
      <ToggleChip on={state.eyes} onChange={(eyes) => change({ eyes, page: 1 })}>
        {words.onlyFourEyes}
      </ToggleChip>
      <DaysChip
        label={words.days}
        from={state.from}
        to={state.to}
        words={kit}
        onChange={(days) => change({ ...days, page: 1 })}
      />
    </Filters>
  );
}

/** All columns, or what fits beside an open claim. */
function useColumns(compact: boolean): Column<OpsClaimRow>[] {
  const words = useText(opsClaimsText);
  const pick = usePick();
  const { moment } = useMoment();
  const company = (row: OpsClaimRow) => pick(row.company.name.zh, row.company.name.en);
  const marks = (row: OpsClaimRow) => (
    <span className="inline-flex flex-wrap gap-1">
      {row.fourEyes && <Tag tone="warn">{words.fourEyes}</Tag>}
      {row.round > 1 && <Tag tone="mute">{words.round(row.round)}</Tag>}
    </span>
  );
  const title = (row: OpsClaimRow) => (
    <>
      <b className="whitespace-nowrap">{words.titles[row.type]}</b>
      <span className="block text-x text-ink-3">{row.claimNo}</span>
    </>
  );
  const amount: Column<OpsClaimRow> = {
    key: 'amount',
    head: words.columns.amount,
    cell: (row) => <Price fen={row.approvedFen ?? row.amountFen} />,
    card: 'aside',
    end: true,
  };
  if (compact)
    return [
      {
        key: 'no',
        head: words.columns.no,
        cell: (row) => (
          <>
            {title(row)}
            <span className="block text-x text-ink-3">
              {company(row)} · {row.person}
            </span>
          </>
        ),
      },
      amount,
      { key: 'mark', head: words.columns.mark, cell: marks },
    ];
  return [
    { key: 'no', head: words.columns.no, cell: title },
    { key: 'company', head: words.columns.company, cell: company },
    { key: 'person', head: words.columns.person, cell: (row) => row.person },
    { key: 'submitted', card: 'named', head: words.columns.submitted, cell: (row) => moment(row.submittedAt) },
    { key: 'mark', head: words.columns.mark, cell: marks },
    amount,
  ];
}
