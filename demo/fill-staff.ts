import { sql } from 'kysely';
import { DEFAULT_BOOKING_ID } from '#contract/schemas/fields';
import { ORDER_STATUS } from '#contract/calls/orders';
import { dayInShanghai } from '#contract/rules/day';
import { HR_CONSENT_VERSION, HR_PURPOSE } from '#contract/rules/hr-consent';
import type { CompanyKey } from '../server/src/db/keyring.ts';
import { normalLogin } from '../server/src/modules/identity/index.ts';
import { takeSeat } from '../server/src/modules/booking/index.ts';
import { issueVoucher } from '../server/src/modules/orders/index.ts';
import { staffClaimsOf } from './claims.ts';
import { plusDays } from './days.ts';
import { nextOf } from './fill-booking.ts';
import { fillClaimList } from './fill-claims.ts';
import { personRow, type FillCtx } from './fill-people.ts';
import { staffOf } from './people.ts';
import { CENTER } from './supply/centers.ts';
import { SET, SETS } from './supply/sets.ts';
import type { DemoPerson, DemoTenant } from './types.ts';

/** The company whose HR sees charts: two hundred people, who need not sign in for them. */
export const STAFF_OF = 'deqin6';
const PEOPLE = 200;
const FIRST_NUMBER = 200;
const LOGIN = 'staff';
export const isStaff = ({ account }: DemoPerson): boolean => account?.login.startsWith(LOGIN) ?? false;

const SURNAMES = [
  '赵',
  '钱',
  '孙',
  '李',
  '周',
  '吴',
  '郑',
  '王',
  '冯',
  '陈',
  '褚',
  '卫',
  '蒋',
  '沈',
  '韩',
  '杨',
  '朱',
  '秦',
  '尤',
  '许',
];
const GIVEN = ['安澜', '知远', '乐宁', '景行', '书瑶', '明哲', '若谷', '清扬', '思齐', '文佳'];
/** Large enough that something can be told of each; two are small, and told together. */
const DEPARTMENTS = [
  '审计部',
  '审计部',
  '审计部',
  '审计部',
  '税务部',
  '税务部',
  '税务部',
  '咨询部',
  '咨询部',
  '咨询部',
];
const SMALL = ['法务部', '董事会办公室'];
const departmentOf = (n: number): string =>
  n % 14 === 7 ? (SMALL[Math.floor(n / 14) % 2] ?? '') : (DEPARTMENTS[n % DEPARTMENTS.length] ?? '');

/** How many of ten have been examined this year, by department; and how many of those let HR read their report. */
const EXAMINED: Readonly<Record<string, number>> = { 审计部: 8, 税务部: 9, 咨询部: 7 };
const isExamined = (n: number): boolean => Math.floor(n / 10 + n * 7) % 10 < (EXAMINED[departmentOf(n)] ?? 5);
const isAuthorizing = (n: number): boolean => n % 8 !== 3;

const people = ({ companyId, code }: DemoTenant): DemoPerson[] => {
  const { employee } = staffOf(companyId, code);
  return Array.from({ length: PEOPLE }, (_, n) =>
    employee(FIRST_NUMBER + n, {
      guid: `5b0d1c9e-7a34-4c11-9f53-0000000${String(FIRST_NUMBER + n).padStart(5, '0')}`,
      name: `${SURNAMES[n % SURNAMES.length]}${GIVEN[Math.floor(n / SURNAMES.length) % GIVEN.length]}`,
      gender: n % 5 < 2 ? 'female' : 'male',
      birthDate: `${1968 + ((n * 11) % 34)}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 27)).padStart(2, '0')}`,
      ...{ city: n % 3 === 0 ? 'shenzhen' : 'guangzhou', login: `${LOGIN}${n}`, consented: false },
      ...{ department: departmentOf(n), employeeNo: `DQ6${String(n).padStart(4, '0')}` },
    }),
  );
};

/** Their check-ups of this year and who lets HR read theirs, in a few statements. Answers with those who were examined. */
export async function fillStaff(
  ctx: FillCtx,
  company: DemoTenant,
  key: CompanyKey,
  passwordHash: string,
): Promise<DemoPerson[]> {
  const staff = people(company);
  const { companyId: company_id } = company;
  await ctx.db
    .insertInto('person')
    .values(staff.map((person) => personRow(ctx, person, key)))
    .execute();
  const accounts = staff.flatMap(({ guid, account }) => (account ? [{ guid, account }] : []));
  await ctx.db
    .insertInto('account')
    .values(
      accounts.map(({ guid, account }) => ({
        ...{ company_id, account_id: account.id, person_guid: guid, password_hash: passwordHash },
        ...{ role_type: account.roleType, role_key: account.roleKey, employee_type: account.employeeType },
        ...{ employee_class: account.employeeClass, vendor_id: account.vendorId, single_sign_on: false },
      })),
    )
    .execute();
  await ctx.db
    .insertInto('account_login')
    .values(
      accounts.map(({ account }) => ({
        ...{ company_id, account_id: account.id, login_index: key.index('login', normalLogin(account.login)) },
      })),
    )
    .execute();
  const examined = staff.filter((_, n) => isExamined(n));
  await fillOrders(ctx, company, examined);
  const others = staff.filter((_, n) => !isExamined(n));
  await fillComing(
    ctx,
    company,
    others.filter((_, n) => n % 3 > 0),
  );
  await fillClaimList(
    ctx,
    staffClaimsOf(
      others.filter((_, n) => n % 3 === 0),
      dayInShanghai(ctx.portal.clock()),
    ),
    key,
  );
  await ctx.db
    .insertInto('consent')
    .values(
      staff
        .filter((_, n) => isExamined(n) && isAuthorizing(n))
        .map(({ guid }, n) => ({
          ...{ company_id, person_guid: guid, purpose: HR_PURPOSE, text_version: HR_CONSENT_VERSION },
          given_at: new Date(ctx.portal.clock().getTime() - (2 + (n % 40)) * 86_400_000),
          ...{ channel: 'web', withdrawn_at: null },
        })),
    )
    .execute();
  return examined;
}

