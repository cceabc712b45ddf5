import { defineModule } from '../../module.ts';
import { calendarCalls } from './calls.ts';
import { registerCalendarFeed } from './route.ts';

export const calendar = defineModule({ calls: calendarCalls, routes: registerCalendarFeed });
