import type { OpsCenterRow } from '#contract/ops/centers';
import type { CenterStage } from '#contract/values/ops/centers';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import type { TagTone } from '../../ui/data/Tag.tsx';
import { stateColumn } from '../kit/list/state-column.tsx';
import { useMoment } from '../kit/moments.ts';
import { centersText } from './text.ts';

export const STAGE_TONES: Record<CenterStage, TagTone> = { draft: 'warn', published: 'ok', closed: 'mute' };

export function useCenterColumns(): Column<OpsCenterRow>[] {
  const words = useText(centersText);
  const pick = usePick();
  const { day } = useMoment();
  const { columns: heads } = words;
  const nameOf = ({ name }: OpsCenterRow) => pick(name.zh, name.en);
  const placeOf = ({ city, district, chain, code }: OpsCenterRow) =>
    [pick(city.zh, city.en), pick(district.zh, district.en), chain ? pick(chain.zh, chain.en) : '', code]
      .filter(Boolean)
      .join(' · ');
  const stateOf = ({ state, open, closesOn }: OpsCenterRow) => {
    if (state === 'draft') return open > 0 ? words.draftOpen(open) : words.states.draft;
    if (state === 'published' && closesOn) return words.closesOn(day(closesOn));
    return words.states[state];
  };
  const takenOf = (row: OpsCenterRow) => {
    if (row.state !== 'published') return row.state === 'draft' ? words.notPublished : words.none;
    return row.seats > 0 ? words.percent(partOf(row)) : words.noSeats;
  };
  return [
    {
      key: 'center',
      head: heads.center,
      cell: (row) => (
        <span>
          <b className="block">{nameOf(row)}</b>
          <span className="text-x text-ink-3">{placeOf(row)}</span>
        </span>
      ),
      text: nameOf,
    },
    {
      ...{ key: 'taken', head: heads.taken, card: 'line', className: 'w-32', text: takenOf },
      cell: (row) => <Taken row={row} text={takenOf(row)} />,
    },
    stateColumn({
      head: heads.state,
      toneOf: ({ state, open }) => (state === 'draft' && open > 0 ? 'bad' : STAGE_TONES[state]),
      nameOf: stateOf,
    }),
  ];
}

const partOf = ({ booked, seats }: OpsCenterRow): number => Math.round((100 * booked) / seats);

function Taken({ row, text }: { row: OpsCenterRow; text: string }) {
  const words = useText(centersText);
  if (row.state !== 'published' || row.seats === 0) return <span className="text-ink-3">{text}</span>;
  return (
    <span
      className="grid max-w-28 grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-1.5"
      title={words.takenOf(row.booked, row.seats)}
    >
      <span className="tabular-nums">{text}</span>
      <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-n-200">
        <span className="block h-full bg-brand-line" style={{ width: `${partOf(row)}%` }} />
      </span>
    </span>
  );
}
