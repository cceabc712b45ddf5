import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { searchOf, useParam } from '../../platform/location.ts';
import { withSearch, type AppPath } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useIsRoomy } from '../../ui/layout/wide.ts';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/address-keys.ts';
import { ExportPage } from '../kit/ExportPage.tsx';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { Beside } from '../kit/Pane.tsx';
import { Search } from '../kit/Search.tsx';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { CardPane } from './CardPane.tsx';
import { cardKey, useCardColumns } from './columns.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import { cardsText } from './text.ts';

const STATES = ['all', '0', '1', '2', '3', '4', '5', '6', '7', 'unbound'] as const;
const KEYS = { q: text, company: companyKey, state: oneOf(STATES), page: pageNumber };
const NO_FILTERS = { q: '', company: '', state: 'all', page: 1 } as const;

const cardPath = (companyId: number, cardId: number): AppPath =>
  opsPathTo('/ops/cards/$company/$card', { company: String(companyId), card: String(cardId) });

function useOpenCard(): { companyId: number; cardId: number } | undefined {
  const company = useParam('company');
  const card = useParam('card');
  if (!company || !card || !/^\d+$/.test(company + card)) return undefined;
  return { companyId: Number(company), cardId: Number(card) };
}

/** Cards of all companies; issued by finance, held back by support. */
export function CardsPage() {
  const words = useText(cardsText);
  const { state, change } = useAddressState(KEYS);
  const { q, company, page } = state;
  const open = useOpenCard();
  const isRoomy = useIsRoomy();
  const role = useOperator()?.role;
  const [issuing, setIssuing] = useState(false);
  const found = useCall('OpsCardSearch', {
    ...{ text: q, state: state.state, ...companyOf(company) },
    ...{ pageIndex: page - 1, pageSize: PAGE_SIZE },
  });
  const columns = useCardColumns(open !== undefined);
  const search = useCallback((typed: string) => change({ q: typed, page: 1 }, { replace: true }), [change]);
  const isNarrowed = Boolean(q || company || state.state !== 'all');
  const list = (
    <FoundTable
      query={found}
      rowsOf={({ rows }) => rows}
      label={words.title}
      columns={columns}
      rowKey={cardKey}
      openLink={(row) => <AppLink to={withSearch(cardPath(row.company.companyId, row.cardId), searchOf(location))} />}
      current={open && `${open.companyId}-${open.cardId}`}
      narrow={open !== undefined && !isRoomy}
      footer={
        <Pager
          page={page}
          total={found.data?.total}
          pathTo={(next) =>
            withSearch(opsPathTo('/ops/cards'), { ...searchOf(location), page: next > 1 ? String(next) : undefined })
          }
        />
      }
    />
  );
  return (
    <>
      {open && <h1 className="sr-only lg:hidden">{words.title}</h1>}
      <div className={open ? 'max-lg:hidden' : undefined}>
        <PageTitle
          text={words.intro}
          actions={
            <div className="flex flex-wrap gap-2">
              {found.data && <ExportPage name={words.fileName} columns={columns} rows={found.data.rows} />}
              {(role === 'finance' || role === 'admin') && (
                <Button
                  size="sm"
                  variant="primary"
                  icon={<Plus aria-hidden="true" size={16} />}
                  onClick={() => setIssuing(true)}
                >
                  {words.issue}
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
        </Filters>
      </div>
      <Beside
        list={list}
        detail={
          open && (
            <CardPane
              key={`${open.companyId}-${open.cardId}`}
              {...open}
              address={cardPath(open.companyId, open.cardId)}
              closeTo={withSearch(opsPathTo('/ops/cards'), searchOf(location))}
            />
          )
        }
      />
      {issuing && <IssueDialog onClose={() => setIssuing(false)} />}
    </>
  );
}
