import { oneOf, pageNumber, useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { Figures } from '../../ui/data/Figures.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { DaysChip, ToggleChip } from '../../ui/form/FilterChips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey, dayKey, flagKey } from '../kit/address-keys.ts';
import { ExportPage } from '../kit/ExportPage.tsx';
import { CompanyFilter, companyOf, daysOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { kitText } from '../kit/text.ts';
import { evaluationKey, useEvaluationColumns } from './columns.tsx';
import { evaluationsText } from './text.ts';

const STARS = ['0', '5', '4', '3', '2', '1'] as const;
const KEYS = { company: companyKey, stars: oneOf(STARS), words: flagKey, from: dayKey, to: dayKey, page: pageNumber };
const NO_FILTERS = { company: '', stars: '0', words: false, from: '', to: '', page: 1 } as const;

export function EvaluationsPage() {
  const words = useText(evaluationsText);
  const kit = useText(kitText);
  const { state, change, pathWith } = useAddressState(KEYS);
  const { company, stars, from, to, page } = state;
  const found = useCall('OpsEvaluations', {
    ...companyOf(company),
    stars: Number(stars),
    withWords: state.words,
    ...daysOf({ from, to }),
    pageIndex: page - 1,
    pageSize: PAGE_SIZE,
  });
  const columns = useEvaluationColumns();
  const counts = found.data?.counts;
  const low = counts && ['1', '2', '3'].reduce((sum, star) => sum + (counts[star] ?? 0), 0);
  const all = counts && ['1', '2', '3', '4', '5'].reduce((sum, star) => sum + (counts[star] ?? 0), 0);
  const countOf = (star: (typeof STARS)[number]) => (star === '0' ? all : counts?.[star]);
  const isNarrowed = Boolean(company || state.words || from || to || stars !== '0');
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={found.data && <ExportPage name={words.fileName} columns={columns} rows={found.data.rows} />}
      >
        {words.title}
      </PageTitle>
      {found.data && (
        <div className="mb-4">
          <Figures
            items={[
              { key: 'average', label: words.average, value: found.data.averageStars?.toFixed(1) ?? words.none },
              { key: 'count', label: words.count, value: all },
              { key: 'low', label: words.low, value: low, tone: low ? 'warn' : 'plain' },
            ]}
          />
        </div>
      )}
      <Filters onClear={isNarrowed ? () => change(NO_FILTERS) : undefined}>
        <CompanyFilter value={company} onChange={(next) => change({ company: next, page: 1 })} />
        <Chips
          label={words.stars}
          value={stars}
          onChange={(next) => change({ stars: next, page: 1 })}
          items={STARS.map((value) => ({ value, label: words.starFilters[value], count: countOf(value) }))}
        />
        <ToggleChip on={state.words} onChange={(next) => change({ words: next, page: 1 })}>
          {words.withWords}
        </ToggleChip>
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
        rowKey={evaluationKey}
        footer={<Pager page={page} total={found.data?.total} pathTo={(next) => pathWith({ page: next })} />}
      />
    </>
  );
}
