import { definePersonalTable } from '../../personal-table.ts';

export const ownPasswordTickets = definePersonalTable({
  name: 'password-tickets',
  title: { zh: '正在进行的密码重置', en: 'Password resets under way' },
  rows: { table: 'password_ticket', person: 'account_id', orderBy: 'expires_at' },
  fields: { until: { zh: '有效期至', en: 'Good until', of: 'expires_at' } },
  erase: 'delete',
});
