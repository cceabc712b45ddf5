import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { Asset, BookingId, Day, Flag, IdList, OptionalEmail, OptionalPhone, ServiceCode } from '../schemas/fields.ts';
import {
  absentIfEmpty,
  AddressId,
  ChoiceId,
  CustomerGuid,
  OrderId,
  publicId,
  SupplyId,
  UserGuid,
  Whole,
} from '../ids.ts';
import { DeliveryWay, ReportType } from '../schemas/order-choices.ts';
import { OrderDetail } from '../schemas/order-detail.ts';
import { Words } from '../reason.ts';
import { AT } from '../values/addresses.ts';
import { ORDER_STATUS } from '../values/orders.ts';

export { ORDER_STATUS } from '../values/orders.ts';

export { DeliveryWay, ReportType };

/** The one category there is (docs/product §5.4). */
export const INVOICE_CATEGORY = 2;
const Line = (max: number) => z._default(z.string().check(z.maxLength(max)), '');

/** The fields a person fills in for an invoice. */
export const InvoiceForm = z.object({
  invoiceTypeId: ChoiceId(),
  invoiceCategory: z._default(z.pipe(Whole, z.literal(INVOICE_CATEGORY)), INVOICE_CATEGORY),
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  invoicePhone: Line(20),
  invoiceEmail: Line(100),
  BuyerTaxNum: Line(30),
  BuyerBankName: Line(100),
  BuyerBankAccount: Line(40),
  BuyerAddress: Line(200),
  CompanyPhone: Line(30),
  content: Line(100),
});
export type InvoiceForm = z.output<typeof InvoiceForm>;
/** The same as it comes from a form. */
export const InvoiceTyped = z.extend(InvoiceForm, { invoicePhone: OptionalPhone, invoiceEmail: OptionalEmail });

/** An order as it is placed. */
export const OrderForm = z.object({
  userGuid: UserGuid(),
  customerGuid: CustomerGuid(),
  bookingId: BookingId,
  serviceCode: ServiceCode,
  examSetId: SupplyId(),
  examCenterId: SupplyId(),
  assetId: Asset,
  extraIds: IdList,
  bookDate: Day,
  bookTime: z._default(z.string().check(z.maxLength(20)), ''),
  /** Absent or 0 at a centre that takes a day without a time: any seat of the day is meant. */
  workingSegmentId: z._default(SupplyId(), 0),
  /** Said of such a centre; of another it is refused. */
  SignUpOnly: Flag,
  oldOrderId: absentIfEmpty(OrderId()),
  report_type: ReportType,
  deliveryPaperWay: absentIfEmpty(DeliveryWay),
  postAddressId: absentIfEmpty(AddressId()),
  /** Typed with the order: instead of an address, or its different fields; bUpdateAddr keeps it as the address. */
  contact: Line(40),
  tel: OptionalPhone,
  addr: Line(200),
  bUpdateAddr: Flag,
  /** 1, or 2 inside the messaging app. */
  sourceType: z._default(z.pipe(Whole, z.literal([1, 2])), 1),
  /** How the centre gets its orders: 1 connected, 2 by an operator. */
  dockingMethod: absentIfEmpty(z.pipe(Whole, z.literal([1, 2]))),
  trafficId: absentIfEmpty(ChoiceId()),
  invoice: z.optional(InvoiceTyped),
  /**
   * The submit page's box agrees to precautions and the report authorization; absent, an earlier authorization counts.
   */
  consent: z.optional(z.boolean()),
});
export type OrderForm = z.output<typeof OrderForm>;

export const OrderPlaced = z.object({
  orderId: z.int(),
  orderNo: z.string(),
  status_id: z.literal([ORDER_STATUS.toPay, ORDER_STATUS.booked]),
  selfFen: z.int(),
  /** ISO moment the seat is held until, when there is something to pay. */
  heldUntil: z.nullable(z.string()),
});

export const LiveOrder = z.object({
  orderId: z.int(),
  orderNo: z.string(),
  status_id: z.int(),
  bookDate: z.string(),
  bookTime: z.string(),
  center: Words,
});

/** So that a summary can name the choices before the lists are there. */
const Shown = z.object({ zh: z.string().check(z.maxLength(120)), en: z.string().check(z.maxLength(120)) });

