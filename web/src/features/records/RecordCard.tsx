import type { ExamRecord } from '#contract/records';
import { type ReactNode, type Ref, useId } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { AddToCalendar } from '../../parts/calendar/AddToCalendar.tsx';
import { now, today } from '../../platform/clock.ts';
import { useLocale, usePick, useText, type Dict } from '../../platform/locale.ts';
import { pathTo, screen } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { OrderCard } from '../../ui/data/OrderCard.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { dayLines, factsOf, heldUntil, isNoticeOver, statusOf } from './record-look.ts';
import { useNote } from './RecordNote.tsx';
import { recordsText } from './text.ts';
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
  const language = useLocale();
  const pick = usePick();
  const noteId = useId();
  const note = useNote(record, onOver);
  const { person, set, center, OrderItems, orderNo, statusStage } = record;
  const setName = pick(set.name.zh, set.name.en);
  const extras = OrderItems.filter(({ kind }) => kind === 'extra').length;
  const centerName = pick(center.name.zh, center.name.en);
  const isUpcoming = statusStage === 1;
  const buttons = buttonsOf({ record, words, noteId, ...acting });
  return (
    <OrderCard
      titleRef={titleRef}
      who={words.whose(words.relations[person.relation], person.name)}
      number={words.orderNo(orderNo)}
      status={<Status record={record} />}
      day={dayLines(record, today(), language)}
      title={extras > 0 ? words.withExtras(setName, extras) : setName}
      place={isUpcoming ? words.place(centerName, pick(center.address.zh, center.address.en)) : centerName}
      tags={factsOf(record).map(({ key, tone, fen = 0 }) => (
        <Tag key={key} tone={tone}>
          {words.facts[key](priceText(fen))}
        </Tag>
      ))}
      actions={buttons}
      note={note && <span id={noteId}>{note.text}</span>}
      noteIcon={note && <note.icon aria-hidden="true" size={16} strokeWidth={1.75} />}
      past={!isUpcoming}
    />
  );
}

/** The figures in the tag are for the eye; the line below says the same, and says it aloud. */
function Status({ record }: { record: ExamRecord }) {
  const words = useText(recordsText);
  const { key, tone } = statusOf(record);
  const until = key === 'toPay' || key === 'changeToPay' ? heldUntil(record) : undefined;
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

interface ButtonsOf extends Pick<RecordCardProps, 'record' | 'actions' | 'onPrecautions' | 'onEvaluate'> {
  words: Dict<(typeof recordsText)['zh']>;
  noteId: string;
}

/** ux §6.3: what each state offers, the main thing last. */
function buttonsOf({ record, words, actions, onPrecautions, onEvaluate, noteId }: ButtonsOf): ReactNode {
  const { orderId, person, center } = record;
  const { key } = statusOf(record);
  // One sentence below says why for both.
  const disabledBy = isNoticeOver(record) ? noteId : undefined;
  const pay = (label: string) => (
    <Button size="sm" variant="primary" render={<AppLink to={pathTo('/web/pay/$oid', { oid: String(orderId) })} />}>
      {label}
    </Button>
  );
  const precautions = (
    <Button size="sm" onClick={() => onPrecautions(center.id)}>
      {words.precautions}
    </Button>
  );
  // What a person paid can be invoiced, then or later.
  const invoice = record.paid === 'paid' && (
    <Button
      size="sm"
      render={<AppLink to={pathTo('/web/usercenter/invoiceList', undefined, { order: String(orderId) })} />}
    >
      {words.invoice}
    </Button>
  );
  switch (key) {
    case 'toPay':
      return (
        <>
          <Button size="sm" onClick={() => void actions.cancel(record)}>
            {words.cancelOrder}
          </Button>
          {pay(words.pay)}
        </>
      );
    case 'changeToPay':
      return (
        <>
          {precautions}
          <Button size="sm" onClick={() => actions.dropChange(record)}>
            {words.dropChange}
          </Button>
          {pay(words.payDifference)}
        </>
      );
    case 'booked':
      return (
        <>
          {invoice}
          <AddToCalendar size="sm" orderId={orderId} />
          {precautions}
          <Button size="sm" disabledBy={disabledBy} onClick={() => void actions.cancel(record)}>
            {words.cancel}
          </Button>
          <Button size="sm" variant="brand" disabledBy={disabledBy} onClick={() => void actions.change(record)}>
            {words.change}
          </Button>
        </>
      );
    case 'noShow':
    case 'cancelled':
    case 'expired': {
      const from = person.relation === 'self' ? 'self' : 'relative';
      return (
        <Button size="sm" render={<AppLink to={pathTo('/web/plan/$from', { from })} />}>
          {words.rebook}
        </Button>
      );
    }
    case 'examined':
    case 'reportReady':
      return (
        <>
          {invoice}
          {!record.evaluated && (
            <Button size="sm" onClick={() => onEvaluate(record)}>
              {words.evaluate}
            </Button>
          )}
          {key === 'reportReady' && (
            <Button size="sm" variant="brand" render={<AppLink to={screen('/web/examreport')} />}>
              {words.report}
            </Button>
          )}
        </>
      );
    case 'odd':
      return null;
  }
}
