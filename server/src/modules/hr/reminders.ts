import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { hr } from '#contract/calls/hr';
import { dayInShanghai } from '#contract/rules/day';
import { openingOn } from '#contract/rules/window';
import type { HrCtx, InCompany, InTx } from '../../ctx.ts';
import type { Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { bookingReminderText } from '../messages/index.ts';
import { createdByPerson, startTask } from '../tasks/index.ts';
import { planHere, windowOf, type StaffPlan } from './plan.ts';
import { remindTask } from './remind-task.ts';
import { matching, staffOf, type StaffFilter } from './staff.ts';
import { asHr, commitAsHr, recordByHr } from './who.ts';

/** Also a CHECK of its table. */
export const MOST_A_DAY = 10;
export const REST_MS = 7 * 24 * 3_600_000;

type Whom = Input<typeof hr.HrReminderPreview>;
type Preview = Reply<typeof hr.HrReminderPreview>;

export const previewReminder = (ctx: HrCtx, asked: Whom): Promise<Preview> =>
  asHr(ctx, async (ctx) => {
    const plan = await planHere(ctx, asked.planId);
    const facts = factsOf(ctx, plan);
    const counts = await countWhom(ctx, plan, asked);
    return {
      ...counts,
      leftToday: MOST_A_DAY - (await timesToday(ctx)),
      text: { zh: bookingReminderText('zh-cn', facts), en: bookingReminderText('en-us', facts) },
    };
  });

export const remind = (ctx: HrCtx, asked: Whom): Promise<Committed<Reply<typeof hr.HrRemind>>> =>
  commitAsHr(ctx, async (ctx) => {
    const plan = await planHere(ctx, asked.planId);
    const { send } = await countWhom(ctx, plan, asked);
    if (send === 0) throw new Fault('reminderNobody');
    await countToday(ctx);
    const { department, employeeClass, person } = asked;
    const taskId = await startTask(ctx, remindTask, {
      input: {
        ...{ planId: plan.id, department, employeeClass, person },
        ...{ classes: openClasses(ctx, plan, await classesOf(ctx)), facts: factsOf(ctx, plan) },
      },
      title: { zh: '提醒未预约员工', en: 'Reminder to those who have not booked' },
      createdBy: { id: createdByPerson(ctx.session.personGuid), name: 'HR' },
    });
    const subject = { kind: 'task' as const, id: taskId };
    await recordByHr(ctx, { action: 'hr.remind', subject, ...(person && { personGuid: person }) });
    return { taskId, send };
  });

/** The classes that can book now, by the booking's own rule: a reminder would be of no use to the others. */
const openClasses = ({ company, now }: HrCtx, plan: StaffPlan, classes: number[]): number[] => {
  const today = dayInShanghai(now());
  return classes.filter((of) => openingOn(today, of, company.config.bookingWindows, plan.windows).open);
};

const classesOf = async ({ db, company }: InCompany): Promise<number[]> =>
  (
    await db
      .selectFrom('account')
      .select('employee_class')
      .distinct()
      .where('company_id', '=', company.companyId)
      .execute()
  ).map((row) => row.employee_class);

async function countWhom(ctx: InTx<HrCtx>, plan: StaffPlan, asked: StaffFilter) {
  const open = openClasses(ctx, plan, await classesOf(ctx));
  const since = new Date(ctx.now().getTime() - REST_MS);
  const { rows } = await sql<Omit<Preview, 'leftToday' | 'text'>>`
    SELECT count(*) FILTER (WHERE w.why IS NULL)::int AS send, count(*) FILTER (WHERE w.why = 'closed')::int AS "notOpen",
      count(*) FILTER (WHERE w.why = 'out')::int AS "optedOut", count(*) FILTER (WHERE w.why = 'phone')::int AS "noPhone",
      count(*) FILTER (WHERE w.why = 'lately')::int AS "remindedLately"
    FROM (SELECT CASE WHEN NOT s.employee_class = ANY(${open}::int[]) THEN 'closed' WHEN NOT coalesce(m.hr_reminders, true) THEN 'out'
        WHEN s.phone IS NULL THEN 'phone' WHEN s.reminded_at > ${since} THEN 'lately' END AS why
      FROM (${staffOf(ctx.company.companyId, plan)}) s
      LEFT JOIN message_preference m ON m.company_id = ${ctx.company.companyId} AND m.person_guid = s.person_guid
      WHERE ${await matching(ctx, { ...asked, state: 'notBooked' })}) w`.execute(ctx.db);
  return rows[0] ?? { send: 0, notOpen: 0, optedOut: 0, noPhone: 0, remindedLately: 0 };
}

const factsOf = ({ company }: HrCtx, plan: StaffPlan) => ({
  company: { zh: company.name, en: company.nameEng },
  plan: plan.name,
  until: windowOf(plan.windows).closesOn ?? plan.examTo,
});

async function timesToday({ db, company, now }: InTx<HrCtx>): Promise<number> {
  const row = await db
    .selectFrom('hr_reminder_day')
    .select('times')
    .where('company_id', '=', company.companyId)
    .where('day', '=', dayInShanghai(now()))
    .executeTakeFirst();
  return row?.times ?? 0;
}

/** Counted and refused in one statement: many at once cannot pass the limit together. */
async function countToday({ db, company, now }: InTx<HrCtx>): Promise<void> {
  const { numAffectedRows } = await sql`
    INSERT INTO hr_reminder_day (company_id, day, times) VALUES (${company.companyId}, ${dayInShanghai(now())}, 1)
    ON CONFLICT (company_id, day) DO UPDATE SET times = hr_reminder_day.times + 1
      /* guard: hr: ten reminders a day and company */ WHERE hr_reminder_day.times < ${MOST_A_DAY} /* end */`.execute(
    db,
  );
  if (numAffectedRows !== 1n) throw new Fault('remindersUsedUp', { most: MOST_A_DAY });
}
