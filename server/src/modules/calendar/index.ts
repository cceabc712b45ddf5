import { defineModule } from '../../module.ts';
import { calendarCalls } from './calls.ts';
import { ownFeed } from './personal-data.ts';
import { registerCalendarFeed } from './route.ts';

export const calendar = defineModule({ calls: calendarCalls, personal: [ownFeed], routes: registerCalendarFeed });
