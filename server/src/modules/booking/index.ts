export { bookingCalls } from './calls.ts';
