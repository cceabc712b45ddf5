import type { OpsClaimRow } from '#contract/ops/reimbursement';
import { CLAIM_QUEUES } from '#contract/values/ops/claims';
import { oneOf } from '../../platform/address-state.ts';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Price } from '../../ui/data/Price.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { asking, choices, company, countIn, days, optionsOf, search, select, toggle } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { useMoment } from '../kit/moments.ts';
import { useOperator } from '../session.ts';
import { Batches } from './Batches.tsx';
import { ClaimPane } from './ClaimPane.tsx';
import { opsClaimsText } from './text.ts';

const TYPES = ['all', 'physical', 'vaccine'] as const;
const typeKey = oneOf(TYPES);
const claimKey = (row: OpsClaimRow): string => `${row.company.companyId}-${row.claimId}`;

/** The queue, and beside it the claim that is looked at. */
export function ClaimsPage() {
  const words = useText(opsClaimsText);
  const role = useOperator()?.role;
  const list = useClaims();
  const columns = useColumns(list.open !== undefined);
  return (
    <ListPage
      {...{ list, columns, rowKey: claimKey, title: words.title }}
      intro={list.found.data && words.found(list.found.data.total)}
      narrow={list.open !== undefined}
      slim
      below={(role === 'finance' || role === 'admin') && <Batches />}
      pane={({ company: companyId, claim }, places) => (
        <ClaimPane companyId={Number(companyId)} claimId={Number(claim)} {...places} />
      )}
    />
  );
}

function useClaims() {
  const words = useText(opsClaimsText);
  return useList({
    call: 'OpsClaims',
    filters: [
      search({ label: words.search, placeholder: 'BX…' }),
      choices('queue', CLAIM_QUEUES, { label: words.queue, names: words.queues, countOf: countIn, kept: true }),
      company(),
      select('type', typeKey, { label: words.type, options: optionsOf(TYPES, words.types) }),
      asking(toggle('eyes', words.onlyFourEyes), ({ eyes }) => ({ fourEyes: eyes })),
      days(words.days),
    ],
    pane: {
      list: '/ops/claims',
      path: '/ops/claims/$company/$claim',
      params: (row) => ({ company: String(row.company.companyId), claim: String(row.claimId) }),
    },
  });
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
