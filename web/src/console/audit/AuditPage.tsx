import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Failure } from '../../api/failure.ts';
import { text, useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { DaysChip } from '../../ui/form/FilterChips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { send, type OpsReply } from '../api/send.ts';
import { companyKey, dayKey } from '../kit/list/address-keys.ts';
import { ExportPage } from '../kit/list/ExportPage.tsx';
import { CompanyFilter, companyOf, daysOf, Filters } from '../kit/list/FilterBar.tsx';
import { FoundTable } from '../kit/list/FoundTable.tsx';
import { Search } from '../kit/list/Search.tsx';
import { kitText } from '../kit/text.ts';
import { ChainState } from './ChainState.tsx';
import { auditKey, useAuditColumns } from './columns.tsx';
import { auditText } from './text.ts';

const KEYS = { q: text, company: companyKey, from: dayKey, to: dayKey };
const NO_FILTERS = { q: '', company: '', from: '', to: '' } as const;
type Page = OpsReply<'OpsAudit'>;

/** Who did what to whom, when and why; newest first, and on from where the last page ended. */
export function AuditPage() {
  const words = useText(auditText);
  const kit = useText(kitText);
  const { state, change } = useAddressState(KEYS);
  const { q, company, from, to } = state;
  const asked = { text: q, ...companyOf(company), ...daysOf({ from, to }) };
  const found = useInfiniteQuery<Page, Failure, InfiniteData<Page, string>, readonly unknown[], string>({
    queryKey: ['OpsAudit', asked],
    queryFn: ({ pageParam, signal }) => send('OpsAudit', { ...asked, before: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const columns = useAuditColumns();
  const search = useCallback((typed: string) => change({ q: typed }, { replace: true }), [change]);
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <PageTitle text={words.intro} actions={<ExportPage name={words.fileName} columns={columns} rows={rows} />}>
        {words.title}
      </PageTitle>
      <ChainState />
      <Filters
        onClear={q || company || from || to ? () => change(NO_FILTERS) : undefined}
        search={<Search label={words.search} value={q} onSearch={search} />}
      >
        <CompanyFilter value={company} onChange={(next) => change({ company: next })} />
        <DaysChip label={words.days} from={from} to={to} words={kit} onChange={change} />
      </Filters>
      <FoundTable
        query={found}
        rowsOf={() => rows}
        label={words.title}
        columns={columns}
        rowKey={auditKey}
        footer={
          found.hasNextPage ? (
            <Button
              size="sm"
              className="mx-auto"
              busy={found.isFetchingNextPage}
              busyText={kit.loading}
              onClick={() => void found.fetchNextPage()}
            >
              {kit.more}
            </Button>
          ) : (
            <span className="mx-auto">{words.end}</span>
          )
        }
      />
    </>
  );
}
