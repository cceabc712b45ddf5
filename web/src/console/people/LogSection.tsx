import type { OpsPersonLine } from '#contract/ops/people';
import { useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { DataTable } from '../../ui/data/DataTable.tsx';
import { frameText } from '../frame/text.ts';
import { useActionWords } from '../kit/actions/action-text.ts';
import { useMoment } from '../kit/moments.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { peopleText } from './text.ts';

/** The word for a code; one the console does not know is shown as it is. */
const wordFor = (words: Readonly<Record<string, string>>, code: string): string =>
  new Map(Object.entries(words)).get(code) ?? code;

/** Stands in front of the reason of a request that takes two. */
const KIND_OF_REQUEST = /^[a-z][\w.]*\.[\w.]+ · /i;

/** Who looked at the person and who changed something. */
export function LogSection({ lines }: { lines: readonly OpsPersonLine[] }) {
  const words = useText(peopleText);
  const columns = useLogColumns();
  return (
    <PaneSection title={words.log} aside={<span className="text-x text-ink-3 max-md:hidden">{words.logNote}</span>}>
      <DataTable
        label={words.log}
        columns={columns}
        rows={lines}
        rowKey={({ at, action }) => `${at} ${action} ${lines.findIndex((line) => line.at === at)}`}
      />
    </PaneSection>
  );
}

function useLogColumns(): Column<OpsPersonLine>[] {
  const words = useText(peopleText);
  const { roles } = useText(frameText);
  const { moment } = useMoment();
  const actionWords = useActionWords();
  // a chosen kind of reason stands in front of the note
  const reason = ({ reason: text }: OpsPersonLine) => {
    const [kind = '', ...note] = text.split(': ');
    const known = new Map(Object.entries(words.disableKinds)).get(kind);
    return known ? [known, ...note].join('：') : text.replace(KIND_OF_REQUEST, '');
  };
  return [
    {
      ...{ key: 'what', head: words.logColumns.what, card: 'title' },
      cell: ({ action }) => actionWords(action),
    },
    {
      ...{ key: 'at', head: words.logColumns.at, card: 'aside', className: 'whitespace-nowrap' },
      cell: ({ at }) => <span className="text-ink-2">{moment(at)}</span>,
    },
    {
      ...{ key: 'who', head: words.logColumns.who, card: 'line' },
      cell: ({ actor: { kind, name, role } }) => (
        <>
          {name || wordFor(words.actors, kind)}
          {role && <span className="block text-x text-ink-3">{wordFor(roles, role)}</span>}
        </>
      ),
    },
    {
      ...{ key: 'why', head: words.logColumns.why, card: 'line' },
      cell: (line) => <span className="text-ink-2">{reason(line) || words.none}</span>,
    },
  ];
}
