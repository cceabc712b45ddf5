export { calendarCalls } from './calls.ts';
export { registerCalendarFeed } from './route.ts';
