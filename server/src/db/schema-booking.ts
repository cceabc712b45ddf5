import type { Generated, GeneratedAlways } from 'kysely';
import type { RelationKind, StoreStatus } from '#contract/booking';
import type { BookingWindow } from '#contract/company-config';
import type { Bilingual } from '#contract/language';
import type { DeliveryWay, ReportType } from '#contract/orders';
import type { Language } from '#contract/language';
import type { Day, Json } from './columns.ts';

/** What a package or an add-on examines, as shown in its details. */
export interface ExamGroup {
  name: Bilingual;
  items: { name: Bilingual; meaning: Bilingual }[];
}
export interface Review {
  stars: number;
  text: Bilingual;
  day: Day;
}

/** Supply (migration 0005), plans and orders (0006), the working-day calendar (0008). */
export interface BookingTables {
  city: { city_id: number; name: string; name_eng: string; lng: number; lat: number; sort_order: number };
  center: {
    center_id: number;
    city_id: number;
    name: string;
    name_eng: string;
    district: string;
    district_eng: string;
    address: string;
    address_eng: string;
    lng: number;
    lat: number;
    phone: string;
    hours: string;
    hours_eng: string;
    transport: string;
    transport_eng: string;
    introduction: string;
    introduction_eng: string;
    tags: Json<Bilingual[]>;
    photos: Json<string[]>;
    reviews: Json<Review[]>;
    rating: number;
    store_status: StoreStatus;
    docking_method: Generated<number>;
    sign_up: Generated<boolean>;
    sign_up_tips: Generated<string>;
    sign_up_tips_eng: Generated<string>;
    changeable: boolean;
    sort_order: number;
  };
  exam_set: {
    set_id: number;
    name: string;
    name_eng: string;
    summary: string;
    summary_eng: string;
    highlights: Json<Bilingual[]>;
    groups: Json<ExamGroup[]>;
    price_fen: number;
    sex: 'male' | 'female' | null;
    marital: 'single' | 'married' | null;
    min_age: number | null;
    max_age: number | null;
    popular: boolean;
    vip: Generated<boolean>;
    advised_from: number | null;
    advised_to: number | null;
    sort_order: number;
  };
  extra: {
    extra_id: number;
    category: string;
    category_eng: string;
    name: string;
    name_eng: string;
    summary: string;
    summary_eng: string;
    groups: Json<ExamGroup[]>;
    price_fen: number;
    sex: 'male' | 'female' | null;
    marital: 'single' | 'married' | null;
    min_age: number | null;
    max_age: number | null;
    exclusion_group: string | null;
    needs_sets: Generated<number[]>;
    within_sets: Generated<number[]>;
    is_pack: Generated<boolean>;
    sort_order: number;
  };
  extra_pair: { extra_id: number; other_id: number; kind: 'equal' | 'upgrade' };
  extra_suggestion: {
    indicator: string;
    flag: 'low' | 'high' | 'abnormal';
    extra_id: number;
    topic: string;
    topic_eng: string;
    source: string;
    source_eng: string;
    sort_order: number;
  };
  center_set: { center_id: number; set_id: number };
  center_extra: { center_id: number; extra_id: number };
  weekly_pattern: { center_id: number; weekday: number; starts: string; ends: string; capacity: number };
  center_exception: {
    center_id: number;
    day: Day;
    kind: 'rest' | 'team' | 'opensLater';
    team_company: number | null;
    opens_on: Day | null;
  };
  segment: {
    segment_id: Generated<number>;
    center_id: number;
    day: Day;
    starts: string;
    ends: string;
    capacity: number;
    booked: Generated<number>;
  };
  segment_quota: { company_id: number; segment_id: number; quota: number; booked: Generated<number> };
  holiday_year: { year: number; source: 'package' | 'operator' };
  holiday: { day: Day; year: number; kind: 'off' | 'worked'; name: string; name_eng: string };
  plan: {
    company_id: number;
    plan_id: number;
    name: string;
    name_eng: string;
    service_code: string;
    service_get_mode: number;
    windows: Json<BookingWindow[]>;
    exam_from: Day | null;
    exam_to: Day | null;
    for_whom: RelationKind[];
    max_people: number;
    max_extras: number;
    uses: Generated<number>;
    group_exam_order: Generated<boolean>;
    added_way: Generated<number>;
    city_ids: number[] | null;
    sort_order: number;
    version: Generated<number>;
    updated_at: Date | null;
    updated_by: Generated<string>;
    center_ids: number[] | null;
    closed_at: Date | null;
  };
  plan_set: { company_id: number; plan_id: number; set_id: number; company_fen: number; classes: number[] | null };
  address: {
    company_id: number;
    address_id: number;
    person_guid: string;
    recipient_unsealed: string | null;
    phone: Buffer;
    district: string;
    detail: Buffer;
    is_default: boolean;
    recipient: Buffer | null;
    retired_at: Date | null;
    for_one_order: Generated<boolean>;
  };
  exam_order: {
    company_id: number;
    order_id: number;
    user_guid: string;
    person_guid: string;
    plan_id: number;
    set_id: number;
    center_id: number;
    segment_id: number;
    book_date: Day;
    book_time: string;
    status: number;
    price_fen: number;
    company_fen: number;
    self_fen: number;
    held_until: Date | null;
    report_type: ReportType;
    delivery: DeliveryWay | null;
    address_id: number | null;
    traffic_id: number | null;
    source_type: number;
    docking_method: number | null;
    created_at: Date;
    closed_as: 'expired' | 'cancelled' | 'noShow' | null;
    lang: Generated<Language>;
    revision: Generated<number>;
    abnormal_at: Date | null;
    abnormal_reason: Generated<string>;
    is_live: GeneratedAlways<boolean>;
  };
  exam_order_extra: { company_id: number; order_id: number; extra_id: number; price_fen: number };
  order_event: {
    company_id: number;
    order_id: number;
    at: Date;
    kind: string;
    detail: Json<Record<string, unknown>>;
  };
  order_voucher: { company_id: number; order_id: number; code: Buffer; code_index: Buffer };
  booking_draft: { company_id: number; account_id: number; draft: Buffer; updated_at: Date };
}
