import { definePersonalTable } from '../../personal-table.ts';
import { wholeNumber } from './numbers.ts';

/** A card belongs to its holder; its number opens nothing without an account. */
export const ownCards = definePersonalTable({
  name: 'cards',
  title: { zh: '卡券', en: 'Cards' },
  rows: { table: 'card', person: 'owner_guid', orderBy: 'card_id' },
  also: ['card_gift', 'card_try'],
  fields: {
    name: { zh: '名称', en: 'Name', of: 'name' },
    number: { zh: '卡号', en: 'Number', of: (row, { key }) => wholeNumber(key, row) },
    state: { zh: '状态', en: 'State', of: 'state' },
    validFrom: { zh: '生效日', en: 'Valid from', of: 'valid_from' },
    validTo: { zh: '到期日', en: 'Valid to', of: 'valid_to' },
    usesLeft: { zh: '剩余次数', en: 'Uses left', of: 'uses_left' },
    leftFen: { zh: '余额（分）', en: 'Money left (fen)', of: ({ left_fen }) => left_fen ?? '' },
  },
});
