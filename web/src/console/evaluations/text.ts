import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '服务评价',
  intro: '员工体检后的评价，按时间倒序。',
  stars: '星级',
  starFilters: { '0': '全部', '5': '5 星', '4': '4 星', '3': '3 星', '2': '2 星', '1': '1 星' },
  withWords: '只看有文字的',
  days: '评价日期',
  average: '平均星级',
  count: '评价数',
  low: '3 星及以下',
  columns: { order: '订单', company: '企业', center: '机构', stars: '星级', tags: '标签', words: '文字', at: '时间' },
  starsText: (stars: number) => `${stars} 星`,
  none: '—',
  fileName: '服务评价',
};

const en: Dict<typeof zh> = {
  title: 'Reviews',
  intro: 'What people said after their check-up, newest first.',
  stars: 'Stars',
  starFilters: { '0': 'All', '5': '5 stars', '4': '4 stars', '3': '3 stars', '2': '2 stars', '1': '1 star' },
  withWords: 'With words only',
  days: 'Reviewed',
  average: 'Average stars',
  count: 'Reviews',
  low: '3 stars or fewer',
  columns: {
    order: 'Order',
    company: 'Company',
    center: 'Centre',
    stars: 'Stars',
    tags: 'Tags',
    words: 'Words',
    at: 'When',
  },
  starsText: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  none: '—',
  fileName: 'reviews',
};

export const evaluationsText: Texts<typeof zh> = { zh, en };