/** From the second week on: the seats of the next days stay free. */
const COMING_FROM = 9;
const COMING_DAYS = 30;
const MOST_COMING = 16;

/** Booked and not examined yet, paid by the company. */
async function fillComing(ctx: FillCtx, company: DemoTenant, people: readonly DemoPerson[]): Promise<void> {
  const now = ctx.portal.clock();
  const today = dayInShanghai(now);
  const free = await ctx.db
    .selectFrom('segment')
    .select(['segment_id', 'center_id', 'day', 'starts', 'ends'])
    .where('center_id', '=', CENTER.zhujiang)
    .where('day', '>=', plusDays(today, COMING_FROM))
    .where('day', '<=', plusDays(today, COMING_FROM + COMING_DAYS))
    .where('capacity', '>', 3)
    .orderBy('day')
    .orderBy('starts')
    .execute();
  const every = Math.max(1, Math.floor(free.length / MOST_COMING));
  const seats = free.filter((_, n) => n % every === 0);
  for (const [n, { guid, gender }] of people.slice(0, MOST_COMING).entries()) {
    const seat = seats[n];
    if (!seat || (await takeSeat(ctx, seat.segment_id)) !== 'taken') continue;
    const own = { company_id: company.companyId, order_id: await nextOf(ctx, 'order_number') };
    const set = SETS.find(({ id }) => id === (gender === 'male' ? SET.careMale : SET.careSingle));
    const fen = set?.priceFen ?? 0;
    const booked = new Date(now.getTime() - (1 + n) * 86_400_000);
    await ctx.db
      .insertInto('exam_order')
      .values({
        ...own,
        ...{ user_guid: guid, person_guid: guid, plan_id: DEFAULT_BOOKING_ID, set_id: set?.id ?? SET.careMale },
        ...{ center_id: seat.center_id, segment_id: seat.segment_id, book_date: seat.day },
        ...{ book_time: `${seat.starts}–${seat.ends}`, status: ORDER_STATUS.booked, held_until: null },
        ...{ price_fen: fen, company_fen: fen, self_fen: 0, report_type: 'electronic', delivery: null },
        ...{ address_id: null, traffic_id: null, source_type: 1, created_at: booked },
        ...{ closed_as: null, abnormal_at: null, abnormal_reason: '' },
      })
      .execute();
    await ctx.db
      .insertInto('order_event')
      .values({ ...own, at: booked, kind: 'placed', detail: '{}' })
      .execute();
    await issueVoucher(ctx, own.order_id);
  }
}

/** Paid by the company, and over: the last are of ten days ago, so that every one has its report. */
async function fillOrders(ctx: FillCtx, company: DemoTenant, examined: readonly DemoPerson[]): Promise<void> {
  const today = dayInShanghai(ctx.portal.clock());
  const orders = examined.map(({ guid, gender }, n) => ({
    ...{ person: guid, day: plusDays(today, -(10 + ((n * 17) % 60))) },
    set: gender === 'male' ? SET.careMale : SET.careSingle,
    center: [CENTER.nanjingRoad, CENTER.guomao][n % 2],
    fen: SETS.find(({ id }) => id === (gender === 'male' ? SET.careMale : SET.careSingle))?.priceFen ?? 0,
  }));
  await sql`
    INSERT INTO exam_order (company_id, order_id, user_guid, person_guid, plan_id, set_id, center_id, segment_id, book_date,
      book_time, status, price_fen, company_fen, self_fen, report_type, source_type, created_at)
    SELECT ${company.companyId}::int, nextval('order_number'), person, person, ${DEFAULT_BOOKING_ID}::int, "set", center, 0,
      day, '08:00–08:30', ${ORDER_STATUS.reportReady}::int, fen, fen, 0, 'electronic', 1, day - 7
    FROM jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) AS o (person uuid, day date, "set" int, center int, fen int)`.execute(
    ctx.db,
  );
}
