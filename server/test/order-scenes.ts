import type pg from 'pg';
import type { CallName } from '#contract/registry';
import { transact } from '../src/db/transact.ts';
import { sealDetails, sealTitle } from '../src/modules/invoice/index.ts';
import { setAccountScene } from './account-scenes.ts';
import { setClaimScene } from './claim-scenes.ts';
import { MINUTE } from './clock.ts';
import type { SignedIn, TestPortal } from './portal.ts';
import { setCardScene } from './card-scenes.ts';
import { setMallScene } from './mall-call-scenes.ts';
import { setQuestionnaireScene } from './questionnaires.ts';
import { learnedOf } from './registry-learned.ts';
import { setMessagingScene } from './messaging-scenes.ts';
import { setPasswordScene } from './password-scenes.ts';
import { setPreviewScene } from './preview.ts';
import { setSsoScene } from './sso-scenes.ts';
import { setReportScene } from './report-scenes.ts';
import { setUploadScene } from './upload-scenes.ts';
import { setRiskScene } from './risk.ts';

type Scene = 'closed' | 'toPay' | 'booked' | 'changeHeld' | 'examined' | 'invoiced';

/** The state of the actor's order a call needs, so that its sample is answered. */
const SCENES: Partial<Record<CallName, Scene>> = {
  ExamSetBrief: 'closed',
  AddExamOrder: 'closed',
  AskErasure: 'closed',
  BeginPayWeb: 'toPay',
  QrWeixinPay: 'toPay',
  WechatH5UnifiedOrder: 'toPay',
  WeixinJsApiPay: 'toPay',
  GuanAiTongPay: 'toPay',
  CheckedPayStatus: 'toPay',
  CancelExamOrder: 'booked',
  DropOrderChange: 'changeHeld',
  SaveOrderInvoice: 'toPay',
  SaveEvaluationInfo: 'examined',
  GetInvoiceFile: 'invoiced',
};

const STATUS: Record<Scene, number> = { closed: 40, toPay: 10, booked: 20, changeHeld: 20, examined: 30, invoiced: 30 };

/** Puts the actor's order where the call finds it, past the rules of how it would get there. */
export async function setScene(stage: TestPortal, who: SignedIn, call: CallName): Promise<void> {
  await setAccountScene(stage, who, call);
  await setCardScene(stage, who, call);
  await setClaimScene(stage, who, call);
  await setMallScene(stage, who, call);
  await setReportScene(stage, who, call);
  await setPasswordScene(stage, call);
  setMessagingScene(stage, call);
  await setSsoScene(stage, call);
  await setPreviewScene(stage, call);
  await setUploadScene(stage, who, call);
  await setQuestionnaireScene(stage, who, call);
  await setRiskScene(stage, who, call);
  const { portal, clock } = stage;
  const scene = SCENES[call];
  if (!scene) return;
  const { orderId, segmentId } = learnedOf(who);
  const heldUntil = new Date(clock.now().getTime() + 30 * MINUTE);
  const client = await portal.database.pool.connect();
  try {
    await client.query('BEGIN');
    // the owner may set aside what no request can: which state follows which
    await client.query(`SET LOCAL session_replication_role = replica`);
    await standAside(client, who.user.CustomerGuid, orderId);
    const toPay = scene === 'toPay';
    await client.query(
      `UPDATE exam_order SET status = $2, closed_as = CASE WHEN $2 = 40 THEN 'cancelled' END, held_until = $3,
         price_fen = company_fen + $4, self_fen = $4 WHERE order_id = $1`,
      [orderId, STATUS[scene], toPay ? heldUntil : null, toPay || scene === 'invoiced' ? 100 : 0],
    );
    if (STATUS[scene] < 30)
      await client.query('UPDATE segment SET booked = booked + 1 WHERE segment_id = $1', [segmentId]);
    await client.query('DELETE FROM evaluation WHERE order_id = $1', [orderId]);
    await client.query('DELETE FROM order_invoice WHERE order_id = $1', [orderId]);
    if (scene === 'changeHeld') {
      await client.query(
        `INSERT INTO order_change SELECT company_id, nextval('change_number'), order_id, 'held', center_id, segment_id,
           book_date, book_time, '{}', '{}', price_fen + 100, company_fen, report_type, delivery, address_id, traffic_id, $2, $2
         FROM exam_order WHERE order_id = $1`,
        [orderId, heldUntil],
      );
    }
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  if (scene === 'invoiced') await issueInvoice(stage, who, orderId);
}

/** An electronic invoice that has been made out and sent. */
export const issueInvoice = ({ portal }: TestPortal, { user }: SignedIn, orderId: number): Promise<unknown> =>
  transact({ portal, company: { companyId: user.CompanyId } }, async (ctx) => {
    const key = await portal.keyring.companyKey(ctx);
    await ctx.db
      .insertInto('order_invoice')
      .values({
        ...{ company_id: user.CompanyId, order_id: orderId, invoice_type: 1, category: 2 },
        title: sealTitle(key, orderId, user.Name),
        details: sealDetails(key, orderId, { invoiceEmail: 'a@demo.example' }),
        ...{ asked_on: '2026-05-01', state: 'sent', amount_fen: 100, number: `2699${orderId}` },
        ...{ issued_on: '2026-05-20', sent_on: '2026-05-20' },
      })
      .execute();
  });

/** Whatever is live of the person is closed first, its seat free. */
async function standAside(client: pg.PoolClient, personGuid: string, orderId: number): Promise<void> {
  await client.query(
    `UPDATE segment s SET booked = booked - 1 FROM exam_order o
     WHERE o.segment_id = s.segment_id AND o.person_guid = $1 AND o.status IN (10, 20)`,
    [personGuid],
  );
  await client.query(
    `UPDATE exam_order SET status = 40, held_until = NULL, closed_as = 'cancelled'
     WHERE person_guid = $1 AND status IN (10, 20)`,
    [personGuid],
  );
  await client.query(
    `UPDATE payment SET state = 'closed' WHERE subject = 'exam' AND subject_id = $1 AND state = 'open'`,
    [orderId],
  );
  await client.query(`UPDATE order_change SET state = 'dropped' WHERE order_id = $1 AND state = 'held'`, [orderId]);
}
