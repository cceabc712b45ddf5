import { definePersonal } from '../../personal-data.ts';
import { wholeNumber } from './numbers.ts';

/** A card belongs to its holder; its number opens nothing without an account. */
export const ownCards = definePersonal({
  name: 'cards',
  title: { zh: '卡券', en: 'Cards' },
  tables: ['card', 'card_gift', 'card_try'],
  fields: {
    name: { zh: '名称', en: 'Name' },
    number: { zh: '卡号', en: 'Number' },
    state: { zh: '状态', en: 'State' },
    validFrom: { zh: '生效日', en: 'Valid from' },
    validTo: { zh: '到期日', en: 'Valid to' },
    usesLeft: { zh: '剩余次数', en: 'Uses left' },
    leftFen: { zh: '余额（分）', en: 'Money left (fen)' },
  },
  collect: async (ctx, { self }) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const rows = await ctx.db
      .selectFrom('card')
      .selectAll()
      .where('company_id', '=', ctx.company.companyId)
      .where('owner_guid', '=', self)
      .orderBy('card_id')
      .execute();
    return rows.map((row) => ({
      name: row.name,
      number: wholeNumber(key, row),
      state: row.state,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      usesLeft: row.uses_left,
      leftFen: row.left_fen ?? '',
    }));
  },
});
