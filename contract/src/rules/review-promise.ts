import { dayInShanghai } from './day.ts';
import { addWorkingDays, type HolidayTable, type ReckonedDay } from './working-days.ts';

/** The day until whose end a claim is reviewed: so many working days after the one on which it was sent in. */
export const reviewPromise = (sentIn: Date, workingDays: number, table: HolidayTable): ReckonedDay =>
  addWorkingDays(dayInShanghai(sentIn), workingDays, table);
