import { RotateCw } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { OpsMessageRow } from '#contract/ops/messages';
import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { DaysChip } from '../../ui/form/FilterChips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey, dayKey } from '../kit/address-keys.ts';
import { ExportPage } from '../kit/ExportPage.tsx';
import { CompanyFilter, companyOf, daysOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { Search } from '../kit/Search.tsx';
import { kitText } from '../kit/text.ts';
import { messageKey, useMessageColumns, type MessageAction } from './columns.tsx';
import { ResendAllDialog, ResendDialog, TextDialog } from './dialogs.tsx';
import { messagesText } from './text.ts';

const STATES = ['all', 'waiting', 'sent', 'failed'] as const;
const KEYS = { q: text, company: companyKey, state: oneOf(STATES), from: dayKey, to: dayKey, page: pageNumber };
const NO_FILTERS = { q: '', company: '', state: 'all', from: '', to: '', page: 1 } as const;

/** Messages sent to people, failed ones, and sending again. */
export function MessagesPage() {
  const words = useText(messagesText);
  const kit = useText(kitText);
  const { state, change, pathWith } = useAddressState(KEYS);
  const { q, company, from, to, page } = state;
  const found = useCall('OpsMessages', {
    text: q,
    state: state.state,
    ...companyOf(company),
    ...daysOf({ from, to }),
    pageIndex: page - 1,
    pageSize: PAGE_SIZE,
  });
  const [doing, setDoing] = useState<{ row: OpsMessageRow; action: MessageAction }>();
  const [resendingAll, setResendingAll] = useState(false);
  const columns = useMessageColumns((row, action) => setDoing({ row, action }));
  const search = useCallback((typed: string) => change({ q: typed, page: 1 }, { replace: true }), [change]);
  const failed = found.data?.counts['failed'] ?? 0;
  const isNarrowed = Boolean(q || company || from || to || state.state !== 'all');
  const close = () => setDoing(undefined);
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={
          <div className="flex flex-wrap gap-2">
            {found.data && <ExportPage name={words.fileName} columns={columns} rows={found.data.rows} />}
            {failed > 0 && (
              <Button
                size="sm"
                variant="primary"
                icon={<RotateCw aria-hidden="true" size={16} />}
                onClick={() => setResendingAll(true)}
              >
                {words.resendAll}
              </Button>
            )}
          </div>
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
          items={STATES.map((value) => ({ value, label: words.states[value], count: found.data?.counts[value] }))}
        />
        <DaysChip
          label={words.days}
          from={from}
          to={to}
          words={kit}
          onChange={(days) => change({ ...days, page: 1 })}
        />
      </Filters>
      <FoundTable
        query={found}
        rowsOf={({ rows }) => rows}
        label={words.title}
        columns={columns}
        rowKey={messageKey}
        footer={<Pager page={page} total={found.data?.total} pathTo={(next) => pathWith({ page: next })} />}
      />
      {doing?.action === 'text' && <TextDialog row={doing.row} onClose={close} />}
      {doing?.action === 'resend' && <ResendDialog row={doing.row} onClose={close} />}
      {resendingAll && (
        <ResendAllDialog company={companyOf(company)} count={failed} onClose={() => setResendingAll(false)} />
      )}
    </>
  );
}
