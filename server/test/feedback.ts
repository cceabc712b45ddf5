import { FEEDBACK_TEMPLATES, type FeedbackKind } from '#contract/calls/feedback';
import { addDays, dayInShanghai } from '#contract/rules/day';
import type { Portal } from '../src/ctx.ts';
import { transact } from '../src/db/transact.ts';
import { nextId } from '../src/db/next-id.ts';
import { insertEntry } from '../src/modules/feedback/threads.ts';
import { grantService, type NewService } from '../src/modules/services/index.ts';
import { HOUR } from './clock.ts';
import { CROWD_COMPANY } from './crowd.ts';

type Here = { portal: Portal; clock: { now(): Date } };
type Whose = { companyId?: number; personGuid: string };

/** Feedback that waits for an answer, also of a company whose menu has no entry for it. */
export const makeFeedback = (
  { portal, clock }: Here,
  { companyId = CROWD_COMPANY, personGuid, kind = 'suggestion' }: Whose & { kind?: FeedbackKind },
): Promise<number> =>
  transact({ portal, company: { companyId } }, async (ctx) => {
    const at = clock.now();
    const { feedback_id } = await ctx.db
      .insertInto('feedback')
      .values({
        ...{ company_id: companyId, feedback_id: nextId('feedback_number'), person_guid: personGuid },
        ...{ template_id: FEEDBACK_TEMPLATES[kind], state: 'open', lang: 'zh-cn', operator_id: null },
        ...{
          created_at: at,
          updated_at: at,
          asked_at: at,
          promised_at: new Date(at.getTime() + 24 * HOUR),
          last_no: 1,
        },
      })
      .returning('feedback_id')
      .executeTakeFirstOrThrow();
    await insertEntry(ctx, feedback_id, 1, { kind: 'question', operator_id: null, text: '希望周日也能预约' });
    return feedback_id;
  });

let made = 0;

/** A service with a code, from yesterday on for a year unless said otherwise. */
export function makeService(
  { portal, clock }: Here,
  { companyId = CROWD_COMPANY, ...wish }: Whose & Partial<NewService>,
): Promise<string> {
  made += 1;
  const today = dayInShanghai(clock.now());
  return transact({ portal, company: { companyId } }, (ctx) =>
    grantService(ctx, {
      source: `test:${made}`,
      name: { zh: '口袋医生', en: 'Pocket doctor' },
      from: addDays(today, -1),
      to: addDays(today, 365),
      use: { kind: 'code', code: 'KD-7788-9900' },
      ...wish,
    }),
  );
}
