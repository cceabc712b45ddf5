import { MOST_FEEDBACK, MOST_FEEDBACK_A_DAY } from '#contract/calls/feedback';
import type { Payload } from '#contract/call';
import type { OpsRegistry } from '#contract/ops/registry';
import { dataOf } from '../answers.ts';
import { CROWD_COMPANY } from '../crowd.ts';
import { someone } from '../examined.ts';
import { makeFeedback, makeService } from '../feedback.ts';
import type { TestPortal } from '../portal.ts';
import { query, refused, serviceOf, type Asked, type Refusals } from './refusal.ts';

const companyId = CROWD_COMPANY;
const reason = '员工来电核实';

const saying = async (portal: TestPortal, content: string): Promise<Asked> => {
  const who = await someone(portal);
  return refused(portal, 'AddFeedback', { userGuid: who.guid, templateId: -1, content }, who.token);
};
const answering = async (portal: TestPortal, lastSeen: number, state = 'open'): Promise<Asked> => {
  const feedbackId = await makeFeedback(portal, { personGuid: (await someone(portal)).guid });
  if (state === 'closed') {
    const close = { companyId, feedbackId, lastSeen: 1, reason };
    dataOf(await portal.call('OpsFeedbackClose', close, { session: await portal.operator('support') }));
  }
  const wish = { companyId, feedbackId, lastSeen, content: '您好，周日也可预约' };
  return refused(portal, 'OpsFeedbackAnswer', wish, await portal.operator('support'));
};

export const feedbackRefusals: Refusals = {
  feedbackNotOpen: async (portal) => {
    const who = await portal.login('hilton', 'emp');
    const service = await serviceOf(portal, who.user.CompanyId);
    const own = { userGuid: who.user.CustomerGuid };
    return refused(portal, 'MyFeedback', own, who, (language) => ({ service: service(language) }));
  },
  feedbackEmpty: (portal) => saying(portal, '  '),
  feedbackTooLong: (portal) => saying(portal, '好'.repeat(MOST_FEEDBACK + 1)),
  feedbackPerDay: async (portal) => {
    const who = await someone(portal);
    for (let sent = 0; sent < MOST_FEEDBACK_A_DAY; sent += 1) await makeFeedback(portal, { personGuid: who.guid });
    const wish = { userGuid: who.guid, templateId: -1, content: '希望周日也能预约' } as const;
    return refused(portal, 'AddFeedback', wish, who.token, { most: MOST_FEEDBACK_A_DAY });
  },
  feedbackLong: async (portal) => {
    const who = await someone(portal);
    const feedbackId = await makeFeedback(portal, { personGuid: who.guid });
    await query(portal, 'UPDATE feedback SET last_no = 200 WHERE feedback_id = $1', [feedbackId]);
    const wish = { userGuid: who.guid, feedbackId, content: '还有一点补充' };
    return refused(portal, 'ReplyFeedback', wish, who.token);
  },
  feedbackMoved: (portal) => answering(portal, 0),
  feedbackFinished: (portal) => answering(portal, 2, 'closed'),
  assigneeUnknown: async (portal) => {
    const feedbackId = await makeFeedback(portal, { personGuid: (await someone(portal)).guid });
    const wish = { companyId, feedbackId, operatorId: 987_654 };
    return refused(portal, 'OpsFeedbackAssign', wish, await portal.operator('support'));
  },
};

type Grant = Payload<OpsRegistry['OpsServiceGrant']>;
const granting = async (portal: TestPortal, change: Partial<Grant>): Promise<Asked> => {
  const sql = 'SELECT employee_no AS no FROM person WHERE company_id = $1 AND employee_no IS NOT NULL LIMIT 1';
  const [{ no: employeeNo } = { no: '' }] = await query<{ no: string }>(portal, sql, [companyId]);
  const wish: Grant = {
    ...{ companyId, employeeNo, name: '口袋医生', nameEng: 'Pocket doctor', reason },
    ...{ from: '2026-06-10', to: '2027-06-09', useKind: 'code', use: 'KD-1' },
    ...change,
  };
  return refused(portal, 'OpsServiceGrant', wish, await portal.operator('support'));
};
const revealing = async (portal: TestPortal, wish: Partial<Parameters<typeof makeService>[1]>): Promise<Asked> => {
  const who = await someone(portal);
  const serviceId = await makeService(portal, { personGuid: who.guid, ...wish });
  return refused(portal, 'RevealServiceCode', { userGuid: who.guid, serviceId }, who.token);
};

export const serviceRefusals: Refusals = {
  serviceWithoutCode: (portal) => revealing(portal, { use: { kind: 'booking' } }),
  serviceNotUsable: (portal) => revealing(portal, { from: '2025-01-01', to: '2025-12-31' }),
  serviceEnded: async (portal) => {
    const serviceId = await makeService(portal, { personGuid: (await someone(portal)).guid });
    const [wish, support] = [{ companyId, serviceId, reason }, await portal.operator('support')];
    dataOf(await portal.call('OpsServiceEnd', wish, { session: support }));
    return refused(portal, 'OpsServiceEnd', wish, support);
  },
  employeeUnknown: (portal) => granting(portal, { employeeNo: 'nobody' }),
  serviceTerm: (portal) => granting(portal, { to: '2026-06-09' }),
  serviceUse: (portal) => granting(portal, { useKind: 'link', use: 'http://portal.example' }),
};
