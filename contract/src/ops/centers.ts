import * as z from 'zod/mini';
import { FINDING_NAMES } from '../rules/center-findings.ts';
import { Words } from '../reason.ts';
import { StoreStatus } from '../schemas/centers.ts';
import { Day } from '../schemas/fields.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import {
  CENTER_CODE,
  CENTER_LANGUAGES,
  CENTER_PHONE,
  CENTER_STATES,
  DOCKING_METHODS,
  MEALS,
  MOST_SEGMENT_SEATS,
  MOST_SEGMENTS,
  MOST_TAGS,
} from '../values/ops/centers.ts';
import { opsRead, opsWrite } from './call.ts';
import { SearchText, Why } from './fields.ts';
import {
  AnyCenterId,
  AnyChainId,
  AnyCityId,
  Both,
  BothOrNone,
  coordinates,
  Line,
  LineOrNone,
  number,
  revision,
  SUPPLY_KEEPERS,
  SUPPLY_READERS,
} from './supply-fields.ts';

const chainFields = {
  name: Both(30),
  /** The firm that is paid. */
  legalEntity: Line(60),
  /** How many days after a month's end it is paid. */
  settlementDays: number(0, 180),
  /** The department or person to speak with about settlement. */
  contact: LineOrNone(80),
};
export const OpsChain = z.object({
  chainId: z.int(),
  name: Words,
  legalEntity: z.string(),
  settlementDays: z.int(),
  contact: z.string(),
  centers: z.int(),
  revision: z.int(),
  changedBy: z.string(),
});
export type OpsChain = z.output<typeof OpsChain>;

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const Segment = z
  .object({ weekday: number(0, 6), starts: Time, ends: Time, seats: number(0, MOST_SEGMENT_SEATS) })
  .check(z.refine(({ starts, ends }: { starts: string; ends: string }) => starts < ends, { path: ['ends'] }));
const Week = z.array(Segment).check(z.maxLength(MOST_SEGMENTS));

const fields = {
  /** As contracts and sheets name it. */
  code: z.string().check(z.trim(), z.regex(CENTER_CODE)),
  name: Both(60),
  cityId: AnyCityId,
  chainId: z.nullable(AnyChainId),
  district: BothOrNone(40),
  address: BothOrNone(120),
  ...coordinates,
  phone: z.union([z.literal(''), z.string().check(z.trim(), z.regex(CENTER_PHONE))]),
  hours: BothOrNone(80),
  transport: BothOrNone(200),
  introduction: BothOrNone(600),
  tags: z.array(Both(20)).check(z.maxLength(MOST_TAGS)),
  /** Said of the whole centre or its VIP area; anything but "normal" takes no bookings there. */
  storeStatus: StoreStatus,
  /** Whether people may change an order online. */
  changeable: z.boolean(),
  dockingMethod: z.literal(DOCKING_METHODS),
  /** A day without a time, and what people are told of that day. */
  signUp: z.boolean(),
  signUpTips: BothOrNone(300),
  opensOn: z.nullable(Day),
  languages: z.array(z.enum(CENTER_LANGUAGES)).check(
    z.maxLength(CENTER_LANGUAGES.length),
    z.refine((all) => new Set(all).size === all.length),
  ),
  stepFree: z.boolean(),
  femaleStaff: z.boolean(),
  meal: z.enum(MEALS),
  parking: BothOrNone(80),
  preparation: BothOrNone(2_000),
  sortOrder: number(0, 9_999),
};
export const CenterFields = z.object(fields);
export type CenterFields = z.output<typeof CenterFields>;

const seatsAhead = { seats: z.int(), booked: z.int() };

export const OpsCenterRow = z.object({
  centerId: z.int(),
  code: z.string(),
  name: Words,
  city: Words,
  district: Words,
  chain: z.nullable(Words),
  state: z.enum(CENTER_STATES),
  /** The days it has, where they are limited. */
  opensOn: z.nullable(z.string()),
  closesOn: z.nullable(z.string()),
  /** Of the next 14 days. */
  ...seatsAhead,
  /** How many points are open before it can be published. */
  open: z.int(),
});
export type OpsCenterRow = z.output<typeof OpsCenterRow>;

