import { definePersonalTable } from '../../personal-table.ts';

export const ownReminders = definePersonalTable({
  name: 'booking-reminders',
  title: { zh: '企业预约提醒', en: 'Reminders from the company' },
  rows: { table: 'hr_reminder', person: 'person_guid', orderBy: 'reminded_at' },
  fields: { remindedAt: { zh: '上次提醒时间', en: 'Last reminder', of: 'reminded_at' } },
  erased: { zh: '企业提醒的时间', en: 'when the company reminded you' },
  erase: 'delete',
});
