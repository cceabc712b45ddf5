import * as z from 'zod/mini';
import { AssetId, Id } from './ids.ts';
import { isDay } from './rules/day.ts';

/** Fields that many payloads of the booking flow share. */

/** §9 */
export const DEFAULT_SERVICE_CODE = 'KSTJ001';
export const DEFAULT_BOOKING_ID = 980;

export const ServiceCode = z._default(z.string().check(z.maxLength(20)), DEFAULT_SERVICE_CODE);
export const BookingId = z._default(Id, DEFAULT_BOOKING_ID);
/** A list of ids, or the same joined by commas; what is named twice is chosen once. */
export const IdList = z._default(
  z.pipe(
    z.union([
      z.array(Id).check(z.maxLength(30)),
      z.pipe(
        z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,29})?$/)),
        z.transform((text) => (text === '' ? [] : text.split(',').map(Number))),
      ),
    ]),
    z.transform((ids) => [...new Set(ids)]),
  ),
  [],
);
export const Day = z.string().check(z.refine(isDay));
export const Asset = z.optional(z.union([AssetId(), z.literal('')]));
