import { addDays, dayInShanghai } from '#contract/rules/day';
import { EMAIL_CODE, NEW_EMAIL, PHONE_CODE, confirmSessions, setAccountScene } from '../account-scenes.ts';
import { dataOf } from '../answers.ts';
import { CROWD_COMPANY } from '../crowd.ts';
import { bookOrder } from '../ops-stage.ts';
import { makeErasure } from '../personal-data-scenes.ts';
import type { TestPortal } from '../portal.ts';
import { confirmed, query, refused, type Asked, type Refusals } from './refusal.ts';

const companyId = CROWD_COMPANY;
const reason = '本人来电确认';

/** A person with a copy that is waiting, or has gone on to these states. */
async function copying(portal: TestPortal, ...states: string[]) {
  const who = await confirmed(portal);
  const { copyId } = dataOf(await portal.call('AskDataCopy', { userGuid: who.guid }, { session: who.token }));
  for (const state of states) await query(portal, `UPDATE task SET ${state} WHERE task_id = $1`, [copyId]);
  return { who, copyId };
}
/** A person's request that an operator carries out. */
async function erasing(portal: TestPortal, personGuid: string, { daysAgo = 16, state = 'asked' } = {}): Promise<Asked> {
  const requestId = await makeErasure(portal, { companyId, personGuid }, daysAgo);
  const [wish, admin] = [{ companyId, requestId, reason }, await portal.operator('admin')];
  if (state === 'declined') dataOf(await portal.call('OpsErasureDecline', wish, { session: admin }));
  return refused(portal, 'OpsErasureDo', wish, admin);
}
const UNFINISHED = {
  'zh-cn': '有尚未完成的预约订单，请先完成或取消',
  'en-us': 'a booking is not finished; complete or cancel it first',
};

export const ownDataRefusals: Refusals = {
  copyUnderWay: async (portal) => {
    const { who } = await copying(portal);
    return refused(portal, 'AskDataCopy', { userGuid: who.guid }, who.token);
  },
  copiesUsedUp: async (portal) => {
    const who = await confirmed(portal);
    for (let made = 0; made < 3; made += 1) {
      dataOf(await portal.call('AskDataCopy', { userGuid: who.guid }, { session: who.token }));
      await query(portal, `UPDATE task SET state = 'cancelled', ended_at = $2 WHERE created_by = $1`, [
        ...[`person:${who.guid}`, portal.clock.now()],
      ]);
    }
    return refused(portal, 'AskDataCopy', { userGuid: who.guid }, who.token, { most: 3 });
  },
  copyNotReady: async (portal) => {
    const { who, copyId } = await copying(portal);
    return refused(portal, 'GetDataCopy', { copyId }, who.token);
  },
  copyGone: async (portal) => {
    const old = `state = 'done', ended_at = created_at - interval '8 days', result_file = task_id`;
    const { who, copyId } = await copying(portal, `state = 'running'`, old);
    return refused(portal, 'GetDataCopy', { copyId }, who.token);
  },
  erasureBlocked: async (portal) => {
    const { member } = await bookOrder(portal);
    await query(portal, 'UPDATE session SET confirmed_at = $1', [portal.clock.now()]);
    return refused(portal, 'AskErasure', { userGuid: member.guid }, member.token, (language) => ({
      what: UNFINISHED[language],
    }));
  },
  erasureAsked: async (portal) => {
    const who = await confirmed(portal);
    await makeErasure(portal, { companyId, personGuid: who.guid }, 1);
    return refused(portal, 'AskErasure', { userGuid: who.guid }, who.token);
  },
  noErasure: async (portal) => {
    const who = await confirmed(portal);
    return refused(portal, 'WithdrawErasure', { userGuid: who.guid }, who.token);
  },
  erasureCooling: async (portal) => {
    const { guid } = await confirmed(portal);
    const date = addDays(dayInShanghai(portal.clock.now()), 14);
    return { ...(await erasing(portal, guid, { daysAgo: 1 })), blanks: () => ({ date }) };
  },
  erasureHeldUp: async (portal) => {
    const { member } = await bookOrder(portal);
    return { ...(await erasing(portal, member.guid)), blanks: (language) => ({ what: UNFINISHED[language] }) };
  },
  alreadyCleared: async (portal) => erasing(portal, (await confirmed(portal)).guid, { state: 'declined' }),
};

/** A person with a phone and an address of their own, to whom a code was just sent. */
async function coded(portal: TestPortal, call: 'ConfirmPhone' | 'ConfirmEmail') {
  const who = await portal.login('demo', 'remote');
  await confirmSessions(portal, who);
  await setAccountScene(portal, who, call);
  return { who, userGuid: who.user.CustomerGuid };
}

export const contactRefusals: Refusals = {
  phoneSame: async (portal) => {
    const { who, userGuid } = await coded(portal, 'ConfirmPhone');
    const own = dataOf(await portal.call('RevealPerson', { customerGuid: userGuid }, { session: who }));
    return refused(portal, 'AskPhoneCode', { userGuid, phone: own.phone }, who);
  },
  smsWrong: async (portal) => {
    const { who, userGuid } = await coded(portal, 'ConfirmPhone');
    return refused(portal, 'ConfirmPhone', { userGuid, code: '000000' }, who);
  },
  phoneCodeGone: async (portal) => {
    const { who, userGuid } = await coded(portal, 'ConfirmPhone');
    await query(portal, 'UPDATE phone_change SET expires_at = $1', [new Date(portal.clock.now().getTime() - 1)]);
    return refused(portal, 'ConfirmPhone', { userGuid, code: PHONE_CODE }, who);
  },
  emailSame: async (portal) => {
    const { who, userGuid } = await coded(portal, 'ConfirmEmail');
    dataOf(await portal.call('ConfirmEmail', { userGuid, code: EMAIL_CODE }, { session: who }));
    return refused(portal, 'AskEmailCode', { userGuid, email: NEW_EMAIL }, who);
  },
  emailCodeWrong: async (portal) => {
    const { who, userGuid } = await coded(portal, 'ConfirmEmail');
    return refused(portal, 'ConfirmEmail', { userGuid, code: '000000' }, who);
  },
  emailCodeGone: async (portal) => {
    const { who, userGuid } = await coded(portal, 'ConfirmEmail');
    await query(portal, 'UPDATE email_change SET expires_at = $1', [new Date(portal.clock.now().getTime() - 1)]);
    return refused(portal, 'ConfirmEmail', { userGuid, code: EMAIL_CODE }, who);
  },
  codesTooMany: async (portal) => {
    const who = await confirmed(portal);
    const wish = { userGuid: who.guid, phone: '19900008123' };
    dataOf(await portal.call('AskPhoneCode', wish, { session: who.token }));
    return refused(portal, 'AskPhoneCode', wish, who.token, { minutes: 1 });
  },
};
