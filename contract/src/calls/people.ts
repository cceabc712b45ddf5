import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { RelationKind } from './booking.ts';
import { Day, Flag, OptionalEmail, OptionalPhone, PersonName } from '../schemas/fields.ts';
import { absentIfEmpty, AddressId, CustomerGuid, SupplyId, UserGuid } from '../ids.ts';
import { Reason } from '../reason.ts';

export const Gender = z.enum(['male', 'female']);

/** The kinds of identity document (docs/product §1.3). */
export const IdType = z.enum(['idCard', 'passport', 'hkMacauPermit', 'taiwanPermit']);
export type IdType = z.output<typeof IdType>;
export const MaritalStatus = z.enum(['single', 'married', '']);
export type MaritalStatus = z.output<typeof MaritalStatus>;

const Typed = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const Optional = (max: number) => z._default(z.string().check(z.maxLength(max)), '');

/** ID number and phone are masked; RevealPerson shows one's own. */
export const Person = z.object({
  customerGuid: z.string(),
  name: z.string(),
  isSelected: z.boolean(),
  relation: RelationKind,
  gender: Gender,
  birthDate: z.string(),
  age: z.int(),
  idType: IdType,
  idNumber: z.string(),
  maritalStatus: MaritalStatus,
  phone: z.string(),
  /** Known to be the person's: given by the company, or confirmed by a code. */
  phoneVerified: z.boolean(),
  email: z.string(),
  /** Confirmed by a code. */
  emailVerified: z.boolean(),
  /** The company's number on record where it is another one, masked; of oneself only. */
  companyPhone: z.string(),
  companyEmail: z.string(),
  cityId: z.int(),
  cityName: z.string(),
  employeeNo: z.string(),
  department: z.string(),
  employeeType: z.int(),
  /** Why nothing can be booked for this person at all, such as being under 18. */
  reason: z.nullable(Reason),
});
export type Person = z.output<typeof Person>;

export const Address = z.object({
  id: z.int(),
  recipient: z.string(),
  phone: z.string(),
  district: z.string(),
  detail: z.string(),
  isDefault: z.boolean(),
  /** Typed for one order, and on no list. */
  forOneOrder: z.boolean(),
});
export type Address = z.output<typeof Address>;

/** The fields a person may change about themselves; the rest comes from HR. Empty phone or e-mail keeps the old one. */
export const PersonalChange = z.object({
  customerGuid: CustomerGuid(),
  maritalStatus: MaritalStatus,
  cityId: SupplyId(),
  phone: OptionalPhone,
  email: OptionalEmail,
});

export const RelativeForm = z.object({
  userGuid: UserGuid(),
  /** Absent: a new relative. */
  customerGuid: absentIfEmpty(CustomerGuid()),
  relation: z.enum(['spouse', 'parent', 'child', 'other']),
  name: PersonName,
  idType: IdType,
  /** Empty when editing: stays as it is. */
  idNumber: Optional(30),
  birthDate: Day,
  gender: Gender,
  maritalStatus: MaritalStatus,
  phone: OptionalPhone,
  email: OptionalEmail,
  cityId: SupplyId(),
});

export const people = {
  /** `userself` 1 puts the employee first in the list. */
  Relation: read({
    in: z.object({ userGuid: UserGuid(), userself: z.optional(z.unknown()) }),
    out: z.object({ relations: z.array(Person), mayAdd: z.boolean() }),
  }),
  /** One's own numbers unmasked, for half a minute on the screen. */
  RevealPerson: read({
    in: z.object({ customerGuid: CustomerGuid() }),
    out: z.object({ idNumber: z.string(), phone: z.string() }),
  }),
  SavePersonalInfo: write({ in: PersonalChange, out: z.object({}) }),
  SaveRelative: write({ in: RelativeForm, out: z.object({ customerGuid: z.string() }) }),
  OtherPostAddress: read({
    in: z.object({ userGuid: UserGuid() }),
    out: z.object({ addresses: z.array(Address) }),
  }),
  SavePostAddress: write({
    in: z.object({
      userGuid: UserGuid(),
      id: absentIfEmpty(AddressId()),
      recipient: Typed(40),
      /** Empty when editing: stays as it is. */
      phone: OptionalPhone,
      district: Typed(80),
      detail: Typed(120),
      isDefault: z._default(z.boolean(), false),
      /** For the order at hand alone, as an order says it by `bUpdateAddr`. */
      forOneOrder: Flag,
    }),
    /** Another one after an edit: orders keep the address they were placed with. */
    out: z.object({ id: z.int() }),
  }),
};
