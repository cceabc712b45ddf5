import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { RelationKind } from './booking.ts';
import { absentIfEmpty, AddressId, CustomerGuid, publicId, SupplyId, UserGuid } from '../ids.ts';
import { Address, IdType, MaritalStatus } from './people.ts';
import { Reason, Words } from '../reason.ts';

const Line = (max: number) => z._default(z.string().check(z.maxLength(max)), '');

/** A plan as it stands for one relative. */
const RelativePlan = z.object({
  id: z.int(),
  name: Words,
  uses: z.int(),
  left: z.int(),
  /** The last day a check-up under it can have; empty: none is set. */
  until: z.string(),
  /** Why it cannot be used now; null: it can. */
  reason: z.nullable(Reason),
});

export const RelativePlans = z.object({
  customerGuid: z.string(),
  relation: RelationKind,
  plans: z.array(RelativePlan),
  /** Why the relative cannot be removed now; null: they can. */
  removeReason: z.nullable(Reason),
});
export type RelativePlans = z.output<typeof RelativePlans>;

/** The pages of the account centre about oneself, one's relatives and one's addresses. */
export const personal = {
  /** Where a person can live: every city the portal knows. */
  CityList: read({
    in: z.object({}),
    out: z.object({ cities: z.array(z.object({ id: z.int(), name: Words })) }),
  }),
  /** Fills in missing data about oneself; the rest stays. Phone and e-mail are confirmed by a code before. */
  CompletePersonalInfo: write({
    in: z.object({
      userGuid: UserGuid(),
      idType: absentIfEmpty(IdType),
      idNumber: Line(30),
      maritalStatus: z._default(MaritalStatus, ''),
      cityId: absentIfEmpty(SupplyId()),
      employeeNo: publicId(Line(40), 'typed about oneself; it names nothing that is looked up'),
      department: Line(60),
    }),
    out: z.object({}),
  }),
  /** Which plans each relative may still use, and whether they can be removed. */
  RelativePlans: read({
    part: 'relatives',
    in: z.object({ userGuid: UserGuid() }),
    out: z.object({ relatives: z.array(RelativePlans), addReason: z.nullable(Reason) }),
  }),
  RemoveRelative: write({
    part: 'relatives',
    in: z.object({ userGuid: UserGuid(), customerGuid: CustomerGuid() }),
    out: z.object({}),
  }),
  MyAddresses: read({
    part: 'addresses',
    in: z.object({ userGuid: UserGuid() }),
    out: z.object({ addresses: z.array(Address), most: z.int() }),
  }),
  DeletePostAddress: write({
    part: 'addresses',
    in: z.object({ userGuid: UserGuid(), id: AddressId() }),
    out: z.object({}),
  }),
};
