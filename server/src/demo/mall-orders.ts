import { plusDays } from './days.ts';
import type { DemoCompany, DemoMallOrder } from './types.ts';

const SHOPPER = { company: 'demo', login: 'emp' };

/** A few orders of both malls, in each of their states, so that paying for them can be tried before there are shops. */
export function mallOrdersOf({ code, people }: DemoCompany, today: string): DemoMallOrder[] {
  const shopper = people.find(({ account }) => account?.login === SHOPPER.login);
  if (code !== SHOPPER.company || !shopper) return [];
  const person = shopper.guid;
  return [
    {
      guid: '5b0f6f3a-2a43-4c1e-9d5b-0c7a3f1e8a01',
      person,
      mall: 'health',
      title: { zh: '口腔洁牙卡（单次）', en: 'Dental cleaning card, one visit' },
      fen: 168_00,
      status: 'toPay',
      day: today,
    },
    {
      guid: '5b0f6f3a-2a43-4c1e-9d5b-0c7a3f1e8a02',
      person,
      mall: 'service',
      title: { zh: '口袋医生家庭版（一年）', en: 'Pocket doctor, family upgrade, one year' },
      fen: 128_00, // §9
      status: 'toPay',
      day: today,
    },
    {
      guid: '5b0f6f3a-2a43-4c1e-9d5b-0c7a3f1e8a03',
      person,
      mall: 'health',
      title: { zh: '基因检测套装', en: 'Gene test kit' },
      fen: 599_00,
      status: 'redeemed',
      day: plusDays(today, -12),
    },
    {
      guid: '5b0f6f3a-2a43-4c1e-9d5b-0c7a3f1e8a04',
      person,
      mall: 'service',
      title: { zh: '在线营养师咨询（三次）', en: 'Online dietitian, three sessions' },
      fen: 240_00,
      status: 'completed',
      day: plusDays(today, -48),
    },
    {
      guid: '5b0f6f3a-2a43-4c1e-9d5b-0c7a3f1e8a05',
      person,
      mall: 'health',
      title: { zh: '家用血压计', en: 'Home blood pressure monitor' },
      fen: 329_00,
      status: 'expired',
      day: plusDays(today, -20),
    },
  ];
}
