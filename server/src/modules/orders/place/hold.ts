import type { CompanyCtx } from '../../../ctx.ts';

const MINUTE_MS = 60_000;

/** Until when a seat is held for a person who has to pay first, from now on. */
export const holdEnds = ({ company, now }: CompanyCtx): Date =>
  new Date(now().getTime() + company.config.booking.holdMinutes * MINUTE_MS);
