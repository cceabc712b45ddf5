import * as z from 'zod/mini';
import { read } from '../call.ts';
import { Center } from '../schemas/centers.ts';
import { absentIfEmpty, SupplyId } from '../ids.ts';
import { Coordinate } from '../schemas/fields.ts';
import { Words } from '../reason.ts';

/** A centre as it is shown without a booking: what it offers, and which of the caller's plans can be used there. */
export const FoundCenter = z.extend(z.omit(Center, { state: true, earliest: true, reason: true }), {
  /** The caller's plans that may be used here; empty: none. */
  plans: z.array(Words),
  /** Packages of those plans that are done here. */
  packages: z.array(Words),
  /** Kinds of add-ons that are done here. */
  extras: z.array(Words),
});
export type FoundCenter = z.output<typeof FoundCenter>;

export const centerFinder = {
  FindCenters: read({
    in: z.object({
      /** Absent: the caller's own city, or the first with a centre. */
      cityId: absentIfEmpty(SupplyId()),
      /** "longitude,latitude" */
      referenceCoordinate: Coordinate,
    }),
    out: z.object({
      cityId: z.int(),
      cities: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          englishName: z.string(),
          lng: z.number(),
          lat: z.number(),
          centers: z.int(),
        }),
      ),
      /** Those the caller's plans may use first, closed ones last. */
      centers: z.array(FoundCenter),
    }),
  }),
};
