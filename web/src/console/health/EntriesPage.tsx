import { ENTRY_KINDS, ENTRY_STATES, type OpsEntryRow } from '#contract/ops/health';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { choices, countIn, search, views } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { useMoment } from '../kit/moments.ts';
import { stateColumn } from '../kit/list/state-column.tsx';
import { OpenArticle, OpenIndicator } from './open-entries.tsx';
import { entriesText } from './text.ts';

/** The encyclopedia: the content role edits and publishes, an administrator reads. */
export function EntriesPage() {
  const words = useText(entriesText);
  const list = useList({
    call: 'OpsHealthEntries',
    filters: [
      views('kind', ENTRY_KINDS, { label: words.kinds, names: words.kind }),
      choices('state', ENTRY_STATES, { label: words.state, names: words.states, countOf: countIn }),
      search({ label: words.search }),
    ],
    pane: {
      list: '/ops/encyclopedia',
      path: '/ops/encyclopedia/$kind/$code',
      params: ({ kind, code }) => ({ kind, code }),
      ids: /./,
    },
  });
  const columns = useEntryColumns();
  return (
    <ListPage
      {...{ list, columns, title: words.title, intro: words.intro }}
      rowKey={({ kind, code }) => `${kind}-${code}`}
      narrow={list.open !== undefined}
      pane={({ kind, code }, places) =>
        kind === 'article' ? <OpenArticle {...{ code, ...places }} /> : <OpenIndicator {...{ code, ...places }} />
      }
    />
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
    stateColumn({
      head: heads.state,
      toneOf: (row) => (state(row) === 'published' ? 'ok' : state(row) === 'draft' ? 'warn' : 'mute'),
      nameOf: (row) => words.states[state(row)],
    }),
    {
      key: 'updated',
      card: 'named',
      head: heads.updated,
      cell: ({ updatedAt }) => moment(updatedAt),
      text: ({ updatedAt }) => moment(updatedAt),
    },
  ];
}
