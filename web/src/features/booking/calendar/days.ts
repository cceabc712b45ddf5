import type { CalendarDay, DayState, Segment } from '#contract/calls/booking';
import type { Language } from '#contract/language';
import { pick, textsIn } from '../../../platform/locale.ts';
import type { DayLook, GridDay } from '../../../ui/form/DayCell.tsx';
import type { TimeSlot } from '../../../ui/form/TimeSlots.tsx';
import { shortDay, timeRange } from '../dates.ts';
import { calendarText } from './text.ts';

const FREE: readonly DayState[] = ['available', 'few'];
export const isFree = ({ state }: Pick<CalendarDay, 'state'>): boolean => FREE.includes(state);

/** The text of a cell: the seats left, or in a word why there are none. */
export function noteOf({ state, left, holiday }: CalendarDay, language: Language): string {
  const { notes } = textsIn(calendarText, language);
  if (state === 'available' || state === 'few') return notes[state](left);
  // the holiday's own name in Chinese; in English it would not fit into the cell
  if (state === 'rest' && holiday && language === 'zh-cn') return holiday.zh;
  return notes[state];
}

/** The same for the ear, where there is room: the holiday by name, "unavailable" in full. */
function spoken(day: CalendarDay, language: Language): string {
  const words = textsIn(calendarText, language);
  if (isFree(day)) return noteOf(day, language);
  const holiday = day.holiday && pick(day.holiday.zh, day.holiday.en, language);
  return [words.legend[day.state], holiday].filter(Boolean).join(language === 'zh-cn' ? '，' : ', ');
}

export interface Marked {
  selected: string | undefined;
  /** The date of the order that is being changed. */
  old?: string | undefined;
  today: string;
}

export function gridDays(
  days: readonly CalendarDay[],
  { selected, old, today }: Marked,
  language: Language,
): Map<string, GridDay> {
  const words = textsIn(calendarText, language);
  return new Map(
    days.map((day) => {
      const states = [
        spoken(day, language),
        ...(day.day === old ? [words.oldDate] : []),
        ...(day.day === selected ? [words.selected] : []),
      ];
      const entry: GridDay = {
        look: day.state,
        note: day.day === today && day.state === 'invalid' ? words.today : noteOf(day, language),
        name: words.dayName(shortDay(day.day, language), states.join(language === 'zh-cn' ? '，' : ', ')),
        selectable: isFree(day),
        ...(day.day === old && { mark: words.oldMark }),
      };
      return [day.day, entry];
    }),
  );
}

const LOOKS: readonly DayLook[] = ['available', 'few', 'full', 'rest', 'team', 'wait', 'invalid'];
export function legendOf(language: Language): { look: DayLook; sample: string; label: string }[] {
  const words = textsIn(calendarText, language);
  return LOOKS.map((look) => ({ look, sample: words.samples[look], label: words.legend[look] }));
}

export function slotsOf(segments: readonly Segment[], language: Language): TimeSlot[] {
  const { notes } = textsIn(calendarText, language);
  return segments.map(({ workingSegmentId, start, end, left, state, reason }) => ({
    value: String(workingSegmentId),
    label: timeRange(start, end),
    note:
      state === 'available' || state === 'few'
        ? notes[state](left)
        : // "full" says it all; anything else is worth its sentence
          state === 'full'
          ? notes.full
          : (reason?.text ?? notes.wait),
    tone: state === 'available' ? 'ok' : state === 'few' ? 'few' : 'off',
  }));
}
