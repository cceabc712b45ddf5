import { useCallback } from 'react';
import { ENTRY_KINDS, ENTRY_STATES, type OpsEntryRow } from '#contract/ops/health';
import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { searchOf, useParam } from '../../platform/location.ts';
import { withSearch, type AppPath } from '../../platform/paths.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { useMoment } from '../kit/moments.ts';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { Beside } from '../kit/Pane.tsx';
import { Search } from '../kit/Search.tsx';
import { opsPathTo } from '../routes.ts';
import { OpenArticle, OpenIndicator } from './open-entries.tsx';
import { entriesText } from './text.ts';

const KEYS = { kind: oneOf(ENTRY_KINDS), state: oneOf(ENTRY_STATES), q: text, page: pageNumber };

const entryPath = (kind: string, code: string): AppPath => opsPathTo('/ops/encyclopedia/$kind/$code', { kind, code });

/** The encyclopedia: the content role edits and publishes, an administrator reads. */
export function EntriesPage() {
  const words = useText(entriesText);
  const { state, change } = useAddressState(KEYS);
  const { kind, q, page } = state;
  const [openKind, openCode] = [useParam('kind'), useParam('code')];
  const isOpen = openCode !== undefined && openCode !== '';
  const found = useCall('OpsHealthEntries', {
    ...{ kind, state: state.state, text: q, pageIndex: page - 1, pageSize: PAGE_SIZE },
  });
  const columns = useEntryColumns();
  const search = useCallback((typed: string) => change({ q: typed, page: 1 }, { replace: true }), [change]);
  const listPath = (next: number) =>
    withSearch(opsPathTo('/ops/encyclopedia'), { ...searchOf(location), page: next > 1 ? String(next) : undefined });
  const list = (
    <FoundTable
      tabs={['kind']}
      query={found}
      rowsOf={({ rows }) => rows}
      label={words.title}
      columns={columns}
      rowKey={({ code }) => code}
      openLink={(row) => <AppLink to={withSearch(entryPath(row.kind, row.code), searchOf(location))} />}
      current={openCode}
      narrow={isOpen}
      footer={<Pager page={page} total={found.data?.total} pathTo={listPath} />}
    />
  );
  const Open = openKind === 'article' ? OpenArticle : OpenIndicator;
  return (
    <>
      {isOpen && <h1 className="sr-only lg:hidden">{words.title}</h1>}
      <div className={isOpen ? 'max-lg:hidden' : undefined}>
        <PageTitle text={words.intro}>{words.title}</PageTitle>
        <Filters
          onClear={q || state.state !== 'all' ? () => change({ q: '', state: 'all', page: 1 }) : undefined}
          search={<Search label={words.search} value={q} onSearch={search} />}
        >
          <Segmented
            label={words.kinds}
            hideLabel
            name="kind"
            value={kind}
            onChange={(next) => change({ kind: next, page: 1 })}
            items={ENTRY_KINDS.map((value) => ({ value, label: words.kind[value] }))}
          />
          <Chips
            label={words.state}
            value={state.state}
            onChange={(next) => change({ state: next, page: 1 })}
            items={ENTRY_STATES.map((value) => ({
              value,
              label: words.states[value],
              count: found.data?.counts[value],
            }))}
          />
        </Filters>
      </div>
      <Beside
        list={list}
        detail={
          isOpen && (
            <Open
              key={openCode}
              code={openCode}
              address={entryPath(openKind ?? 'indicator', openCode)}
              closeTo={withSearch(opsPathTo('/ops/encyclopedia'), searchOf(location))}
            />
          )
        }
      />
    </>
  );
}

function useEntryColumns(): Column<OpsEntryRow>[] {
  const words = useText(entriesText);
  const pick = usePick();
  const { moment } = useMoment();
  const { columns: heads } = words;
  const name = (row: OpsEntryRow) => pick(row.name.zh, row.name.en);
  const state = ({ published, hasDraft }: OpsEntryRow) => (!published ? 'hidden' : hasDraft ? 'draft' : 'published');
  return [
    { key: 'name', head: heads.name, cell: (row) => <b>{name(row)}</b>, text: name },
    { key: 'code', card: 'named', head: heads.code, cell: ({ code }) => code, text: ({ code }) => code },
    {
      key: 'state',
      head: heads.state,
      card: 'aside',
      cell: (row) => (
        <Tag tone={state(row) === 'published' ? 'ok' : state(row) === 'draft' ? 'warn' : 'mute'} dot>
          {words.states[state(row)]}
        </Tag>
      ),
      text: (row) => words.states[state(row)],
    },
    {
      key: 'updated',
      card: 'named',
      head: heads.updated,
      cell: ({ updatedAt }) => moment(updatedAt),
      text: ({ updatedAt }) => moment(updatedAt),
    },
  ];
}
