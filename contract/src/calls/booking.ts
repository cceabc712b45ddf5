import * as z from 'zod/mini';
import { CalendarDay, Notice, Segment } from '../schemas/booking-days.ts';
import { read } from '../call.ts';
import { CardChoice } from './cards.ts';
import { Center, CenterDetail, CenterState, StoreStatus } from '../schemas/centers.ts';
import { Asset, BookingId, Coordinate, Day, IdList, ServiceCode } from '../schemas/fields.ts';
import { absentIfEmpty, ChoiceId, CompanyId, CustomerGuid, Id, OrderId, SupplyId, UserGuid, Whole } from '../ids.ts';
import { AdvisedAge, PersonLimit } from '../schemas/person-limit.ts';
import { Reason, Words } from '../reason.ts';

export { CalendarDay, DayState, FEW_LEFT, Segment } from '../schemas/booking-days.ts';
export { Center, CenterDetail, CenterState, StoreStatus };

/** 1 employee benefit, 2 card, 3 self-paid (docs/product §4.2). */
export const ServiceGetMode = z.literal([1, 2, 3]);
export const RelationKind = z.enum(['self', 'spouse', 'parent', 'child', 'other']);
export type RelationKind = z.output<typeof RelationKind>;

/** A plan the caller may book under. */
export const Plan = z.object({
  id: z.int(),
  name: Words,
  serviceGetMode: ServiceGetMode,
  serviceCode: z.string(),
  windowFrom: z.string(),
  windowTo: z.string(),
  /** Who may use it. */
  forWhom: z.array(RelationKind),
  maxExtras: z.int(),
  maxPeople: z.int(),
  /** Booked on the company's team days only. */
  groupExamOrder: z.boolean(),
  /** 1 single add-ons, 2 add-on packs (docs/product §4.3). */
  addedWay: z.literal([1, 2]),
  /** Of a plan of mode 2: what the caller can book it with today. */
  cards: z.array(CardChoice),
  /** Null: open for the caller. */
  reason: z.nullable(Reason),
});
export type Plan = z.output<typeof Plan>;

export const City = z.object({
  id: z.int(),
  name: z.string(),
  englishName: z.string(),
  lng: z.number(),
  lat: z.number(),
  centers: z.int(),
  /** Where there is no centre: what to do instead, told before anything else is chosen. */
  reason: z.nullable(Reason),
});
export type City = z.output<typeof City>;

export const ExamSet = z.object({
  id: z.int(),
  name: Words,
  summary: Words,
  highlights: z.array(Words),
  itemCount: z.int(),
  priceFen: z.int(),
  /** The company's part of the price, and the person's. */
  companyFen: z.int(),
  selfFen: z.int(),
  popular: z.boolean(),
  /** For whom it is made, as far as this person is one of them. */
  meets: z.array(PersonLimit),
  /** The limits this person does not meet: it cannot be chosen then, and `reason` is the refusal of a try. */
  misses: z.array(PersonLimit),
  advised: z.nullable(AdvisedAge),
  /** Fits this person better than any other. */
  best: z.boolean(),
  reason: z.nullable(Reason),
});
export type ExamSet = z.output<typeof ExamSet>;

/** The rules of add-ons are data; `rules/extras.ts` reads them on both sides. */
export const Extra = z.object({
  id: z.int(),
  category: Words,
  name: Words,
  summary: Words,
  priceFen: z.int(),
  /** Other add-ons it cannot stand beside: same exclusion group, equal to, or an upgrade of. */
  excludes: z.array(z.int()),
  upgradeOf: z.array(z.int()),
  /** One of these packages must be the main one; empty: any. */
  needsSets: z.array(z.int()),
  /** Packages that hold it already: choosing it too would be paying twice. */
  withinSets: z.array(z.int()),
  /** Already paid in the order being changed: stays as it is. */
  paid: z.boolean(),
  /** The limits this person does not meet, whatever else is chosen; `reason` is the refusal of a try. */
  misses: z.array(PersonLimit),
  reason: z.nullable(Reason),
});
export type Extra = z.output<typeof Extra>;

const onChosen = {
  examSetId: SupplyId(),
  extraIds: IdList,
  centerId: SupplyId(),
  /** Absent: for who is signed in, or whose order is changed. */
  customerGuid: absentIfEmpty(CustomerGuid()),
  bookingId: BookingId,
};

