import { definePersonalTable } from '../../personal-table.ts';

export const ownFeed = definePersonalTable({
  name: 'calendar',
  title: { zh: '日历订阅', en: 'Calendar feed' },
  rows: { table: 'calendar_feed', person: 'account_id', orderBy: 'made_at' },
  fields: {
    madeAt: { zh: '创建时间', en: 'Made', of: 'made_at' },
    language: { zh: '语言', en: 'Language', of: 'lang' },
  },
  erased: { zh: '日历订阅地址', en: 'the calendar feed' },
  erase: 'delete',
});
