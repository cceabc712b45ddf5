import { definePersonalTable } from '../../personal-table.ts';

/** The id itself is the app's and opens nothing elsewhere; that there is one, and since when, is told. */
export const ownBindings = definePersonalTable({
  name: 'messaging-app',
  title: { zh: '微信绑定', en: 'Linked WeChat' },
  rows: { table: 'messaging_binding', person: 'account_id', orderBy: 'bound_at' },
  fields: { since: { zh: '绑定时间', en: 'Linked since', of: 'bound_at' } },
  erased: { zh: '微信绑定', en: 'the link to WeChat' },
  erase: 'delete',
});
