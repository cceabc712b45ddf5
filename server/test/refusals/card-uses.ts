import type { Payload } from '#contract/call';
import { MOST_SHEET_CHARACTERS } from '#contract/ops/cards';
import type { OpsRegistry } from '#contract/ops/registry';
import { CARD_PLAN, makeCardPlan } from '../card-plan.ts';
import { makeCard } from '../cards.ts';
import { CROWD_COMPANY } from '../crowd.ts';
import { someone } from '../examined.ts';
import { sendFile } from '../files.ts';
import { item, tryIn } from '../mall-scenes.ts';
import { makeMoneyCard, makeProduct } from '../mall.ts';
import type { TestPortal } from '../portal.ts';
import { makeSeats, orderFor } from '../seats.ts';
import { query, refused, type Asked, type Refusals } from './refusal.ts';

const reason = '员工来电核实';
const companyId = CROWD_COMPANY;
type Batch = Payload<OpsRegistry['OpsCardIssue']>['batch'];
const BATCH: Batch = {
  ...{ name: { zh: '洁牙卡', en: 'Dental card' }, purpose: 'dental', uses: 1 },
  ...{ validFrom: '2026-06-10', validTo: '2026-12-31' },
};
const issuing = async (portal: TestPortal, change: Partial<Batch>, blanks = {}): Promise<Asked> => {
  const wish = { companyId, batch: { ...BATCH, ...change }, count: 1, reason };
  return refused(portal, 'OpsCardIssue', wish, await portal.operator('finance'), blanks);
};

/** A check-up of the plan that is booked with a card, with this one or none. */
async function booking(portal: TestPortal, purpose?: 'dental'): Promise<Asked> {
  const known = await query(portal, 'SELECT FROM plan WHERE company_id = $1 AND plan_id = $2', [companyId, CARD_PLAN]);
  if (known.length === 0) await makeCardPlan(portal);
  const who = await someone(portal);
  const card = purpose && (await makeCard(portal, companyId, { owner_guid: who.guid, purpose }));
  const seats = await makeSeats(portal.portal.database.pool, 1);
  const order = { ...orderFor({ userGuid: who.guid }, seats), bookingId: CARD_PLAN };
  return refused(portal, 'AddExamOrder', { ...order, ...(card && { assetId: card.cardId }) }, who.token);
}

export const cardUseRefusals: Refusals = {
  cardNeeded: (portal) => booking(portal),
  cardNotForPlan: (portal) => booking(portal, 'dental'),
  cardShort: async (portal) => {
    const shop = tryIn(portal);
    const [who, id] = [await shop.somebody(), await makeProduct(portal)];
    const { cardId: assetId } = await makeMoneyCard(portal, who.guid, 10_00);
    const Split = { gifts: [], cards: [{ assetId, fen: 10_01 }], points: 0 };
    return { ask: (language) => shop.buy(who, [item(id)], { Split }, language) };
  },
  cardMoveRefused: async (portal) => {
    const { cardId } = await makeCard(portal, companyId);
    const wish = { companyId, cardId, move: 'resume', reason } as const;
    return refused(portal, 'OpsCardMove', wish, await portal.operator('support'));
  },
  cardRowsBad: async (portal) => {
    const wish = { companyId, batch: BATCH, sheet: '账号\n', reason };
    return refused(portal, 'OpsCardAssign', wish, await portal.operator('finance'));
  },
  cardDays: (portal) => issuing(portal, { validTo: '2026-06-09' }),
  cardValueNeeded: (portal) => issuing(portal, { purpose: 'mall' }),
  badInput: (portal) => issuing(portal, { planId: 987_654 }, { field: 'planId' }),
  sheetLong: async (portal) => {
    const finance = await portal.operator('finance');
    const bytes = Buffer.from('YF10001,陈思远\n'.repeat(MOST_SHEET_CHARACTERS / 10));
    const sent = { call: 'OpsCardSheetText', bytes, name: 'a.csv' } as const;
    return {
      ask: (language) => sendFile(portal, finance, { ...sent, language }),
      blanks: () => ({ most: MOST_SHEET_CHARACTERS }),
    };
  },
};
