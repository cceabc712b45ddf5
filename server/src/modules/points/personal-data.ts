import { definePersonalTable } from '../../personal-table.ts';

/** Numbers and reasons only: nothing in them names a person once the person's own row does not. */
export const ownPoints = definePersonalTable({
  name: 'points',
  title: { zh: '积分', en: 'Points' },
  rows: { table: 'points_entry', person: 'person_guid', orderBy: 'entry_id', relatives: true },
  also: ['points_grant', 'points_spend'],
  fields: {
    what: { zh: '事项', en: 'What', of: ({ title }) => title.zh },
    whatEng: { zh: '事项（英文）', en: 'What, in English', of: ({ title }) => title.en },
    kind: { zh: '类型', en: 'Kind', of: 'kind' },
    points: { zh: '积分变动', en: 'Points', of: 'points' },
    balance: { zh: '变动后余额', en: 'Balance after it', of: 'balance' },
    at: { zh: '时间', en: 'When', of: 'at' },
  },
});
