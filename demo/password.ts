/** Every demo account's password; printed at start, and the reason the demo world is refused in production. */
export const DEMO_PASSWORD = 'Demo#2026';
