import type { OperatorRole } from '#contract/values/operator-roles';
import type { Colors } from '#contract/calls/company';
import type { CompanyConfig } from '#contract/company-config';
import type { Language } from '#contract/language';
import type { Clock } from './clock.ts';
import type { Idempotency } from './db/once.ts';
import type { Keyring } from './db/keyring.ts';
import type { Database } from './db/open.ts';
import type { Imagined } from './db/transact.ts';
import type { InTx } from './db/tx.ts';
import type { Env } from './env.ts';
import type { ProviderName } from './db/columns.ts';
import type { CompanyLookup } from './ports/company-lookup/port.ts';
import type { Email } from './ports/email/port.ts';
import type { ExamProgress } from './ports/exam-progress/port.ts';
import type { ExamReports } from './ports/exam-reports/port.ts';
import type { IdentityProvider } from './ports/identity-provider/port.ts';
import type { InvoiceIssuer } from './ports/invoice-issuer/port.ts';
import type { MessagingApp } from './ports/messaging-app/port.ts';
import type { OnlineDoctor } from './ports/online-doctor/port.ts';
import type { PayProvider } from './ports/pay/types.ts';
import type { Sms } from './ports/sms/port.ts';
import type { Storage } from './ports/storage/port.ts';
import type { Watch } from './watch/open.ts';

/** The outside world, each behind its port; never called inside a transaction, which would hold its locks meanwhile. */
export interface Ports {
  companyLookup: CompanyLookup;
  messagingApp: MessagingApp;
  identityProvider: IdentityProvider;
  invoiceIssuer: InvoiceIssuer;
  examProgress: ExamProgress;
  examReports: ExamReports;
  onlineDoctor: OnlineDoctor;
  pay: Record<ProviderName, PayProvider>;
  sms: Sms;
  email: Email;
  storage: Storage;
}

/** The parts that live as long as the process: made once in portal.ts, reached through every context. */
export interface Portal {
  env: Env;
  database: Database;
  keyring: Keyring;
  clock: Clock;
  ports: Ports;
  watch: Watch;
}

/** Where a request came from, as far as a use case may need to know. */
export interface Client {
  address(): string;
  /** Where the caller reaches us, for ways back from outside. */
  origin(): string;
  /** A browser sends Origin or Sec-Fetch headers; its session is bound to a cookie. */
  isBrowser: boolean;
  /** A browser sent it, from a page that is not ours. */
  isFromOtherSite(): boolean;
  /** The caller's name of itself; it can be anything. */
  userAgent(): string;
  cookie(of?: CookieOf): string | undefined;
  setCookie(secret: string, of?: CookieOf): void;
}

/**
 * Whose session a cookie goes with, the employees' unless said otherwise; or `device`, by which a browser is known again; or
 * `round`, by which one is that has been sent to the messaging app and comes back; or `sso`, by which one is that has gone to sign on elsewhere;
 * or `preview`, by which one is that an operator looks at the portal in.
 */
export type CookieOf = 'portal' | 'ops' | 'device' | 'round' | 'sso' | 'preview';

export interface Company {
  companyId: number;
  code: string;
  name: string;
  nameEng: string;
  hotline: string;
  logo: string;
  colors: Colors;
  config: CompanyConfig;
  version: number;
}

export interface Session {
  token: string;
  tokenHash: Buffer;
  companyId: number;
  accountId: number;
  /** userGuid: who signed in. */
  personGuid: string;
  roleType: string;
  /** Opens the HR area; empty for all other people. */
  roleKey: string;
  employeeType: number;
  employeeClass: number;
  vendorId: number;
  singleSignOn: boolean;
  /** The people one may act for besides oneself. */
  relatives: string[];
}

/** The facts the log and the audit may know of a caller, filled in as they become known. */
export interface Trail {
  companyId: number | undefined;
  /** A mark of the account, never its name. */
  account: string | undefined;
  /** Whose account it is; for the audit alone. */
  personGuid: string | undefined;
  /** The kind of the caller; undefined: not signed in. */
  actor: 'employee' | 'operator' | undefined;
}

/** Lines for a person on duty. Only names, codes and numbers: nothing personal. */
export interface Log {
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** The context every function takes first. */
export interface Ctx {
  portal: Portal;
  now: Clock;
  lang: Language;
  log: Log;
  client: Client;
  /** Under which the log and the audit know this request. */
  requestId: string;
  trail: Trail;
}

export interface CompanyCtx extends Ctx {
  company: Company;
}

/** A signed-in person of a company: the common part of the doors of employees and of HR. */
export interface MemberCtx extends CompanyCtx {
  session: Session;
  idempotency: Idempotency | undefined;
  /** An operator looks at the portal as an imagined person: it is read and nothing else. */
  imagined?: Imagined;
}

/** Each door has a context of its own; `door` keeps one from being passed for another. */
export interface EmployeeCtx extends MemberCtx {
  door: 'employee';
}

export interface HrCtx extends MemberCtx {
  door: 'hr';
}

/** An operator at the console. To change something of a company, the call enters it: `{ ...ctx, company }`. */
export interface OperatorCtx extends Ctx {
  door: 'operator';
  operator: Operator;
  idempotency: Idempotency | undefined;
}

export interface Operator {
  operatorId: number;
  name: string;
  role: OperatorRole;
  tokenHash: Buffer;
}

export type { InTx, Tx } from './db/tx.ts';
/** A company's transaction, with or without a signed-in person: the common part of requests and jobs. */
export type InCompany = InTx<{ portal: Portal; company: { companyId: number } }>;
