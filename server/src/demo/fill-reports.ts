import { createHash, randomBytes } from 'node:crypto';
import { RELATIVE_CONSENT_VERSION } from '#contract/reports';
import type { CompanyKey } from '../db/keyring.ts';
import { sealDocument } from '../modules/reports/index.ts';
import { plusDays } from './days.ts';
import type { FillCtx } from './fill-people.ts';
import { modelReport } from './reports/model.ts';
import { STORIES } from './reports/stories.ts';
import type { DemoPerson, DemoTenant } from './types.ts';

const PUBLISHER = '周晴';
const REPORT_AFTER = 9;

/** A report for every past check-up, and the consent of the relative whose reports can be read. */
export async function fillReports(ctx: FillCtx, company: DemoTenant, key: CompanyKey): Promise<void> {
  const { companyId: company_id } = ctx.company;
  const orders = await ctx.db
    .selectFrom('exam_order')
    .select(['order_id', 'person_guid', 'plan_id', 'book_date'])
    .where('company_id', '=', company_id)
    .where('status', '=', 35)
    .orderBy('book_date')
    .execute();
  const known = new Map<string, number>();
  for (const { order_id, person_guid, plan_id, book_date } of orders) {
    const person = company.people.find(({ guid }) => guid === person_guid);
    if (!person) continue;
    const at = known.get(person_guid) ?? 0;
    known.set(person_guid, at + 1);
    const published = new Date(`${plusDays(book_date, REPORT_AFTER)}T10:00:00+08:00`);
    const own = { company_id, order_id };
    await ctx.db
      .insertInto('report')
      .values({
        ...{ ...own, person_guid, plan_id, year: Number(book_date.slice(0, 4)), exam_day: book_date },
        ...{ state: 'published', version: 1, published_at: published },
      })
      .execute();
    const document = modelReport(person, book_date, at, STORIES[storyOf(person)] ?? {});
    await ctx.db
      .insertInto('report_version')
      .values({
        ...{ ...own, version: 1, file_id: null, by_name: PUBLISHER, reason: '', at: published },
        document: sealDocument(key, { order_id, version: 1 }, document),
      })
      .execute();
    if (person.relationOf) await fillConsent(ctx, person.guid, person.relationOf, published);
  }
}

const storyOf = ({ account, relation }: DemoPerson): string =>
  account?.login ?? (relation === 'parent' ? 'mother' : '');

/** Given at a link nobody has any more. */
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
