import { definePersonalTable } from '../../personal-table.ts';
import { codeIn } from './grant.ts';

export const ownServices = definePersonalTable({
  name: 'services',
  title: { zh: '我的服务', en: 'Services' },
  rows: { table: 'held_service', person: 'person_guid', orderBy: 'created_at', relatives: true },
  fields: {
    name: { zh: '服务', en: 'Service', of: 'name' },
    validFrom: { zh: '开始', en: 'From', of: 'valid_from' },
    validTo: { zh: '结束', en: 'To', of: 'valid_to' },
    code: {
      ...{ zh: '兑换码', en: 'Code' },
      of: ({ service_id, code }, { key }) => (code ? key.unseal(codeIn(service_id), code) : ''),
    },
  },
});
