import * as z from 'zod/mini';
import { Day, OptionalEmail, OptionalPhone, PersonName } from '../schemas/fields.ts';
import { ORDER_STATES } from '../schemas/order-standing.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { Reason, Words } from '../reason.ts';
import { Whole } from '../ids.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, CompanyName, opsId, SearchText, Why } from './fields.ts';
import { DISABLE_KINDS, PEOPLE_FILTERS, PERSON_REVEALED, PERSON_STATES } from '../values/ops/people.ts';

const SUPPORT = ['support', 'admin'] as const;
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const AnyPersonGuid = opsId(z.string().check(z.regex(UUID)));
const AnySessionId = opsId(z.string().check(z.regex(UUID)));

export type PersonState = (typeof PERSON_STATES)[number];
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

/** Names and numbers are masked. */
export const OpsPersonRow = z.object({
  company: CompanyName,
  personGuid: z.string(),
  name: z.string(),
  phone: z.string(),
  employeeNo: z.string(),
  department: z.string(),
  state: z.enum(PERSON_STATES),
  /** Their last day at the company, where it is known. */
  lastDay: z.nullable(z.string()),
  isHr: z.boolean(),
});
export type OpsPersonRow = z.output<typeof OpsPersonRow>;

const OpsPersonLine = z.object({
  at: z.string(),
  actor: z.object({ kind: z.string(), name: z.string(), role: z.string() }),
  action: z.string(),
  reason: z.string(),
});
export type OpsPersonLine = z.output<typeof OpsPersonLine>;

export const OpsPerson = z.object({
  ...OpsPersonRow.shape,
  /** Changes send it back: it differs once another change was made meanwhile. */
  mark: z.string(),
  gender: z.enum(['male', 'female']),
  age: z.int(),
  idType: z.string(),
  idNumber: z.string(),
  phoneVerified: z.boolean(),
  phoneSince: z.nullable(z.string()),
  email: z.string(),
  emailVerified: z.boolean(),
  employeeType: z.int(),
  employeeClass: z.int(),
  vendorId: z.int(),
  account: z.object({
    accountId: z.int(),
    /** Since when phone, e-mail, login and ID are their owner's; null: the company's still. */
    firstEnteredAt: z.nullable(z.string()),
    /** The company still reaches the person for them: one operator corrects phone, e-mail, login and ID. */
    isCompanys: z.boolean(),
    hasPassword: z.boolean(),
    singleSignOn: z.boolean(),
    appBoundSince: z.nullable(z.string()),
    /** Wrong passwords of the running hours. */
    failedTries: z.int(),
    consents: z.array(z.string()),
    /** Why no link for a new password can be sent; null: it can. */
    linkRefused: z.nullable(Reason),
  }),
  relatives: z.array(
    z.object({ guid: z.string(), name: z.string(), kind: z.string(), phone: z.string(), age: z.int() }),
  ),
  bookings: z.array(
    z.object({
      orderId: z.int(),
      orderNo: z.string(),
      center: Words,
      bookDate: z.string(),
      bookTime: z.string(),
      state: z.enum(ORDER_STATES),
      isRelative: z.boolean(),
    }),
  ),
  sessions: z.array(z.object({ sessionId: z.string(), device: z.string(), since: z.string(), lastSeen: z.string() })),
  /** Changes that wait for a second operator. */
  waiting: z.array(
    z.object({ approvalId: z.string(), title: Words, lines: z.array(Words), askedBy: z.string(), askedAt: z.string() }),
  ),
  /** Who looked and who changed, the newest first; the person sees the same of operators and HR. */
  log: z.array(OpsPersonLine),
});
export type OpsPerson = z.output<typeof OpsPerson>;

const onPerson = { companyId: AnyCompanyId, personGuid: AnyPersonGuid };
/** The state the operator has seen. */
const seen = { ...onPerson, mark: z.string().check(z.maxLength(80)), reason: Why };
const done = z.object({ personGuid: z.string(), ended: z.int() });
const Number0 = z.pipe(Whole, z.int().check(z.gte(0), z.lte(999_999_999)));

/** Employees of all companies and their accounts. */
export const opsPeople = {
  OpsPeople: opsRead(SUPPORT, {
    in: z.object({
      /** A name, an employee number, a phone or its last four digits, an ID number; several narrow each other. */
      text: SearchText,
      companyId: z.optional(AnyCompanyId),
      state: z._default(z.enum(PEOPLE_FILTERS), 'all'),
      ...pageFields(),
    }),
    out: z.extend(paged(OpsPersonRow), {
      readAs: z.enum(['none', 'name', 'number', 'both', 'shortName']),
      /** More were found than a list holds: none is shown. */
      isTooMany: z.boolean(),
    }),
  }),
  /** Looking at a person is audited. */
  OpsPerson: opsRead(SUPPORT, { in: z.object(onPerson), out: OpsPerson }),
  OpsPersonReveal: opsWrite(SUPPORT, {
    in: z.object({ ...onPerson, field: z.enum(PERSON_REVEALED), reason: Why }),
    out: z.object({ value: z.string(), seconds: z.int() }),
  }),
  /** The company's part of a person; of one who never came, the ways to reach them, too. */
  OpsPersonCorrect: opsWrite(SUPPORT, {
    in: z.object({
      ...seen,
      /** Empty: stays as it is. */
      name: z._default(z.union([z.literal(''), PersonName]), ''),
      employeeNo: opsId(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
      department: z.string().check(z.trim(), z.maxLength(80)),
      employeeType: Number0,
      employeeClass: Number0,
      vendorId: opsId(Number0),
      /** Empty: stays as it is. */
      phone: OptionalPhone,
      email: OptionalEmail,
      loginName: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
      idNumber: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
    }),
    out: z.object({ personGuid: z.string() }),
  }),
  OpsPersonDisable: opsWrite(SUPPORT, { in: z.object({ ...seen, kind: z.enum(DISABLE_KINDS) }), out: done }),
  /** Opens an account again, or takes a last day back. */
  OpsPersonEnable: opsWrite(SUPPORT, { in: z.object(seen), out: done }),
  OpsPersonLeave: opsWrite(SUPPORT, {
    in: z.object({ ...seen, lastDay: Day, employeeNo: opsId(z.string().check(z.trim(), z.maxLength(40))) }),
    out: done,
  }),
  /** A link for a new password, once, to the verified phone. */
  OpsPersonLink: opsWrite(SUPPORT, {
    in: z.object({ ...onPerson, reason: Why }),
    out: z.object({ phone: z.string(), goodUntil: z.string() }),
  }),
  /** One of the person's sessions, or all. */
  OpsPersonEndSessions: opsWrite(SUPPORT, {
    in: z.object({ ...onPerson, sessionId: z.optional(AnySessionId), reason: Why }),
    out: done,
  }),
  /** Makes a person HR of their company, or ends it, when a second operator approves. */
  OpsPersonHr: opsWrite(SUPPORT, {
    in: z.object({ ...onPerson, appoint: z.boolean(), reason: Why }),
    out: z.object({ approvalId: z.string() }),
  }),
};
