import * as z from 'zod/mini';
import { BATCH_COLUMNS, DOCUMENT_KINDS, PROGRESS_WORDINGS } from './schemas/claim-choices.ts';
import { EMPLOYEE_TYPES, PRIVACY_VARIANTS } from './values/content-kinds.ts';
import { HOST } from './rules/outside.ts';
import { areServiceHours } from './rules/reply-promise.ts';

/**
 * Company behaviour as data: one typed field per behaviour, each with the default most companies keep.
 * If two companies need different code, the field is a closed union of named variants.
 */
/** `dental`: cards are chosen and their record read; `dentalGene`: a dental mall, a gene mall and the purchase record. */
export const MALL_VARIANTS = ['standard', 'dental', 'dentalGene'] as const;

export const FORGOT_VARIANTS = ['standard', 'family', 'off'] as const;

export const PAGE_NAME = /^[a-z0-9_-]{1,40}$/i;

const flag = (byDefault: boolean) => z._default(z.boolean(), byDefault);
const group = <S extends z.core.$ZodLooseShape>(shape: S) => z.prefault(z.object(shape), {} as never);
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Bilingual = z.object({ zh: z.string(), en: z.string() });

/** Days are inclusive on both ends; an absent end means no limit. */
const BookingWindow = z.object({
  from: Day,
  to: z.optional(Day),
  /** Some classes have windows of their own in one group of companies. */
  onlyClasses: z.optional(z.array(z.int())),
  exceptClasses: z.optional(z.array(z.int())),
});
export type BookingWindow = z.output<typeof BookingWindow>;

/** Menu entries are hidden by employee class and vendor. */
const MenuRule = z.object({ hideItem: z.int(), forClasses: z.array(z.int()), unlessVendor: z.optional(z.int()) });
export type MenuRule = z.output<typeof MenuRule>;

const TrafficWay = z.object({ id: z.int().check(z.gte(1)), name: Bilingual });
export type TrafficWay = z.output<typeof TrafficWay>;

/** A new text is a new version: people who agreed to the old one are asked again. */
const ReportService = z.object({ name: Bilingual, text: Bilingual, version: z.string().check(z.minLength(1)) });
export type ReportService = z.output<typeof ReportService>;

/** Information for employees of some types, as text with the marks of rules/rich-text.ts; the PDF is made of it. */
const Handbook = z.object({
  employeeTypes: z.array(z.literal(EMPLOYEE_TYPES)).check(z.minLength(1)),
  title: Bilingual,
  text: Bilingual,
});
export type Handbook = z.output<typeof Handbook>;

/** A partner's own words and picture beside the login form. */
export const LoginLook = z.object({ headline: Bilingual, text: Bilingual, art: z.optional(z.string()) });
/** Where people whose only way in is single sign-on begin. */
export const LoginPortal = z.object({ url: z.string(), label: Bilingual });