/** open, or without seats: outside its days, on a day of rest, or because none were set. `team`: kept for a company. */
export const DAY_KINDS = ['open', 'team', 'closed', 'rest', 'missing'] as const;

const counts = z.object({ all: z.int(), draft: z.int(), published: z.int(), closed: z.int() });
const onCenter = { centerId: AnyCenterId, revision };
const moved = z.object({ centerId: z.int(), revision: z.int(), state: z.enum(CENTER_STATES) });

export const opsCenters = {
  OpsChains: opsRead(SUPPLY_READERS, { in: z.object({}), out: z.object({ chains: z.array(OpsChain) }) }),
  /** A new one without `chainId`; a change names the revision that was read. */
  OpsChainSave: opsWrite(SUPPLY_KEEPERS, {
    in: z.object({ chainId: z.optional(AnyChainId), revision: z.optional(revision), ...chainFields }),
    out: z.object({ chainId: z.int(), revision: z.int() }),
  }),
  OpsCenters: opsRead(SUPPLY_READERS, {
    in: z.object({
      /** Part of a name or address in either language, or of the code. */
      text: SearchText,
      cityId: z.optional(AnyCityId),
      chainId: z.optional(AnyChainId),
      state: z._default(z.enum(['all', ...CENTER_STATES]), 'all'),
      ...pageFields(),
    }),
    out: z.extend(paged(OpsCenterRow), { counts }),
  }),
  OpsCenter: opsRead(SUPPLY_READERS, {
    in: z.object({ centerId: AnyCenterId }),
    out: z.object({
      center: z.extend(CenterFields, {
        centerId: z.int(),
        lng: z.number(),
        lat: z.number(),
        state: z.enum(CENTER_STATES),
        closesOn: z.nullable(z.string()),
        revision: z.int(),
        changedAt: z.nullable(z.string()),
        changedBy: z.string(),
        city: Words,
        chain: z.nullable(z.object({ name: Words, settlementDays: z.int() })),
      }),
      findings: z.array(z.enum(FINDING_NAMES)),
      days: z.array(z.object({ day: z.string(), kind: z.enum(DAY_KINDS), ...seatsAhead })),
      week: z.array(Segment),
    }),
  }),
  /** A new one, a draft, without `centerId`; a change names the revision that was read. */
  OpsCenterSave: opsWrite(SUPPLY_KEEPERS, {
    in: z.object({ centerId: z.optional(AnyCenterId), revision: z.optional(revision), ...fields }),
    out: z.object({ centerId: z.int(), revision: z.int() }),
  }),
  /** From now on employees see it and can book its days; also after it was closed. */
  OpsCenterPublish: opsWrite(SUPPLY_KEEPERS, { in: z.object({ ...onCenter, reason: Why }), out: moved }),
  /** Without check-ups from a day on: today for now, or later. Refused while there are orders from that day on. */
  OpsCenterClose: opsWrite(SUPPLY_KEEPERS, { in: z.object({ ...onCenter, from: Day, reason: Why }), out: moved }),
  /** The effect of a week on the days that exist, before it is saved. */
  OpsCenterWeekTry: opsRead(SUPPLY_READERS, {
    in: z.object({ centerId: AnyCenterId, week: Week }),
    out: z.object({
      /** Days whose seats change. */
      days: z.int(),
      seatsBefore: z.int(),
      seatsAfter: z.int(),
      /** Days on which more is booked than the week has: they keep that. */
      kept: z.array(z.object({ day: z.string(), booked: z.int(), seats: z.int() })),
    }),
  }),
  OpsCenterWeekSave: opsWrite(SUPPLY_KEEPERS, {
    in: z.object({ ...onCenter, week: Week, reason: Why }),
    out: z.object({ centerId: z.int(), revision: z.int() }),
  }),
};
