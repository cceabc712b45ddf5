import { definePersonalTable } from '../../personal-table.ts';
import { wordsSealContext } from './save-evaluation.ts';

export const ownEvaluations = definePersonalTable({
  name: 'evaluations',
  title: { zh: '服务评价', en: 'Reviews' },
  rows: {
    table: 'evaluation',
    person: { table: 'exam_order', by: 'order_id', person: ['user_guid', 'person_guid'] },
    orderBy: 'created_at',
    relatives: true,
  },
  fields: {
    stars: { zh: '星级', en: 'Stars', of: 'stars' },
    words: {
      ...{ zh: '文字', en: 'Words' },
      of: ({ order_id, said }, { key }) => (said ? key.unseal(wordsSealContext(order_id), said) : ''),
    },
    at: { zh: '时间', en: 'When', of: 'created_at' },
  },
  erased: { zh: '评价中的文字（星级以匿名方式保留）', en: 'the words of reviews (the stars stay, of nobody)' },
  erase: { set: () => ({ said: null }) },
});
