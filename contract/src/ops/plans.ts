import * as z from 'zod/mini';
import { Day } from '../schemas/fields.ts';
import { Id, Whole } from '../ids.ts';
import { Words } from '../reason.ts';
import { inOrder } from '../rules/product.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, CompanyName, opsId, Why } from './fields.ts';
import { PLAN_MODES, ADDED_WAYS, RELATIONS, MOST_WINDOWS } from '../values/ops/plans.ts';

export { PLAN_MODES, ADDED_WAYS, RELATIONS, MOST_WINDOWS } from '../values/ops/plans.ts';

/** Who opens and changes what a company offers its people. */
const KEEPERS = ['content', 'admin'] as const;

export const PLAN_STATES = ['open', 'upcoming', 'over', 'closed'] as const;
const MOST_FEN = 10_000_000;

const Line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{C}]+$/u));
const number = (least: number, most: number) => z.pipe(Whole, z.int().check(z.gte(least), z.lte(most)));
const Classes = z.array(number(0, 99)).check(z.minLength(1), z.maxLength(30));
const AnySupplyIds = z.array(opsId(Id)).check(z.minLength(1), z.maxLength(400));
export const AnyPlanId = opsId(Id);
const version = number(1, 1_000_000_000);

/** Days are inclusive on both ends; an absent end means no limit. */
const Window = z.object({
  from: Day,
  to: z.optional(Day),
  onlyClasses: z.optional(Classes),
  exceptClasses: z.optional(Classes),
});

const fields = {
  name: z.object({ zh: Line(40), en: Line(80) }),
  mode: z.literal(PLAN_MODES),
  /** When it can be booked; none: always. */
  windows: z.array(Window).check(
    z.maxLength(MOST_WINDOWS),
    z.refine((windows) => windows.every(inOrder)),
  ),
  /** Between which days the check-up lies; the uses are counted in it. */
  examFrom: z.nullable(Day),
  examTo: z.nullable(Day),
  forWhom: z.array(z.enum(RELATIONS)).check(z.minLength(1), z.maxLength(RELATIONS.length)),
  maxPeople: number(1, 50),
  maxExtras: number(0, 50),
  addedWay: z._default(z.literal(ADDED_WAYS), 1),
  uses: number(1, 99),
  /** Null: every city, and every centre of its cities. */
  cityIds: z.nullable(AnySupplyIds),
  centerIds: z.nullable(AnySupplyIds),
  sortOrder: number(0, 9_999),
  sets: z
    .array(
      z.object({
        setId: opsId(Id),
        /** The company's share of it, at most its price. */
        companyFen: number(0, MOST_FEN),
        /** Null: every class the plan is open to. */
        classes: z.nullable(Classes),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(100),
      z.refine((sets) => new Set(sets.map(({ setId }) => setId)).size === sets.length),
    ),
};
const Stored = z.object(fields);
export type PlanFields = z.output<typeof Stored>;

const inDays = ({ examFrom, examTo }: Pick<PlanFields, 'examFrom' | 'examTo'>): boolean =>
  examFrom === null || examTo === null || examFrom <= examTo;

export const OpsPlanRow = z.object({
  planId: z.int(),
  name: Words,
  mode: z.literal(PLAN_MODES),
  state: z.enum(PLAN_STATES),
  windows: z.array(Window),
  examFrom: z.nullable(z.string()),
  examTo: z.nullable(z.string()),
  forWhom: z.array(z.enum(RELATIONS)),
  sets: z.int(),
  /** Booked or to be paid, and all that ever were. */
  live: z.int(),
  orders: z.int(),
});
export type OpsPlanRow = z.output<typeof OpsPlanRow>;

export const OpsPlan = z.extend(Stored, {
  planId: z.int(),
  /** The version a change is based on, so that it does not overwrite another operator's. */
  version: z.int(),
  updatedAt: z.nullable(z.string()),
  updatedBy: z.string(),
  closedAt: z.nullable(z.string()),
  live: z.int(),
});
export type OpsPlan = z.output<typeof OpsPlan>;

const limits = {
  sex: z.nullable(z.enum(['male', 'female'])),
  marital: z.nullable(z.enum(['single', 'married'])),
  minAge: z.nullable(z.int()),
  maxAge: z.nullable(z.int()),
};
export const OpsPlanSet = z.object({ setId: z.int(), name: Words, priceFen: z.int(), ...limits });
export type OpsPlanSet = z.output<typeof OpsPlanSet>;
export const OpsPlanCity = z.object({
  cityId: z.int(),
  name: Words,
  centers: z.array(z.object({ centerId: z.int(), name: Words })),
});
export type OpsPlanCity = z.output<typeof OpsPlanCity>;

const onPlan = { companyId: AnyCompanyId, planId: AnyPlanId };

export const opsPlans = {
  OpsPlans: opsRead(KEEPERS, {
    in: z.object({ companyId: AnyCompanyId }),
    out: z.object({
      company: CompanyName,
      /** A class kept out by the company's own windows cannot book, whatever the plan says. */
      companyWindows: z.array(Window),
      plans: z.array(OpsPlanRow),
    }),
  }),
  OpsPlan: opsRead(KEEPERS, {
    in: z.object(onPlan),
    out: z.object({ company: CompanyName, plan: OpsPlan }),
  }),
  /** The choices for a plan. */
  OpsPlanChoices: opsRead(KEEPERS, {
    in: z.object({}),
    out: z.object({ sets: z.array(OpsPlanSet), cities: z.array(OpsPlanCity) }),
  }),
  /** A new one without `planId`; a change names the version that was read. */
  OpsPlanSave: opsWrite(KEEPERS, {
    in: z
      .object({
        companyId: AnyCompanyId,
        planId: z.optional(AnyPlanId),
        version: z.optional(version),
        ...fields,
        reason: Why,
      })
      .check(z.refine(inDays, { path: ['examTo'] })),
    out: z.object({ planId: z.int(), version: z.int() }),
  }),
  /** Ends the bookings under a plan, or takes them again; existing orders stay, and the operator confirms that. */
  OpsPlanClose: opsWrite(KEEPERS, {
    in: z.object({
      ...onPlan,
      version,
      closed: z.boolean(),
      keepsLive: z._default(z.boolean(), false),
      reason: Why,
    }),
    out: z.object({ planId: z.int(), version: z.int() }),
  }),
};
