import type { ReportDocument } from '#contract/schemas/report-document';
import { RELATIVE_CONSENT_VERSION } from '#contract/calls/reports';
import { orderNumber } from '#contract/rules/order-number';
import { transact } from '../src/db/transact.ts';
import { modelReport, type Story } from '../src/ports/exam-reports/model.ts';
import { tokenHash } from '../src/modules/identity/index.ts';
import { personRow, unsealed } from '../src/modules/people/index.ts';
import { phoneColumns } from '../src/modules/people/set-phone.ts';
import { codeHash } from '../src/modules/reports/consents/consents.ts';
import { orderOf, publishReport } from '../src/modules/reports/publish.ts';
import { DAY } from './clock.ts';
import type { TestPortal } from './portal.ts';

type Stage = Pick<TestPortal, 'portal'>;

interface WantedOrder {
  companyId: number;
  personGuid: string;
  /** Who booked it; absent, the person. */
  userGuid?: string;
  day?: string;
  status?: number;
}

export interface ExaminedOrder {
  companyId: number;
  orderId: number;
  orderNo: string;
  personGuid: string;
  day: string;
}

const EXAM_DAY = '2026-05-20';

/** A check-up that was done, put there past the rules of how it would get there. */
export async function makeExamined({ portal }: Stage, wanted: WantedOrder): Promise<ExaminedOrder> {
  const { companyId, personGuid, userGuid = personGuid, day = EXAM_DAY, status = 30 } = wanted;
  const createdAt = new Date(`${day}T00:00:00Z`);
  const { rows } = await portal.database.pool.query<{ id: number }>(
    `INSERT INTO exam_order (company_id, order_id, user_guid, person_guid, plan_id, set_id, center_id, segment_id, book_date,
       book_time, status, price_fen, company_fen, self_fen, report_type, source_type, created_at, closed_as)
     SELECT $1, nextval('order_number') * 10000, $2, $3, (SELECT min(plan_id) FROM plan WHERE company_id = $1 AND plan_id = 980),
       (SELECT min(set_id) FROM exam_set), (SELECT min(center_id) FROM center), 0, $4, '08:00–08:30', $5, 0, 0, 0, 'electronic', 1, $6, CASE WHEN $5 = 40 THEN 'cancelled' END
     RETURNING order_id AS id`,
    [companyId, userGuid, personGuid, day, status, createdAt],
  );
  const orderId = Number(rows[0]?.id);
  return { companyId, orderId, orderNo: orderNumber(orderId, createdAt), personGuid, day };
}

/** A report that can be published for anybody of that sex. */
export const documentFor = (
  personGuid: string,
  {
    day = EXAM_DAY,
    at = 0,
    gender = 'male',
    story = {},
  }: { day?: string; at?: number; gender?: 'male' | 'female'; story?: Story } = {},
): ReportDocument => modelReport({ guid: personGuid, gender }, day, at, story);

/** A published report of a year, as an operator would have published it. */
export async function makeReport(
  stage: Stage,
  wanted: WantedOrder & { at?: number; gender?: 'male' | 'female'; story?: Story; document?: ReportDocument },
): Promise<ExaminedOrder> {
  const order = await makeExamined(stage, wanted);
  const document = wanted.document ?? documentFor(wanted.personGuid, { ...wanted, day: order.day });
  await transact({ portal: stage.portal, company: { companyId: order.companyId } }, async (ctx) => {
    const found = await orderOf(ctx, order.orderNo);
    await publishReport(ctx, { order: found, orderNo: order.orderNo, document, byName: '周晴', reason: '首次发布' });
  });
  return order;
}

export const CONSENT_TOKEN = 'sampleTokenOfConsent00';
export const CONSENT_CODE = '135790';

/** A relative's consent to a person, past the SMS. */
export async function setConsent(
  { portal, clock }: TestPortal,
  pair: { companyId: number; personGuid: string; viewerGuid: string },
  state: 'asked' | 'given' | 'refused' | 'withdrawn' = 'given',
  token = CONSENT_TOKEN,
): Promise<void> {
  const own = { company_id: pair.companyId, person_guid: pair.personGuid, viewer_guid: pair.viewerGuid };
  const now = clock.now();
  await transact({ portal, company: { companyId: pair.companyId } }, ({ db }) =>
    db
      .insertInto('report_consent')
      .values({
        ...{ ...own, state, lang: 'zh-cn', text_version: RELATIVE_CONSENT_VERSION, tries: 0 },
        ...{ token_hash: tokenHash(token), code_hash: codeHash(portal, own, CONSENT_CODE) },
        ...{ asked_at: now, expires_at: new Date(now.getTime() + DAY), given_at: state === 'asked' ? null : now },
        ended_at: null,
      })
      .execute(),
  );
}

/** Whose reports they are, as the report service knows them. */
export const idCardOf = (
  { portal }: TestPortal,
  { companyId, personGuid }: { companyId: number; personGuid: string },
): Promise<{ idCard: string; phone: string; gender: 'male' | 'female' }> =>
  transact({ portal, company: { companyId } }, async (ctx) => {
    const row = await personRow(ctx, personGuid);
    const key = await portal.keyring.companyKey(ctx);
    return { idCard: unsealed(key, row, 'id_number'), phone: unsealed(key, row, 'phone'), gender: row.gender };
  });

/** As if the person had this number. */
export const givePhone = (
  { portal, clock }: TestPortal,
  { companyId, personGuid, phone }: { companyId: number; personGuid: string; phone: string },
): Promise<unknown> =>
  transact({ portal, company: { companyId } }, async (ctx) => {
    const columns = phoneColumns(
      await portal.keyring.companyKey(ctx),
      personGuid,
      phone,
      new Date(clock.now().getTime() - 30 * DAY),
    );
    return ctx.db.updateTable('person').set(columns).where('person_guid', '=', personGuid).execute();
  });