const publicFields = {
  /** The hosts outside to which its people may be led; every redirect is held against them (rules/outside.ts). */
  outsideHosts: z._default(z.array(z.string().check(z.regex(HOST))), []),
  header: group({
    hotline: flag(true),
    hotlineHours: z._default(Bilingual, { zh: '工作日 8:30–17:30', en: 'workdays 8:30–17:30' }),
    /** The way back to the partner's portal, shown instead of the user menu; `relogon`: signed in there. */
    backToPartner: z.optional(z.object({ url: z.string(), label: Bilingual, relogon: flag(false) })),
    exit: flag(true),
  }),
  account: group({
    relatives: flag(true),
    addRelatives: flag(true),
    addresses: flag(true),
    points: flag(true),
    relativePoints: flag(false),
    reimbursement: flag(true),
    cards: flag(false),
    services: flag(false),
    /** Whether "my services" stands in the account centre; elsewhere a purchase leads to it. */
    servicesEntry: flag(false),
    customerService: flag(true),
    indicators: flag(false),
    indexEntry: flag(false),
    changePassword: flag(true),
  }),
  afterLogout: z._default(
    z.discriminatedUnion('to', [
      z.object({ to: z.literal('login') }),
      z.object({ to: z.literal('external'), url: z.string() }),
      z.object({ to: z.literal('redirectBack') }),
      z.object({ to: z.literal('relogon') }),
    ]),
    { to: 'login' },
  ),
  /** Where a person goes after changing the password. */
  afterPasswordChange: z._default(z.enum(['login', 'home']), 'login'),
  home: group({
    /** Columns of the menu on a phone. */
    mobileColumns: z._default(z.int().check(z.gte(2), z.lte(5)), 3),
    multiLanguage: flag(true),
    /** A link to a survey on the home page. */
    survey: z.optional(z.object({ title: Bilingual, text: Bilingual, url: z.string() })),
    /** Whether the employee type goes into the call for the configuration. */
    sendEmployeeType: flag(false),
  }),
  booking: group({
    /** Working days between the last online change and the check-up (docs/product §4.6). */
    noticeWorkingDays: z._default(z.int().check(z.gte(0), z.lte(30)), 4),
    /** How many days before the check-up a new booking must be made; 1: from tomorrow on. */
    bookAheadDays: z._default(z.int().check(z.gte(1), z.lte(60)), 1),
    /** Whether a missed check-up counts as a use of its plan. */
    noShowUsesPlan: flag(false),
    holdMinutes: z._default(z.int().check(z.gte(5), z.lte(120)), 30),
    /** The ways to pay; the first is offered first. */
    payMethods: z._default(z.array(z.enum(['wechat', 'guanaitong'])).check(z.minLength(1)), ['wechat', 'guanaitong']),
    /** The ways of travelling a person chooses from; a company without any does not ask. */
    trafficWays: z._default(z.array(TrafficWay), []),
    precaution: z._default(z.enum(['standard', 'partner']), 'standard'),
    /** A health service of the company's that gets the reports of people who agree to it separately. */
    reportService: z.optional(ReportService),
  }),
  mall: group({
    /** Whether prices are shown. */
    prices: flag(true),
    /** Which tabs the malls have. */
    variant: z._default(z.enum(MALL_VARIANTS), 'standard'),
    /** Whether orders of the malls are narrowed by year. */
    yearFilter: flag(false),
    /** The worth of a point, how much of an order points may pay, and whether gifts and cards go before them. */
    pointFen: z._default(z.int().check(z.gte(1), z.lte(100_000)), 100),
    pointsPercent: z._default(z.int().check(z.gte(0), z.lte(100)), 100),
    giftsAndCardsFirst: flag(true),
    holdMinutes: z._default(z.int().check(z.gte(5), z.lte(120)), 30),
    /** When a parcel counts as received, and a purchase can no longer be cancelled. */
    confirmDays: z._default(z.int().check(z.gte(1), z.lte(60)), 10),
    /** How the part paid in money is invoiced; `{amount}` stands for it. Absent: nothing is said. */
    invoiceNote: z.optional(Bilingual),
  }),
  /** Which privacy policy its people agree to, and where links to it lead. */
  privacyText: z._default(z.enum(PRIVACY_VARIANTS), 'standard'),
  surveyGate: flag(false),
};

/** Where a person is signed in at the partner's, and the words said there. */
const PartnerSite = z.object({
  callbackUrl: z.string(),
  /** The pages of the partner's that may be asked for. */
  pages: z._default(z.array(z.string().check(z.regex(PAGE_NAME))).check(z.minLength(1)), ['home']),
  /** Free fields both sides have agreed to send along. */
  field1: z._default(z.string(), ''),
  field2: z._default(z.string(), ''),
  field3: z._default(z.string(), ''),
});
export type PartnerSite = z.output<typeof PartnerSite>;

