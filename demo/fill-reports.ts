import { createHash, randomBytes } from 'node:crypto';
import type { ReportDocument } from '#contract/schemas/report-document';
import { RELATIVE_CONSENT_VERSION } from '#contract/calls/reports';
import type { CompanyKey } from '../server/src/db/keyring.ts';
import { sealDocument } from '../server/src/modules/reports/index.ts';
import { deliveredCatalogue } from '../server/src/ports/exam-reports/catalogue.ts';
import { modelReport } from '../server/src/ports/exam-reports/model.ts';
import { tendenciesOf } from '../server/src/ports/exam-reports/tendencies.ts';
import { plusDays } from './days.ts';
import type { FillCtx } from './fill-people.ts';
import { isStaff } from './fill-staff.ts';
import { STORIES } from './reports/stories.ts';
import type { DemoPerson } from './types.ts';

const PUBLISHER = '周晴';
const REPORT_AFTER = 9;
/** So many rows are put in by one statement. */
const AT_ONCE = 50;

interface PastOrder {
  order_id: number;
  person_guid: string;
  plan_id: number;
  book_date: string;
}

/** A report for every past check-up of these people, and the consent of the relative whose reports can be read. */
export async function fillReports(ctx: FillCtx, people: readonly DemoPerson[], key: CompanyKey): Promise<void> {
  const known = new Map<string, number>();
  const reports = (await withoutReport(ctx)).flatMap((order) => {
    const person = people.find(({ guid }) => guid === order.person_guid);
    if (!person) return [];
    const at = known.get(person.guid) ?? 0;
    known.set(person.guid, at + 1);
    return [{ order, person, at }];
  });
  for (let from = 0; from < reports.length; from += AT_ONCE)
    await insertReports(ctx, key, reports.slice(from, from + AT_ONCE));
  for (const { order, person } of reports)
    if (person.relationOf) await fillConsent(ctx, person.guid, person.relationOf, publishedAt(order));
}

/** Orders that say a report is ready while none is there. */
const withoutReport = ({ db, company }: FillCtx): Promise<PastOrder[]> =>
  db
    .selectFrom('exam_order as o')
    .select(['o.order_id', 'o.person_guid', 'o.plan_id', 'o.book_date'])
    .where('o.company_id', '=', company.companyId)
    .where('o.status', '=', 35)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report as r')
            .select('r.order_id')
            .whereRef('r.company_id', '=', 'o.company_id')
            .whereRef('r.order_id', '=', 'o.order_id'),
        ),
      ),
    )
    .orderBy('o.book_date')
    .orderBy('o.order_id')
    .execute();

const publishedAt = ({ book_date }: PastOrder): Date => new Date(`${plusDays(book_date, REPORT_AFTER)}T10:00:00+08:00`);

/** Who no longer signs in and has been examined hundreds of times has short ones. */
export function documentOf(person: DemoPerson, day: string, at: number): ReportDocument {
  const whole = deliveredCatalogue();
  const catalogue = person.account || person.relationOf ? whole : whole.slice(0, 1);
  const story = STORIES[storyOf(person)] ?? (isStaff(person) ? tendenciesOf(person, at) : {});
  return modelReport(person, day, at, story, catalogue);
}

const storyOf = ({ account, relation }: DemoPerson): string =>
  account?.login ?? (relation === 'parent' ? 'mother' : '');

interface Filled {
  order: PastOrder;
  person: DemoPerson;
  at: number;
}

async function insertReports({ db, company }: FillCtx, key: CompanyKey, reports: readonly Filled[]): Promise<void> {
  const { companyId: company_id } = company;
  const rows = reports.map(({ order }) => ({
    ...{ company_id, order_id: order.order_id, person_guid: order.person_guid, plan_id: order.plan_id },
    ...{ year: Number(order.book_date.slice(0, 4)), exam_day: order.book_date },
    ...{ state: 'published' as const, version: 1, published_at: publishedAt(order) },
  }));
  const versions = reports.map(({ order, person, at }) => ({
    ...{ company_id, order_id: order.order_id, version: 1, file_id: null, by_name: PUBLISHER, reason: '' },
    at: publishedAt(order),
    document: sealDocument(key, { order_id: order.order_id, version: 1 }, documentOf(person, order.book_date, at)),
  }));
  await db.insertInto('report').values(rows).execute();
  await db.insertInto('report_version').values(versions).execute();
}

/** Given at a link that is gone. */
async function fillConsent(ctx: FillCtx, person_guid: string, viewer_guid: string, at: Date): Promise<void> {
  const hash = (): Buffer => createHash('sha256').update(randomBytes(16)).digest();
  await ctx.db
    .insertInto('report_consent')
    .values({
      ...{ company_id: ctx.company.companyId, person_guid, viewer_guid, state: 'given', lang: 'zh-cn' },
      ...{ text_version: RELATIVE_CONSENT_VERSION, token_hash: hash(), code_hash: hash() },
      ...{ asked_at: at, expires_at: at, given_at: at, ended_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
