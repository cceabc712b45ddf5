import * as z from 'zod/mini';
import { RelationKind } from './booking.ts';
import { read } from '../call.ts';
import { CustomerGuid, SessionToken, UserGuid, Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Gender } from './people.ts';
import { PointsEntry } from '../schemas/points-entry.ts';
import { AT } from '../values/addresses.ts';

/** How the history can be narrowed; points given back count as earned, points taken back as expired. */
export const POINTS_FILTERS = ['all', 'earned', 'spent', 'expired'] as const;
export type PointsFilter = (typeof POINTS_FILTERS)[number];

/** Points that expire within so many days are told of. */
export const EXPIRING_DAYS = 90;

const Expiring = z.object({ on: z.string(), points: z.int() });

export const PointsSummary = z.object({
  balance: z.int(),
  /** By day, the earliest first. */
  expiring: z.array(Expiring),
  /** Granted, and usable from a later day on. */
  upcoming: z.nullable(z.object({ from: z.string(), points: z.int() })),
  earnedThisYear: z.int(),
  spentThisYear: z.int(),
  spentInAll: z.int(),
  /** The years there is a history of, the latest first. */
  years: z.array(z.int()),
});
export type PointsSummary = z.output<typeof PointsSummary>;

const RelativePoints = z.object({
  customerGuid: z.string(),
  name: z.string(),
  relation: RelationKind,
  gender: Gender,
  balance: z.int(),
  expiring: z.array(Expiring),
});

const FIRST_YEAR = 2000;
const LAST_YEAR = 2999;

export const points = {
  /** How much one person may spend, oneself or a relative where the company shows it. */
  XiGouCustomerRewardPoints: read({
    ...AT.XiGouCustomerRewardPoints,
    part: 'points',
    in: z.object({ customerGuid: CustomerGuid(), userGuid: UserGuid(), session: z.optional(SessionToken()) }),
    out: z.object({ customerGuid: z.string(), points: z.int(), expiring: z.array(Expiring) }),
  }),
  MyPointsSummary: read({ part: 'points', in: z.object({ userGuid: UserGuid() }), out: PointsSummary }),
  MyPoints: read({
    // guard: points: closed where the company has none
    part: 'points',
    in: z.object({
      userGuid: UserGuid(),
      kind: z._default(z.enum(POINTS_FILTERS), 'all'),
      /** 0 is every year. */
      year: z._default(
        z.pipe(Whole, z.int().check(z.refine((year) => year === 0 || (year >= FIRST_YEAR && year <= LAST_YEAR)))),
        0,
      ),
      ...pageFields(),
    }),
    out: paged(PointsEntry),
  }),
  /** The points of one's relatives, where the company shows them. */
  RelativePoints: read({
    part: 'points',
    in: z.object({ userGuid: UserGuid() }),
    out: z.object({ relatives: z.array(RelativePoints) }),
  }),
};
