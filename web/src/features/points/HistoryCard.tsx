import type { PointsFilter } from '#contract/calls/points';
import { useCall } from '../../api/use-call.ts';
import { useCompanyInfo } from '../../parts/company/company.ts';
import { Block } from '../../parts/page/Block.tsx';
import { oneOf, pageNumber, useAddressState, type AddressKey } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { SelectChip } from '../../ui/form/FilterChips.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Pagination } from '../../ui/layout/Pagination.tsx';
import { EntryRow } from './EntryRow.tsx';
import { RelativeList } from './RelativeList.tsx';
import { RowsPlaceholder } from './RowsPlaceholder.tsx';
import { pointsText } from './text.ts';

const PAGE_SIZE = 20;
const KINDS = ['all', 'earned', 'spent', 'expired', 'relatives'] as const;
/** A year, or 0 for all of them. */
const yearKey: AddressKey<number> = {
  read: (text = '') => (/^2\d{3}$/.test(text) ? Number(text) : 0),
  write: (year) => (year ? String(year) : undefined),
};
const KEYS = { kind: oneOf(KINDS), year: yearKey, page: pageNumber };

export function HistoryCard({ userGuid, years }: { userGuid: string; years: readonly number[] }) {
  const words = useText(pointsText);
  const { state, change } = useAddressState(KEYS);
  const relatives = useCompanyInfo().data?.config.account.relativePoints ?? false;
  const kinds = KINDS.filter((kind) => kind !== 'relatives' || relatives);
  const shown = state.kind === 'relatives' && !relatives ? 'all' : state.kind;
  return (
    <Card
      title={words.history}
      aside={
        shown !== 'relatives' &&
        years.length > 0 && (
          <SelectChip
            label={words.year}
            on={state.year !== 0}
            value={state.year}
            onChange={(event) => change({ year: Number(event.target.value), page: 1 })}
          >
            <option value={0}>{words.allYears}</option>
            {years.map((year) => (
              <option key={year} value={year}>
                {words.yearOf(year)}
              </option>
            ))}
          </SelectChip>
        )
      }
    >
      <Chips
        label={words.filter}
        value={shown}
        onChange={(kind) => change({ kind, page: 1 })}
        items={kinds.map((value) => ({ value, label: words.filters[value] }))}
      />
      {shown === 'relatives' ? <RelativeList userGuid={userGuid} /> : <Entries userGuid={userGuid} kind={shown} />}
    </Card>
  );
}

function Entries({ userGuid, kind }: { userGuid: string; kind: PointsFilter }) {
  const words = useText(pointsText);
  const { state, pathWith } = useAddressState(KEYS);
  const { year, page } = state;
  const payload = { userGuid, kind, year, pageIndex: page - 1, pageSize: PAGE_SIZE };
  const found = useCall('MyPoints', payload, { renewed: true });
  return (
    <Block query={found} bare placeholder={<RowsPlaceholder />}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          <NoEntries narrowed={kind !== 'all' || year !== 0 || page > 1} />
        ) : (
          <>
            <ul aria-label={words.history} className="mt-2 divide-y divide-line">
              {rows.map((entry) => (
                <EntryRow key={entry.no} entry={entry} />
              ))}
            </ul>
            <div className="mt-3 flex justify-center">
              <Pagination
                label={words.pages}
                page={page - 1}
                pages={Math.ceil(total / PAGE_SIZE)}
                link={(at) => <AppLink to={pathWith({ page: at + 1 })} />}
                words={words}
              />
            </div>
          </>
        )
      }
    </Block>
  );
}

function NoEntries({ narrowed }: { narrowed: boolean }) {
  const words = useText(pointsText);
  const { change } = useAddressState(KEYS);
  if (!narrowed) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>;
  return (
    <EmptyState
      title={words.emptyFiltered}
      actions={
        <Button size="sm" onClick={() => change({ kind: 'all', year: 0, page: 1 })}>
          {words.showAll}
        </Button>
      }
    >
      {words.emptyFilteredText}
    </EmptyState>
  );
}
