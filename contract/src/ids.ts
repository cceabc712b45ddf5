import * as z from 'zod/mini';

/**
 * Ids that belong to a person or a company. A field built with one of these is checked before the handler runs; a new
 * kind needs a line here and a check on the server, or it does not compile.
 */
export type OwnedKind =
  | 'user'
  | 'customer'
  | 'company'
  | 'companyCode'
  | 'session'
  | 'sessionId'
  | 'order'
  | 'orderNo'
  | 'mallOrder'
  | 'mallOrderNo'
  | 'mallGift'
  | 'address'
  | 'asset'
  | 'gift'
  | 'file'
  | 'claim'
  | 'feedback'
  | 'service'
  | 'dataCopy'
  | 'hrTask'
  | 'hrRoster'
  | 'upload';
/** Fields with what they may name; an id that may be of several kinds must be the caller's as one of them. */
export type OwnedIds = Record<string, OwnedKind[]>;

type Declaration = { owner: OwnedKind } | { publicBecause: string };
const declarations = z.registry<Declaration>();

/** The declaration of a schema, if it is an id. */
export const declarationOf = (schema: z.core.$ZodType): Declaration | undefined => declarations.get(schema);

// a copy, so that the declaration of one field is not the declaration of every field that is read the same way
const declared = <S extends z.ZodMiniType>(schema: S, declaration: Declaration): S => {
  const copy = z.clone(schema);
  declarations.add(copy, declaration);
  return copy;
};
const owned = <S extends z.ZodMiniType>(owner: OwnedKind, schema: S): S => declared(schema, { owner });

/** An id that anybody may name, and why: a field that looks like an id and is neither owned nor this stops the start. */
export const publicId = <S extends z.ZodMiniType>(schema: S, publicBecause: string): S =>
  declared(schema, { publicBecause });

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const short = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** A whole number; callers may send it as text. */
export const Whole = z.union([
  z.int(),
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}$/)),
    z.transform((text) => Number(text)),
  ),
]);

/** A number that names a row: what the database's integer holds. Orders have more digits to go. */
export const Id = z.pipe(Whole, z.int32());

const Empty = z.pipe(
  z.literal(['', null]),
  z.transform((): undefined => undefined),
);
/** An optional field that is absent when it comes empty, as forms send it. */
export const absentIfEmpty = <S extends z.ZodMiniType>(schema: S) => z.optional(z.union([schema, Empty]));

/** Cities, centres, packages, add-ons and times. */
export const SupplyId = () => publicId(Id, 'what is on offer is the same for everybody');
/** One of a list that the portal shows to everybody: kinds of invoice, tags of an evaluation, ways to travel. */
export const ChoiceId = () => publicId(Id, 'a choice from a list that everybody is shown');

/** userGuid: the person who signed in. */
export const UserGuid = () => owned('user', short(36));
/** customerGuid: the person it is for; the signed-in person or a linked relative. */
export const CustomerGuid = () => owned('customer', short(36));
export const OrderId = () => owned('order', z.pipe(Whole, z.int()));
/** One payment may cover several orders: a list, one of them, or the same joined by commas. */
const MOST_AT_ONCE = 20;
/** A form has no lists: joined by commas, or as JSON writes one. */
const listOf = (text: string): string[] => [...new Set(text.replaceAll(/[[\]"\s]/g, '').split(','))];
const Several = z.union([
  z.array(z.union([z.int(), z.string()])).check(z.maxLength(MOST_AT_ONCE)),
  z.pipe(
    z.int(),
    z.transform((id) => [id]),
  ),
  z.pipe(z.string().check(z.maxLength(MOST_AT_ONCE * 30)), z.transform(listOf)),
]);
const severalOf = <S extends z.ZodMiniType<unknown, string | number>>(one: S) =>
  z.pipe(
    publicId(Several, 'each element of the list it becomes is held against the session'),
    z.array(one).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  );
export const OrderIds = () => severalOf(OrderId());
/** Looked for in the company of HR alone. */
export const ColleagueGuid = () =>
  publicId(z.string().check(z.regex(UUID)), 'a colleague’s; looked for in the company of HR alone');
/** The number people read out; it names the order as its id does. */
export const OrderNo = () => owned('orderNo', z.string().check(z.regex(/^TJ\d{14,24}$/)));
export const OrderNos = () => severalOf(OrderNo());
/** An order of one of the malls, by its guid or its number. */
export const MallOrderGuid = () => owned('mallOrder', z.string().check(z.regex(UUID)));
export const MallOrderNo = () => owned('mallOrderNo', z.string().check(z.regex(/^SC\d{14,24}$/)));
/** The order of an invoice: a check-up by its id, an order of a mall by its guid. */
export const InvoicedOrderId = () => z.union([OrderId(), MallOrderGuid()]);
/** Money for the malls that the company gave one. */
export const MallGiftId = () => owned('mallGift', z.pipe(Whole, z.int()));
/** Whatever can be paid for has a number; its first letters say what it is. */
export const AnyOrderNo = () => z.union([OrderNo(), MallOrderNo()]);
export const AnyOrderNos = () => severalOf(AnyOrderNo());
export const AddressId = () => owned('address', z.pipe(Whole, z.int32()));
export const AssetId = () => owned('asset', z.pipe(Whole, z.int32()));
/** A gift one has made or is offered. */
export const GiftId = () => owned('gift', z.pipe(z.string().check(z.regex(UUID)), z.transform(lowerCased)));
/** One's own feedback. */
export const FeedbackId = () => owned('feedback', z.pipe(Whole, z.int()));
/** A service one holds. */
export const ServiceId = () => owned('service', z.pipe(z.string().check(z.regex(UUID)), z.transform(lowerCased)));
/** A file one has uploaded oneself. */
export const FileId = () => owned('file', z.pipe(z.string().check(z.regex(UUID)), z.transform(lowerCased)));
/** A claim for reimbursement of one's own. */
export const ClaimId = () => owned('claim', z.pipe(Whole, z.int()));
/** A report one has uploaded, for oneself or a relative. */
export const UploadId = () => owned('upload', z.pipe(z.string().check(z.regex(UUID)), z.transform(lowerCased)));
/** A copy of one's own data, by the task that made it. */
export const DataCopyId = () => owned('dataCopy', z.pipe(z.string().check(z.regex(UUID)), z.transform(lowerCased)));
/** A long task an HR user has begun, and a roster the company's HR has handed in. */
export const HrTaskId = () => owned('hrTask', z.pipe(z.string().check(z.regex(UUID)), z.transform(lowerCased)));
export const HrRosterId = () => owned('hrRoster', z.pipe(z.string().check(z.regex(UUID)), z.transform(lowerCased)));
export const CompanyId = () => owned('company', z.pipe(Whole, z.int()));
export const CompanyCode = () => owned('companyCode', z.pipe(short(40), z.transform(lowerCased)));
/** One of one's own sessions, by the name its list gives it. */
export const SessionId = () => owned('sessionId', z.pipe(z.string().check(z.regex(UUID)), z.transform(lowerCased)));
export const SessionToken = () => owned('session', short(64));

/** A company is known by its code in lower case. */
export function lowerCased(code: string): string {
  return code.trim().toLowerCase();
}
