import { expect, it } from 'vitest';
import { reminderText } from './people/reminder-text.ts';
import { rosterText } from './rosters/roster-text.ts';
import { hrText } from './text.ts';

const { en: hr } = hrText;
const { en: reminder } = reminderText;
const { en: roster } = rosterText;

it.each<[one: string, several: string]>([
  [hr.count('1'), hr.count('7,115')],
  [hr.tasks.of(1), hr.tasks.of(30)],
  [hr.chart('1', '1', '4 Jun'), hr.chart('30', '9', '4 Jun')],
  [hr.enough('1', '1'), hr.enough('30', '12')],
  [reminder.send('1'), reminder.send('30')],
  [reminder.lately('1'), reminder.lately('30')],
  [reminder.optedOut('1'), reminder.optedOut('30')],
  [reminder.noPhone('1'), reminder.noPhone('30')],
  [reminder.leftToday(1), reminder.leftToday(2)],
  [reminder.done('1'), reminder.done('30')],
  [roster.rows('1'), roster.rows('30')],
  [roster.imported('1'), roster.imported('30')],
  [roster.unnamed('1'), roster.unnamed('30')],
])('one is told as one: %s, %s', (one, several) => {
  expect(one).not.toMatch(/\b1 (people|rows|places|bookings|were|have|do|more times)\b|[Rr]eminders to 1/);
  expect(several).not.toMatch(/\d (person|row|place|booking|was|has|does)\b/);
});
