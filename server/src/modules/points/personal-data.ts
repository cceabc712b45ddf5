import { definePersonal, everybodyOf } from '../../personal-data.ts';

/** Numbers and reasons only: nothing in them names a person once the person's own row does not. */
export const ownPoints = definePersonal({
  name: 'points',
  title: { zh: '积分', en: 'Points' },
  tables: ['points_grant', 'points_spend', 'points_entry'],
  fields: {
    what: { zh: '事项', en: 'What' },
    whatEng: { zh: '事项（英文）', en: 'What, in English' },
    kind: { zh: '类型', en: 'Kind' },
    points: { zh: '积分变动', en: 'Points' },
    balance: { zh: '变动后余额', en: 'Balance after it' },
    at: { zh: '时间', en: 'When' },
  },
  collect: async ({ db, company }, whose) => {
    const rows = await db
      .selectFrom('points_entry')
      .select(['kind', 'points', 'balance', 'title', 'at'])
      .where('company_id', '=', company.companyId)
      .where('person_guid', 'in', everybodyOf(whose))
      .orderBy('entry_id')
      .execute();
    return rows.map(({ title, kind, points, balance, at }) => ({
      ...{ what: title.zh, whatEng: title.en, kind, points, balance },
      at: at.toISOString(),
    }));
  },
});
