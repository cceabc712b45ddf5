import { FEEDBACK_TEMPLATES } from '#contract/calls/feedback';
import { replyPromise } from '#contract/rules/reply-promise';
import { CompanyConfig } from '#contract/company-config';
import type { CompanyKey } from '../server/src/db/keyring.ts';
import { publishedHolidays } from '../server/src/modules/booking/index.ts';
import { bodyIn } from '../server/src/modules/feedback/index.ts';
import { grantService } from '../server/src/modules/services/index.ts';
import { nextOf } from './fill-booking.ts';
import type { FillCtx } from './fill-people.ts';
import type { DemoFeedback, DemoHeld, DemoTenant } from './types.ts';

const HOUR_MS = 3_600_000;

type Kind = 'question' | 'answer' | 'close';

/** Conversations as they went: asked, answered in time or late, gone on with, closed; without operators only asked. */
export async function fillFeedback(
  ctx: FillCtx,
  { feedback, config }: DemoTenant,
  key: CompanyKey,
  support: number | undefined,
): Promise<void> {
  const { serviceHours } = CompanyConfig.parse(config).feedback;
  const table = publishedHolidays();
  for (const talk of feedback) {
    const feedback_id = await nextOf(ctx, 'feedback_number');
    const own = { company_id: ctx.company.companyId, feedback_id };
    const asked_at = momentOf(ctx, talk.asked);
    const { at: promised_at, provisional } = replyPromise(asked_at, serviceHours, table);
    const said = support === undefined ? [] : spoken(talk);
    const entries = [{ kind: 'question' as Kind, text: talk.question, after: 0 }, ...said].map(
      ({ kind, text, after }, index) => ({
        ...{ ...own, entry_no: index + 1, kind, operator_id: kind === 'question' ? null : (support ?? null) },
        body: key.seal(bodyIn(feedback_id, index + 1), text),
        at: new Date(asked_at.getTime() + after * HOUR_MS),
        ...(kind === 'answer' ? { asked_at, promised_at } : { asked_at: null, promised_at: null }),
      }),
    );
    const last = entries.at(-1);
    const isWaiting = entries.length === 1 || said.at(-1)?.kind === 'question';
    const told_no = entries.findLast(({ kind }) => kind !== 'question')?.entry_no ?? 0;
    const again = isWaiting && last && entries.length > 1 ? replyPromise(last.at, serviceHours, table) : undefined;
    await ctx.db
      .insertInto('feedback')
      .values({
        ...{ ...own, person_guid: talk.person, template_id: FEEDBACK_TEMPLATES[talk.kind], lang: 'zh-cn' },
        state: isWaiting ? (again ? 'reopened' : 'open') : last?.kind === 'close' ? 'closed' : 'answered',
        operator_id: said.length > 0 ? (support ?? null) : null,
        ...{ created_at: asked_at, updated_at: last?.at ?? asked_at },
        asked_at: isWaiting ? (last?.at ?? asked_at) : null,
        promised_at: isWaiting ? (again?.at ?? promised_at) : null,
        provisional: isWaiting && provisional,
        ...{ last_no: entries.length, told_no, seen_no: talk.read ? entries.length : Math.min(1, told_no) },
      })
      .execute();
    await ctx.db.insertInto('feedback_entry').values(entries).execute();
  }
}

const momentOf = ({ portal }: FillCtx, { days = 0, hours = 0 }: DemoFeedback['asked']): Date =>
  new Date(portal.clock().getTime() - (days * 24 + hours) * HOUR_MS);

/** The entries after the question, in hours behind it. */
function spoken({ answer, after = 4, again, closed }: DemoFeedback): { kind: Kind; text: string; after: number }[] {
  if (!answer) return [];
  return [
    { kind: 'answer', text: answer, after },
    ...(again ? [{ kind: 'question' as const, text: again, after: after + 2 }] : []),
    ...(closed ? [{ kind: 'close' as const, text: closed, after: after + 6 }] : []),
  ];
}

export async function fillHeld(ctx: FillCtx, held: DemoHeld[]): Promise<void> {
  for (const { person: personGuid, ended, ...service } of held) {
    const serviceId = await grantService(ctx, { personGuid, ...service });
    if (!ended) continue;
    await ctx.db
      .updateTable('held_service')
      .set({ ended_at: ctx.portal.clock(), ended_reason: ended })
      .where('company_id', '=', ctx.company.companyId)
      .where('service_id', '=', serviceId)
      .execute();
  }
}
