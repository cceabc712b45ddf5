import type { Generated } from 'kysely';
import type { Colors } from '#contract/company';
import type { CompanyConfigInput } from '#contract/company-config';
import type { Language } from '#contract/language';
import type { IdType, MaritalStatus } from '#contract/people';
import type { Day, Json } from './columns.ts';
import type { AuditTables } from './schema-audit.ts';
import type { BookingTables } from './schema-booking.ts';
import type { CardTables } from './schema-cards.ts';
import type { ClaimTables } from './schema-claims.ts';
import type { ContentTables } from './schema-content.ts';
import type { FeedbackTables } from './schema-feedback.ts';
import type { HealthTables } from './schema-health.ts';
import type { HrTables } from './schema-hr.ts';
import type { PartnerTables } from './schema-partner.ts';
import type { FileTables } from './schema-files.ts';
import type { InvoiceTables } from './schema-invoice.ts';
import type { SessionTables } from './schema-sessions.ts';
import type { MallTables } from './schema-mall.ts';
import type { MoneyTables } from './schema-money.ts';
import type { OperatorTables } from './schema-operators.ts';
import type { PointsTables } from './schema-points.ts';
import type { ApprovalTables } from './schema-approvals.ts';
import type { PersonalDataTables } from './schema-personal-data.ts';
import type { QuestionnaireTables } from './schema-questionnaires.ts';
import type { ReportTables } from './schema-reports.ts';
import type { SsoTables } from './schema-sso.ts';
import type { UploadTables } from './schema-uploads.ts';
import type { SetupTables } from './schema-setup.ts';
import type { TaskTables } from './schema-tasks.ts';

/** The tables as kysely sees them; a test holds these files against the migrated database. */
export interface Schema
  extends
    BookingTables,
    MoneyTables,
    InvoiceTables,
    FileTables,
    AuditTables,
    TaskTables,
    OperatorTables,
    CardTables,
    ClaimTables,
    FeedbackTables,
    MallTables,
    ContentTables,
    HealthTables,
    HrTables,
    PartnerTables,
    PointsTables,
    ApprovalTables,
    PersonalDataTables,
    ReportTables,
    UploadTables,
    QuestionnaireTables,
    SsoTables,
    SessionTables,
    SetupTables {
  company_code: { code: string; company_id: number };
  company: {
    company_id: number;
    code: string;
    name: string;
    name_eng: string;
    hotline: string;
    logo: string;
    colors: Json<Colors>;
    config: Json<CompanyConfigInput>;
    version: Generated<number>;
  };
  company_key: { company_id: number; key_no: number; wrapped: Buffer; used_from: Generated<Date> };
  menu_group: { company_id: number; group_no: number; type: number; name: string; name_eng: string };
  menu_item: {
    company_id: number;
    item_id: number;
    group_no: number;
    sort_order: number;
    icon: string;
    name: string;
    name_eng: string;
    url: string;
    click_method: string;
    shown_from: Day | null;
    shown_to: Day | null;
  };
  banner: {
    company_id: number;
    lang: string;
    sort_order: number;
    image: string;
    image_small: string;
    action_url: string;
    alt: string;
    title: string;
    body: string;
    button: string;
    shown_from: Day | null;
    shown_to: Day | null;
  };
  campaign: {
    company_id: number;
    sort_order: number;
    target_url: string;
    image_url: string;
    title: string;
    title_eng: string;
    body: string;
    body_eng: string;
    button: string;
    button_eng: string;
    shown_from: Day | null;
    shown_to: Day | null;
  };
  notice: {
    company_id: number;
    notice_id: number;
    tone: 'info' | 'warn';
    title: string;
    title_eng: string;
    body: string;
    body_eng: string;
    url: string;
    shown_from: Day | null;
    shown_to: Day | null;
    sort_order: Generated<number>;
  };
  person: {
    company_id: number;
    person_guid: string;
    name_unsealed: string | null;
    gender: 'male' | 'female';
    birth_date_unsealed: Day | null;
    id_number: Buffer | null;
    id_number_index: Buffer | null;
    phone: Buffer | null;
    phone_index: Buffer | null;
    email: Buffer | null;
    city_id: number;
    city_name: string;
    employee_no: string | null;
    department: string | null;
    updated_at: Date;
    id_type: Generated<IdType>;
    marital_status_unsealed: MaritalStatus | null;
    phone_unconfirmed: Generated<boolean>;
    name: Buffer | null;
    birth_date: Buffer | null;
    marital_status: Buffer | null;
    name_indexes: Buffer[] | null;
    email_confirmed: Generated<boolean>;
    company_phone: Buffer | null;
    company_email: Buffer | null;
    phone_since: Date | null;
  };
  relation: {
    company_id: number;
    person_guid: string;
    relative_guid: string;
    kind: 'spouse' | 'parent' | 'child' | 'other';
  };
  former_relation: {
    company_id: number;
    person_guid: string;
    relative_guid: string;
    kind: 'spouse' | 'parent' | 'child' | 'other';
    removed_at: Date;
  };
  consent: {
    company_id: number;
    person_guid: string;
    purpose: string;
    text_version: string;
    given_at: Date;
    channel: string;
    withdrawn_at: Date | null;
  };
  account: {
    company_id: number;
    account_id: number;
    person_guid: string;
    password_hash: string;
    role_type: string;
    role_key: string;
    employee_type: number;
    employee_class: number;
    vendor_id: number;
    single_sign_on: Generated<boolean>;
    disabled: Generated<boolean>;
    care_mode: Generated<'unset' | 'offered' | 'on' | 'off'>;
    first_entered_at: Date | null;
  };
  account_login: { company_id: number; login_index: Buffer; account_id: number };
  phone_change: {
    company_id: number;
    person_guid: string;
    phone: Buffer;
    code_hash: Buffer;
    tries: Generated<number>;
    expires_at: Date;
  };
  email_change: {
    company_id: number;
    person_guid: string;
    email: Buffer;
    code_hash: Buffer;
    tries: Generated<number>;
    expires_at: Date;
  };
  idempotency: {
    company_id: number;
    account_id: number;
    key: string;
    body_hash: Buffer;
    reply: Buffer | null;
    created_at: Date;
  };
  calendar_feed: { company_id: number; account_id: number; token_hash: Buffer; lang: Language; made_at: Date };
  login_try: {
    bucket: Buffer;
    tries: number;
    window_ends: Date;
    next_at: Date | null;
    succeeded_at: Date | null;
  };
  spent_work: { work_id: Buffer; expires_at: Date };
  sms_quota: { bucket: Buffer; sent_at: Date[]; last_at: Date };
  reset_code: {
    bucket: Buffer;
    code_id: string;
    code_hash: Buffer;
    tries: Generated<number>;
    asked_at: Date;
    expires_at: Date;
    to_send: Buffer | null;
  };
  captcha_pass: { bucket: Buffer; expires_at: Date };
  password_ticket: {
    company_id: number;
    account_id: number;
    code_id: string;
    token_hash: Buffer;
    expires_at: Date;
  };
  captcha: { captcha_id: string; answer_hash: Buffer; expires_at: Date };
}
