import type { ExamRecord } from '#contract/calls/records';
import { ChevronRight } from 'lucide-react';
import { type Ref, useId } from 'react';
import { personText, relationOf } from '../../parts/people/person-text.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { now, today } from '../../platform/clock.ts';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { OrderCard } from '../../ui/data/OrderCard.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { MoreActions } from '../../ui/overlay/MoreActions.tsx';
import { MainButton } from './MainButton.tsx';
import { dayLines, factsOf, heldUntil, statusOf } from './record-look.ts';
import { useNote } from './RecordNote.tsx';
import { recordsText } from './text.ts';
import { useOffers } from './use-offers.tsx';
import type { RecordActions } from './use-record-actions.ts';

export interface RecordCardProps {
  record: ExamRecord;
  actions: RecordActions;
  onPrecautions: (centerId: number) => void;
  onEvaluate: (record: ExamRecord) => void;
  /** The time of a hold is over: what became of it is for the server to say. */
  onOver: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

export function RecordCard({ record, onOver, titleRef, ...acting }: RecordCardProps) {
  const words = useText(recordsText);
  const says = useText(personText);
  const language = useLocale();
  const pick = usePick();
  const noteId = useId();
  const note = useNote(record, onOver);
  const { person, set, center, OrderItems, orderNo, statusStage } = record;
  const setName = pick(set.name.zh, set.name.en);
  const extras = OrderItems.filter(({ kind }) => kind === 'extra').length;
  const centerName = pick(center.name.zh, center.name.en);
  const isUpcoming = statusStage === 1;
  const { main, more } = useOffers(record, {
    actions: acting.actions,
    onPrecautions: () => acting.onPrecautions(center.id),
    onEvaluate: () => acting.onEvaluate(record),
  });
  const title = extras > 0 ? words.withExtras(setName, extras) : setName;
  return (
    <OrderCard
      titleRef={titleRef}
      who={words.whose(relationOf(person, says), person.name)}
      number={words.orderNo(orderNo)}
      status={<Status record={record} />}
      day={dayLines(record, today(), language)}
      title={
        <AppLink
          to={pathTo('/web/examorder/$id', { id: String(record.orderId) })}
          className="tap-44 text-inherit no-underline hover:underline"
        >
          {title}
          <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} className="ml-0.5 inline align-text-bottom" />
        </AppLink>
      }
      place={isUpcoming ? words.place(centerName, pick(center.address.zh, center.address.en)) : centerName}
      tags={factsOf(record).map(({ key, tone, fen = 0 }) => (
        <Tag key={key} tone={tone}>
          {words.facts[key](priceText(fen))}
        </Tag>
      ))}
      actions={
        (main ?? more.length > 0) && (
          <>
            <MoreActions size="sm" label={words.moreActions} closeLabel={words.close} actions={more} />
            {main && <MainButton size="sm" offer={main} noteId={noteId} />}
          </>
        )
      }
      note={note && <span id={noteId}>{note.text}</span>}
      noteIcon={note && <note.icon aria-hidden="true" size={16} strokeWidth={1.75} />}
      past={!isUpcoming}
    />
  );
}

/** The figures in the tag are for the eye; the line below says the same, and says it aloud. */
export function Status({ record }: { record: ExamRecord }) {
  const words = useText(recordsText);
  const { key, tone } = statusOf(record);
  const until = heldUntil(record);
  return (
    <Tag tone={tone} dot>
      {words.statuses[key]}
      {until !== undefined && until > now() && (
        <span aria-hidden="true">
          <Countdown until={until} now={now} format={words.clock} />
        </span>
      )}
    </Tag>
  );
}
