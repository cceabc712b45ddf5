import type { OpsPrivacyRow } from '#contract/ops/content';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { useCall } from '../api/use-call.ts';
import { FoundTable } from '../kit/list/FoundTable.tsx';
import { useMoment } from '../kit/moments.ts';
import { Beside } from '../kit/pane/Pane.tsx';
import type { ViewProps } from './view-props.ts';
import { PrivacyEditor } from './PrivacyEditor.tsx';
import { contentText } from './text.ts';

const nameOf = ({ kind, version }: Pick<OpsPrivacyRow, 'kind' | 'version'>): string => `${kind} ${version}`;

/** Every version there is or was; a published one can be read and begun from, never changed. */
export function PrivacyView({ state, change, pathWith }: ViewProps) {
  const words = useText(contentText);
  const { moment } = useMoment();
  const found = useCall('OpsPrivacyTexts', {});
  const at = ({ publishedAt }: OpsPrivacyRow) => (publishedAt ? moment(publishedAt) : '');
  const columns: Column<OpsPrivacyRow>[] = [
    {
      key: 'kind',
      head: words.columns.kind,
      cell: (row) => <AppLink to={pathWith({ item: nameOf(row) })}>{words.kinds[row.kind]}</AppLink>,
      text: ({ kind }) => words.kinds[kind],
    },
    {
      key: 'version',
      card: 'named',
      head: words.columns.version,
      cell: ({ version }) => version,
      text: ({ version }) => version,
    },
    {
      key: 'substance',
      head: words.columns.substance,
      cell: ({ substance }) => (substance ? words.yes : words.no),
      text: ({ substance }) => (substance ? words.yes : words.no),
    },
    { key: 'published', card: 'named', head: words.columns.published, cell: at, text: at },
    {
      key: 'state',
      head: words.columns.state,
      card: 'aside',
      cell: ({ publishedAt }) => (
        <Tag tone={publishedAt ? 'ok' : 'warn'} dot>
          {publishedAt ? words.states.published : words.states.draft}
        </Tag>
      ),
      text: ({ publishedAt }) => (publishedAt ? words.states.published : words.states.draft),
    },
  ];
  const row = found.data?.rows.find((one) => nameOf(one) === state.item);
  const isOpen = state.item === 'new' || row !== undefined;
  return (
    <Beside
      list={
        <FoundTable
          tabs={['view']}
          query={found}
          rowsOf={({ rows }) => rows}
          label={words.views.privacy}
          columns={columns}
          rowKey={nameOf}
        />
      }
      detail={
        isOpen ? (
          <PrivacyEditor
            key={state.item}
            item={state.item}
            named={row}
            open={(kind, version) => change({ item: nameOf({ kind, version }) })}
            pathWith={pathWith}
          />
        ) : undefined
      }
    />
  );
}
