/** `npm run test:full` sets TEST_FULL: races, storms and models then run at full size instead of one that still finds the fault. */
export const FULL = process.env.TEST_FULL === '1';
