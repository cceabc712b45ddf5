import { definePersonal, everybodyOf } from '../../personal-data.ts';
import { codeIn } from './grant.ts';

export const ownServices = definePersonal({
  name: 'services',
  title: { zh: '我的服务', en: 'Services' },
  tables: ['held_service'],
  fields: {
    name: { zh: '服务', en: 'Service' },
    validFrom: { zh: '开始', en: 'From' },
    validTo: { zh: '结束', en: 'To' },
    code: { zh: '兑换码', en: 'Code' },
  },
  collect: async (ctx, whose) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const rows = await ctx.db
      .selectFrom('held_service')
      .selectAll()
      .where('company_id', '=', ctx.company.companyId)
      .where('person_guid', 'in', everybodyOf(whose))
      .orderBy('created_at')
      .execute();
    return rows.map((row) => ({
      name: row.name,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      code: row.code ? key.unseal(codeIn(row.service_id), row.code) : '',
    }));
  },
});
