import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OpsOrderDetail } from '#contract/ops/orders';
import { sentence } from '../../../api/faults.ts';
import { shortDay, withTime } from '../../../platform/dates.ts';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { ordersText } from '../text.ts';
import type { NewSeat } from './use-new-seat.ts';

export interface RescheduleChoiceProps {
  order: OpsOrderDetail;
  seat: NewSeat;
  /** It was tried without a choice. */
  asked: boolean;
}

export function RescheduleChoice({ order, seat, asked }: RescheduleChoiceProps) {
  const words = useText(ordersText);
  const language = useLocale();
  const pick = usePick();
  const { options, centers, days, segments, centerId, day, segment } = seat;
  const center = centers.find(({ id }) => id === centerId);
  const when = (on: string, at: string) => withTime(shortDay(on, language), at);
  return (
    <>
      <div className="grid items-center gap-2 md:grid-cols-[1fr_auto_1fr]">
        <Seat label={words.was} when={when(order.bookDate, order.bookTime)}>
          {pick(order.center.name.zh, order.center.name.en)}
        </Seat>
        <ArrowRight aria-hidden="true" size={20} className="justify-self-center text-ink-3 max-md:rotate-90" />
        <Seat label={words.becomes} isNew when={segment ? when(day, segment.starts) : words.chooseFirst}>
          {center && pick(center.name.zh, center.name.en)}
          {segment && ` · ${words.left(segment.left)}`}
        </Seat>
      </div>
      {options.error && (
        <Alert tone="bad" live="polite">
          {sentence(options.error, language)}
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <SelectField
          className="md:col-span-2"
          label={words.center}
          value={centerId}
          onChange={(event) => seat.chooseCenter(Number(event.target.value))}
        >
          {!center && <option value={centerId}>{pick(order.center.name.zh, order.center.name.en)}</option>}
          {centers.map(({ id, name }) => (
            <option key={id} value={id}>
              {pick(name.zh, name.en)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.day}
          value={day}
          onChange={(event) => seat.chooseDay(event.target.value)}
          error={asked && !day ? words.chooseDay : undefined}
          hint={options.isSuccess && days.length === 0 ? words.noDays : undefined}
        >
          <option value="">{words.chooseDay}</option>
          {days.map((one) => (
            <option key={one.day} value={one.day} disabled={one.left === 0}>
              {shortDay(one.day, language)} · {words.left(one.left)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.slot}
          value={segment?.id ?? ''}
          onChange={(event) => seat.chooseSegment(Number(event.target.value))}
          error={asked && day && !segment ? words.chooseSlot : undefined}
          hint={day && !options.isFetching && segments.length === 0 ? words.noSlots : undefined}
        >
          <option value="">{words.chooseSlot}</option>
          {segments.map(({ id, starts, ends, left }) => (
            <option key={id} value={id} disabled={left === 0}>
              {starts} – {ends} · {words.left(left)}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

function Seat({
  label,
  when,
  isNew = false,
  children,
}: {
  label: string;
  when: string;
  isNew?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'self-stretch rounded-control border px-3.5 py-2.5 text-c',
        isNew ? 'border-brand-line bg-brand-50' : 'border-line bg-n-25',
      )}
    >
      <p className="text-x text-ink-3">{label}</p>
      <p className="text-b font-semibold">{when}</p>
      <p>{children}</p>
    </div>
  );
}