/** The invoice part of the submit page as it is typed: the names of its fields, so that both sides mean the same. */
const Said = z.optional(z.string().check(z.maxLength(200)));
export const DraftInvoice = z.object({
  /** "0": none is wanted. */
  typeId: publicId(Said, 'a choice from a list that everybody is shown'),
  title: Said,
  taxNum: Said,
  invoicePhone: Said,
  invoiceEmail: Said,
  bankName: Said,
  bankAccount: Said,
  companyAddress: Said,
  companyPhone: Said,
  content: Said,
});
export type DraftInvoice = z.output<typeof DraftInvoice>;

/** The choices of a half-done booking so far; every field may be missing. */
export const Draft = z.object({
  /** The centre takes a day without a time. */
  signUp: z.optional(z.boolean()),
  bookingId: z.optional(publicId(z.int(), 'plans are looked for among those of the caller’s company')),
  serviceCode: z.optional(z.string().check(z.maxLength(20))),
  assetId: z.optional(publicId(z.int32(), 'only kept: the order asks whose it is')),
  oldOrderId: z.optional(OrderId()),
  customerGuid: z.optional(z.union([CustomerGuid(), z.literal('')])),
  customerName: z.optional(z.string().check(z.maxLength(40))),
  cityId: z.optional(SupplyId()),
  examSetId: z.optional(SupplyId()),
  examSetName: z.optional(Shown),
  extraIds: z.optional(z.array(SupplyId()).check(z.maxLength(30))),
  centerId: z.optional(SupplyId()),
  centerName: z.optional(Shown),
  day: z.optional(z.string().check(z.maxLength(10))),
  workingSegmentId: z.optional(SupplyId()),
  bookTime: z.optional(z.string().check(z.maxLength(20))),
  reportType: z.optional(ReportType),
  delivery: z.optional(DeliveryWay),
  addressId: z.optional(AddressId()),
  invoice: z.optional(DraftInvoice),
  trafficId: z.optional(ChoiceId()),
});
export type Draft = z.output<typeof Draft>;

export const orders = {
  AddExamOrder: write({ in: OrderForm, out: OrderPlaced }),
  GetExamOrderDetail: read({
    in: z.object({ orderId: OrderId() }),
    out: z.object({ examOrderDetail: OrderDetail }),
  }),
  GetCustomerValidOrderListByBookingId: read({
    ...AT.GetCustomerValidOrderListByBookingId,
    in: z.object({ customerGuid: CustomerGuid(), bookingId: BookingId }),
    out: z.array(LiveOrder),
  }),
  CompanyInvoiceTypeByCustomer: read({
    in: z.object({ userGuid: UserGuid() }),
    out: z.object({
      invoiceTypes: z.array(
        z.object({
          id: z.int(),
          name: Words,
          holder: z.enum(['individual', 'company']),
          medium: z.enum(['paper', 'electronic']),
        }),
      ),
    }),
  }),
  /** Whether the person has agreed to hand the report to the company's service. */
  ExistServiceAuthorize: read({
    ...AT.ExistServiceAuthorize,
    in: z.object({ customerGuid: CustomerGuid() }),
    out: z.object({ authorized: z.boolean() }),
  }),
  ActivtiesServiceAuth: write({
    in: z.object({
      /** Absent: who is signed in. */
      customerGuid: absentIfEmpty(CustomerGuid()),
      /** True agrees, false withdraws. */
      authIfnotCancel: z._default(z.boolean(), true),
      planId: BookingId,
      authTypeId: z._default(z.pipe(Whole, z.literal(1)), 1),
      bookDate: z.optional(z.string().check(z.maxLength(10))),
    }),
    out: z.object({ authorized: z.boolean() }),
  }),
  /** The half-done booking, kept on the server so that it goes on on another device. */
  GetBookingDraft: read({ in: z.object({ userGuid: UserGuid() }), out: z.object({ draft: z.nullable(Draft) }) }),
  SaveBookingDraft: write({ in: z.object({ userGuid: UserGuid(), draft: Draft }), out: z.object({}) }),
  /** "Same as last year": the choices of the last order, as far as they can still be made. */
  GetRebookOffer: read({
    in: z.object({ customerGuid: CustomerGuid(), bookingId: BookingId }),
    out: z.object({
      offer: z.nullable(
        z.object({
          draft: Draft,
          set: Words,
          center: Words,
          lastDay: z.string(),
          /** `HH:MM–HH:MM` */
          lastTime: z.string(),
          dropped: z.array(z.string()),
        }),
      ),
    }),
  }),
};
