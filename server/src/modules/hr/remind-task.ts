import { sql } from 'kysely';
import * as z from 'zod/mini';
import { Words } from '#contract/reason';
import type { Language } from '#contract/language';
import type { InCompany } from '../../ctx.ts';
import { defineTask } from '../../jobs/define-task.ts';
import { queueBookingReminders } from '../messages/index.ts';
import { phoneOf } from '../people/index.ts';
import { planHere } from './plan.ts';
import { matching, staffOf, type StaffRow } from './staff.ts';

const PEOPLE_A_STEP = 200;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const Whom = z.object({
  planId: z.int(),
  department: z.string(),
  employeeClass: z.optional(z.int()),
  person: z.optional(z.string()),
  /** Those who may book now. */
  classes: z.array(z.int()),
  facts: z.object({ company: Words, plan: Words, until: z.nullable(z.string()) }),
});

type Sendable = StaffRow & { lang: Language };

/** Everybody is looked at again as it is written: who has booked or said no since the preview hears nothing. */
export const remindTask = defineTask({
  kind: 'hr.remind',
  input: Whom,
  cursor: z.object({ after: z.string() }),
  start: async () => ({ cursor: { after: NOBODY }, total: null }),
  step: async (ctx, { input }, { after }) => {
    const found = await sendable(ctx, input, after);
    const marked = await markReminded(
      ctx,
      found.map((row) => row.person_guid),
    );
    const key = await ctx.portal.keyring.companyKey(ctx);
    await queueBookingReminders(
      ctx,
      found
        .filter((row) => marked.has(row.person_guid))
        .map((row) => ({ guid: row.person_guid, phone: phoneOf(key, row), lang: row.lang })),
      input.facts,
    );
    const last = found.at(-1);
    return {
      cursor: last && found.length === PEOPLE_A_STEP ? { after: last.person_guid } : undefined,
      done: marked.size,
    };
  },
});

async function sendable(ctx: InCompany, input: z.output<typeof Whom>, after: string): Promise<Sendable[]> {
  const { companyId } = ctx.company;
  const plan = await planHere(ctx, input.planId);
  const { rows } = await sql<Sendable>`
    SELECT s.*, coalesce((SELECT d.lang FROM account a
        JOIN account_device d ON d.company_id = a.company_id AND d.account_id = a.account_id
        WHERE a.company_id = ${companyId} AND a.person_guid = s.person_guid
        ORDER BY d.last_seen DESC LIMIT 1), 'zh-cn') AS lang
    FROM (${staffOf(companyId, plan)}) s
    LEFT JOIN message_preference m ON m.company_id = ${companyId} AND m.person_guid = s.person_guid
    WHERE ${await matching(ctx, { ...input, state: 'notBooked' })} AND s.person_guid > ${after}::uuid
      AND /* guard: hr: reminders can be declined */ coalesce(m.hr_reminders, true) AND /* end */ s.phone IS NOT NULL AND s.employee_class = ANY(${input.classes}::int[])
    ORDER BY s.person_guid LIMIT ${PEOPLE_A_STEP}`.execute(ctx.db);
  return rows;
}

/** Marks people as reminded, once a week at most, even when two reminders run at the same moment. */
async function markReminded({ db, company, portal }: InCompany, guids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ person_guid: string }>`
    INSERT INTO hr_reminder (company_id, person_guid, reminded_at)
    SELECT ${company.companyId}, guid, ${portal.clock()} FROM unnest(${guids}::uuid[]) AS guid
    ON CONFLICT (company_id, person_guid) DO UPDATE SET reminded_at = excluded.reminded_at
      /* guard: hr: a reminder once in seven days */ WHERE hr_reminder.reminded_at <= excluded.reminded_at - interval '7 days' /* end */
    RETURNING person_guid`.execute(db);
  return new Set(rows.map((row) => row.person_guid));
}