export const booking = {
  /**
   * Whether the caller may book today; `Time` is the opening day, or empty; `reason` is the refusal the submit would
   * give.
   */
  CanBookingOrdering: read({
    in: z.object({ companyId: CompanyId() }),
    out: z.object({ CanOrder: z.boolean(), Time: z.string(), reason: z.nullable(Reason) }),
  }),
  MyBookingInfo: read({
    in: z.object({ userGuid: UserGuid(), serviceCode: ServiceCode, assetId: Asset }),
    out: z.object({ bookingInfoList: z.array(Plan) }),
  }),
  CityByBookingPlan: read({
    in: z.object({
      serviceCode: ServiceCode,
      companyId: CompanyId(),
      defaultCityId: absentIfEmpty(SupplyId()),
      customerGuid: CustomerGuid(),
      bookingId: BookingId,
      isRelative: z.optional(z.unknown()),
    }),
    out: z.object({ cities: z.array(City), defaultCityId: z.int() }),
  }),
  ExamSetBrief: read({
    in: z.object({
      userGuid: UserGuid(),
      serviceCode: ServiceCode,
      customerGuid: CustomerGuid(),
      bookingId: BookingId,
      serviceCity: SupplyId(),
      type: z.optional(z.unknown()),
      assetId: Asset,
      /** The order to be changed: its package and its paid parts stay. */
      orderId: absentIfEmpty(OrderId()),
    }),
    out: z.object({
      examSets: z.array(ExamSet),
      extras: z.array(Extra),
      maxExtras: z.int(),
      /** With an order to change: the amount paid for it. */
      paidFen: z.int(),
    }),
  }),
  ExamSetDetail: read({
    in: z.object({
      id: SupplyId(),
      isExtra: z._default(z.union([z.boolean(), Id]), false),
      appOS: z.optional(z.unknown()),
    }),
    out: z.object({
      examSetDetail: z.object({
        id: z.int(),
        name: Words,
        summary: Words,
        priceFen: z.int(),
        groups: z.array(z.object({ name: Words, items: z.array(z.object({ name: Words, meaning: Words })) })),
      }),
    }),
  }),
  ExamCenterByCityExamset: read({
    in: z.object({
      extraIds: IdList,
      examSetId: SupplyId(),
      cityId: SupplyId(),
      customerGuid: CustomerGuid(),
      bookingId: BookingId,
      oldOrderId: absentIfEmpty(OrderId()),
      assetId: Asset,
      /** 1 by name, 2 by distance from referenceCoordinate, 3 in the default order. */
      searchMode: z._default(z.pipe(Whole, z.literal([1, 2, 3])), 3),
      keyword: z.optional(z.string().check(z.maxLength(60))),
      /** 1 keeps centres of four stars and more. */
      evaluateOptionId: absentIfEmpty(ChoiceId()),
      referenceType: z.optional(z.unknown()),
      /** "longitude,latitude" */
      referenceCoordinate: Coordinate,
    }),
    out: z.object({ centersData: z.array(Center), reason: z.nullable(Reason) }),
  }),
  ExamCenterDetail: read({ in: z.object({ centerId: SupplyId() }), out: CenterDetail }),
  BookInfo: read({
    in: z.object({
      ...onChosen,
      year: z.pipe(Whole, z.int().check(z.gte(2000), z.lte(2100))),
      month: z.pipe(Whole, z.int().check(z.gte(1), z.lte(12))),
      oldOrderId: absentIfEmpty(OrderId()),
    }),
    out: z.object({
      bookInfo: z.object({
        days: z.array(CalendarDay),
        /** The first day anyone with this choice can have, in this month or later; null when there is none. */
        nearest: z.nullable(z.string()),
        /** The year's holidays are not published yet: a day may still become one. */
        provisional: z.boolean(),
        notice: Notice,
      }),
    }),
  }),
  GetWorkingSegment: read({
    in: z.object({
      ...onChosen,
      companyId: CompanyId(),
      year: z.pipe(Whole, z.int()),
      month: z.pipe(Whole, z.int()),
      day: z.pipe(Whole, z.int()),
      oldOrderId: absentIfEmpty(OrderId()),
    }),
    out: z.object({ WorkingSegments: z.array(Segment) }),
  }),
  ExamCenterPayInfo: read({
    in: z.object({ ...onChosen, bookDate: absentIfEmpty(Day), oldOrderId: absentIfEmpty(OrderId()) }),
    out: z.object({
      oneCenter: z.object({
        /** With a day: until 24:00 of this day it can be changed online; provisional in an unpublished year. */
        changeUntil: z.nullable(z.extend(Notice, { lastDay: z.string(), provisional: z.boolean() })),
        /** Whether the centre moves orders; where not, one can only be cancelled until then. */
        changeable: z.boolean(),
        lines: z.array(z.object({ kind: z.enum(['set', 'extra', 'company']), name: Words, fen: z.int() })),
        selfFen: z.int(),
        /** Of a change: the amount paid already, and how much more it costs; less than nothing goes back. */
        paidFen: z.int(),
        moreFen: z.int(),
      }),
    }),
  }),
};
