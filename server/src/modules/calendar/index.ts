import { defineModule } from '../../module.ts';
import { calendarCalls } from './calls.ts';
import { ownFeed } from './personal-data.ts';
import { registerCalendarFeed } from './route.ts';

export { orderCalendar, type OrderCalendar } from './order-file.ts';

export const calendar = defineModule({ calls: calendarCalls, personal: [ownFeed], routes: registerCalendarFeed });
