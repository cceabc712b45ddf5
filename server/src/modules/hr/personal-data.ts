import { definePersonal } from '../../personal-data.ts';

export const ownReminders = definePersonal({
  name: 'booking-reminders',
  title: { zh: '企业预约提醒', en: 'Reminders from the company' },
  tables: ['hr_reminder'],
  fields: { remindedAt: { zh: '上次提醒时间', en: 'Last reminder' } },
  collect: async ({ db, company }, { self }) => {
    const rows = await db
      .selectFrom('hr_reminder')
      .select('reminded_at')
      .where('company_id', '=', company.companyId)
      .where('person_guid', '=', self)
      .execute();
    return rows.map((row) => ({ remindedAt: row.reminded_at.toISOString() }));
  },
  erased: { zh: '企业提醒的时间', en: 'when the company reminded you' },
  erase: ({ db, company }, guid) =>
    db.deleteFrom('hr_reminder').where('company_id', '=', company.companyId).where('person_guid', '=', guid).execute(),
});
