import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultText, type FaultName } from '#contract/faults';
import { LANGUAGES, type Language } from '#contract/language';
import { dataOf, faultOf, textOf } from './answers.ts';
import { makeCard } from './cards.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from './crowd.ts';
import { makeFeedback, makeService } from './feedback.ts';
import { startPortal, type Answer, type TestPortal } from './portal.ts';

/** Refusals of the account centre and of the operators behind it that no other test meets, as both languages say them. */
let portal: TestPortal;
let who: Member;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  who = member;
});
afterAll(() => portal.stop());

const own = (language: Language) => ({ session: who.token, language });
const support = async (language: Language) => ({ session: await portal.operator('support'), language });

const REFUSED: [FaultName, (language: Language) => Promise<Answer>][] = [
  [
    'colleagueUnknown',
    async (language) => {
      const { cardId } = await makeCard(portal, CROWD_COMPANY, { owner_guid: who.guid });
      const gift = { userGuid: who.guid, assetId: cardId, colleague: 'hr', name: '不是她' };
      return portal.call('GiftCard', gift, own(language));
    },
  ],
  [
    'feedbackLong',
    async (language) => {
      const feedbackId = await makeFeedback(portal, { personGuid: who.guid });
      await portal.portal.database.pool.query('UPDATE feedback SET last_no = 200 WHERE feedback_id = $1', [feedbackId]);
      return portal.call('ReplyFeedback', { userGuid: who.guid, feedbackId, content: '还有一点补充' }, own(language));
    },
  ],
  [
    'assigneeUnknown',
    async (language) => {
      const feedbackId = await makeFeedback(portal, { personGuid: who.guid });
      const wish = { companyId: CROWD_COMPANY, feedbackId, operatorId: 987_654 };
      return portal.call('OpsFeedbackAssign', wish, await support(language));
    },
  ],
  [
    'serviceWithoutCode',
    async (language) => {
      const use = { kind: 'booking', url: '/web/plan/self' } as const;
      const serviceId = await makeService(portal, { personGuid: who.guid, use });
      return portal.call('RevealServiceCode', { userGuid: who.guid, serviceId }, own(language));
    },
  ],
  [
    'serviceEnded',
    async (language) => {
      const serviceId = await makeService(portal, { personGuid: who.guid });
      const wish = { companyId: CROWD_COMPANY, serviceId, reason: '员工来电核实' };
      dataOf(await portal.call('OpsServiceEnd', wish, await support(language)));
      return portal.call('OpsServiceEnd', wish, await support(language));
    },
  ],
];

it.each(REFUSED)('%s is refused in both languages', async (fault, provoke) => {
  for (const language of LANGUAGES) {
    const answer = await provoke(language);
    expect(faultOf(answer)).toBe(fault);
    expect(textOf(answer)).toBe(faultText(fault, language));
  }
});

it('whoever has no dental card is told so, in both languages', async () => {
  for (const language of LANGUAGES) {
    const { count, reason } = dataOf(await portal.call('GetTeethCardCount', { customerGuid: who.guid }, own(language)));
    expect(count).toBe(0);
    expect(reason?.text).toBe(faultText('noDentalCard', language));
  }
});
