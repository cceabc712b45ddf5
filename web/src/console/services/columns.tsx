import type { OpsServiceRow } from '#contract/ops/services';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import type { TagTone } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useMoment } from '../kit/moments.ts';
import { stateColumn } from '../kit/list/state-column.tsx';
import { servicesText } from './text.ts';

const TONE: Record<OpsServiceRow['state'], TagTone> = {
  active: 'ok',
  expiring: 'warn',
  notYet: 'info',
  over: 'mute',
  ended: 'mute',
};

/** Without `onEnd` the list is to read only. */
export function useHeldColumns(onEnd: ((row: OpsServiceRow) => void) | undefined): Column<OpsServiceRow>[] {
  const words = useText(servicesText);
  const pick = usePick();
  const { day } = useMoment();
  const { columns: heads } = words;
  const name = (row: OpsServiceRow) => pick(row.name.zh, row.name.en);
  const company = (row: OpsServiceRow) => pick(row.company.name.zh, row.company.name.en);
  const term = ({ from, to }: OpsServiceRow) => words.term(day(from), day(to));
  // A source the console has no words for is shown as it is.
  const source = (row: OpsServiceRow) => new Map(Object.entries(words.sources)).get(row.source) ?? row.source;
  const facts: Column<OpsServiceRow>[] = [
    { key: 'name', head: heads.name, cell: (row) => <b>{name(row)}</b>, text: name },
    { key: 'company', head: heads.company, cell: company, text: company },
    { key: 'person', head: heads.person, cell: ({ person }) => person.name, text: ({ person }) => person.name },
    { key: 'term', head: heads.term, cell: term, text: term },
    {
      key: 'use',
      card: 'named',
      head: heads.use,
      cell: ({ useKind }) => words.use[useKind],
      text: ({ useKind }) => words.use[useKind],
    },
    { key: 'source', card: 'named', head: heads.source, cell: source, text: source },
    stateColumn({ head: heads.state, toneOf: ({ state }) => TONE[state], nameOf: ({ state }) => words.states[state] }),
  ];
  if (!onEnd) return facts;
  const act: Column<OpsServiceRow> = {
    key: 'act',
    head: heads.act,
    end: true,
    cell: (row) =>
      row.state === 'ended' ? null : (
        <Button size="sm" aria-label={words.endFor(name(row))} onClick={() => onEnd(row)}>
          {words.end}
        </Button>
      ),
  };
  return [...facts, act];
}
