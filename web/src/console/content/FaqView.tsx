import type { OpsFaqRow } from '#contract/ops/content';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { useCall } from '../api/use-call.ts';
import { Filters } from '../kit/list/FilterBar.tsx';
import { FoundTable } from '../kit/list/FoundTable.tsx';
import { Beside } from '../kit/pane/Pane.tsx';
import type { ViewProps } from './view-props.ts';
import { FaqEditor } from './FaqEditor.tsx';
import { contentText } from './text.ts';

export function FaqView({ state, change, pathWith }: ViewProps) {
  const words = useText(contentText);
  const pick = usePick();
  const found = useCall('OpsFaqList', { text: state.q });
  const question = (row: OpsFaqRow) => pick(row.question.zh, row.question.en);
  const group = (row: OpsFaqRow) => words.groups[row.group];
  const columns: Column<OpsFaqRow>[] = [
    {
      key: 'question',
      head: words.columns.question,
      cell: (row) => <AppLink to={pathWith({ item: String(row.faqId) })}>{question(row)}</AppLink>,
      text: question,
    },
    { key: 'group', head: words.columns.group, cell: group, text: group },
    {
      key: 'state',
      head: words.columns.state,
      card: 'aside',
      cell: ({ shown }) => (
        <Tag tone={shown ? 'ok' : 'mute'} dot>
          {shown ? words.states.published : words.hidden}
        </Tag>
      ),
      text: ({ shown }) => (shown ? words.states.published : words.hidden),
    },
  ];
  const list = (
    <>
      <Filters onClear={state.q ? () => change({ q: '' }) : undefined}>
        <SearchField
          label={words.searchFaq}
          placeholder={words.searchFaq}
          clearLabel={words.clear}
          value={state.q}
          onSearch={(q) => change({ q })}
        />
      </Filters>
      <FoundTable
        tabs={['view']}
        query={found}
        rowsOf={({ rows }) => rows}
        label={words.views.faq}
        columns={columns}
        rowKey={({ faqId }) => String(faqId)}
      />
    </>
  );
  const row = found.data?.rows.find(({ faqId }) => String(faqId) === state.item);
  const isOpen = state.item === 'new' || row !== undefined;
  return (
    <Beside
      list={list}
      detail={
        isOpen ? (
          <FaqEditor key={`${state.item} ${row?.updatedAt}`} item={state.item} row={row} {...{ change, pathWith }} />
        ) : undefined
      }
    />
  );
}