const privateFields = {
  partner: z.optional(PartnerSite),
  feedback: group({
    /** When the 24 hours until an answer run on a working day; by default all of them count. */
    serviceHours: z._default(z.object({ from: z.string(), to: z.string() }).check(z.refine(areServiceHours)), {
      from: '00:00',
      to: '24:00',
    }),
  }),
  login: group({
    variant: z._default(z.enum(['standard', 'family', 'partner', 'hospitality']), 'standard'),
    ownPage: flag(false),
    /** Whether the company's own identity provider is one of the ways in, or the only one. */
    sso: flag(false),
    ssoOnly: flag(false),
    wechat: flag(true),
    /** Whether links that the company has signed let its people in. */
    links: flag(true),
    redirectTo: z.optional(z.string()),
    /** Of a family: the company on whose page its people begin who have no session. */
    familyPage: z.optional(z.string()),
    /** Where people without a session are led instead of a login page of ours; an https address. */
    accountPage: z.optional(z.string()),
    /** Which page a forgotten password leads to; `off`: the company keeps the passwords elsewhere. */
    forgot: z._default(z.enum(FORGOT_VARIANTS), 'standard'),
    look: z.optional(LoginLook),
    portal: z.optional(LoginPortal),
    /** `name`: the service people sign up for. Some classes begin to sign up later. */
    campaign: z.optional(
      z.object({
        ...{ name: z.optional(Bilingual), openFrom: Day, openTo: Day, runFrom: Day, runTo: Day },
        ...{ laterClasses: z.optional(z.array(z.int())), laterFrom: z.optional(Day) },
      }),
    ),
  }),
  /** The terms on which a check-up or vaccination elsewhere is paid back. */
  reimbursement: group({
    /** Each person's, each calendar year in which the check-ups were. */
    limitFen: z._default(z.int().check(z.gte(0)), 136_000),
    /** A person with a partner centre within this distance of their city books there. */
    radiusKm: z._default(z.int().check(z.gte(0), z.lte(1_000)), 50),
    /** Above this two different operators approve, the second of finance. */
    fourEyesFen: z._default(z.int().check(z.gte(0)), 100_000),
    /** How long after the check-up a claim may be sent in. */
    withinDays: z._default(z.int().check(z.gte(1), z.lte(730)), 60),
    /** Within how many working days a claim that was sent in is reviewed. */
    reviewWorkingDays: z._default(z.int().check(z.gte(1), z.lte(60)), 5),
    documents: group({
      physical: z._default(z.array(z.enum(DOCUMENT_KINDS)), ['invoice', 'report']),
      vaccine: z._default(z.array(z.enum(DOCUMENT_KINDS)), ['invoice', 'vaccination']),
    }),
    /** Which wording the steps of a claim have. */
    wording: z._default(z.enum(PROGRESS_WORDINGS), 'finance'),
    /** The bank's template: which columns its batch file has, in which order. */
    batchColumns: z._default(z.array(z.enum(BATCH_COLUMNS)).check(z.minLength(1)), [
      'no',
      'accountName',
      'accountNumber',
      'bank',
      'yuan',
      'remark',
    ]),
  }),
  invoice: group({
    /** The kinds of invoice its people may ask for (modules/invoice/types.ts). */
    types: z._default(z.array(z.literal([1, 2, 3, 4])).check(z.minLength(1)), [1, 2, 3, 4]),
  }),
  handbooks: z._default(z.array(Handbook), []),
  menuRules: z._default(z.array(MenuRule), []),
  bookingWindows: z._default(z.array(BookingWindow), []),
};

/** The browser's part of the configuration. */
export const PublicConfig = z.object(publicFields);
export type PublicConfig = z.output<typeof PublicConfig>;

export const CompanyConfig = z.object({ ...publicFields, ...privateFields });
export type CompanyConfig = z.output<typeof CompanyConfig>;
export type CompanyConfigInput = z.input<typeof CompanyConfig>;
