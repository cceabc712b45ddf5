import type { CompanyCtx } from '../../ctx.ts';

const MINUTE_MS = 60_000;

/** answers §4: until when a seat is held for somebody who has to pay first, from now on. */
export const holdEnds = ({ company, now }: CompanyCtx): Date =>
  new Date(now().getTime() + company.config.booking.holdMinutes * MINUTE_MS);
