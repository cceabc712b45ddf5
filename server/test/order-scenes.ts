import type pg from 'pg';
import type { CallName } from '#contract/registry';
import { transact } from '../src/db/transact.ts';
import { sealDetails, sealTitle } from '../src/modules/invoice/index.ts';
import { setAccountScene } from './account-scenes.ts';
import { setClaimScene } from './claim-scenes.ts';
import { setReportScene } from './report-scenes.ts';
import { MINUTE } from './clock.ts';
import type { SignedIn, TestPortal } from './portal.ts';
import { setCardScene } from './card-scenes.ts';
import { setMallScene } from './mall-call-scenes.ts';
import { learnedOf } from './registry-learned.ts';

type Scene = 'closed' | 'toPay' | 'booked' | 'changeHeld' | 'examined' | 'invoiced';

/** What a call needs the actor's order to be, so that its sample is answered. */
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
