import type { OpsNewsRow } from '#contract/ops/content';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import type { TagTone } from '../../ui/data/Tag.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { useCall } from '../api/use-call.ts';
import { Filters } from '../kit/list/FilterBar.tsx';
import { FoundTable } from '../kit/list/FoundTable.tsx';
import { useMoment } from '../kit/moments.ts';
import { PAGE_SIZE, Pager } from '../kit/list/Pager.tsx';
import { Beside } from '../kit/pane/Pane.tsx';
import { stateColumn } from '../kit/list/state-column.tsx';
import type { ViewProps } from './view-props.ts';
import { STATES } from './choices.ts';
import { NewsEditor } from './NewsEditor.tsx';
import { contentText } from './text.ts';

const TONE: Record<OpsNewsRow['state'], TagTone> = { draft: 'warn', published: 'ok', withdrawn: 'mute' };

export function NewsView({ state, change, pathWith }: ViewProps) {
  const words = useText(contentText);
  const found = useCall('OpsNewsList', {
    ...{ text: state.q, state: state.state, pageIndex: state.page - 1, pageSize: PAGE_SIZE },
  });
  const columns = useColumns(pathWith);
  const list = (
    <>
      <Filters onClear={state.q || state.state !== 'all' ? () => change({ q: '', state: 'all', page: 1 }) : undefined}>
        <SearchField
          label={words.searchNews}
          placeholder={words.searchNews}
          clearLabel={words.clear}
          value={state.q}
          onSearch={(q) => change({ q, page: 1 })}
        />
        <Chips
          label={words.state}
          value={state.state}
          onChange={(next) => change({ state: next, page: 1 })}
          items={STATES.map((value) => ({ value, label: words.states[value] }))}
        />
      </Filters>
      <FoundTable
        tabs={['view']}
        query={found}
        rowsOf={({ rows }) => rows}
        label={words.views.news}
        columns={columns}
        rowKey={({ newsId }) => String(newsId)}
        footer={<Pager page={state.page} total={found.data?.total} pathTo={(page) => pathWith({ page })} />}
      />
    </>
  );
  const open = state.item;
  return (
    <Beside
      list={list}
      detail={open ? <NewsEditor key={open} item={open} change={change} pathWith={pathWith} /> : undefined}
    />
  );
}

function useColumns(pathWith: ViewProps['pathWith']): Column<OpsNewsRow>[] {
  const words = useText(contentText);
  const pick = usePick();
  const { moment } = useMoment();
  const { columns: heads } = words;
  const title = (row: OpsNewsRow) => pick(row.title.zh, row.title.en);
  const at = ({ publishedAt }: OpsNewsRow) => (publishedAt ? moment(publishedAt) : '');
  return [
    {
      key: 'title',
      head: heads.title,
      cell: (row) => <AppLink to={pathWith({ item: String(row.newsId) })}>{title(row)}</AppLink>,
      text: title,
    },
    {
      key: 'category',
      head: heads.category,
      cell: ({ category }) => words.categories[category],
      text: ({ category }) => words.categories[category],
    },
    { key: 'published', card: 'named', head: heads.published, cell: at, text: at },
    stateColumn({ head: heads.state, toneOf: ({ state }) => TONE[state], nameOf: ({ state }) => words.states[state] }),
  ];
}
