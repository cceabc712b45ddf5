import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { NewsItem } from '#contract/calls/news';
import { visited } from '../../platform/face.ts';
import { MyNews } from './MyNews.tsx';
import { NoticeList } from './Notices.tsx';
import { wayOutOf } from './use-start-booking.ts';

const words = (zh: string) => ({ zh, en: zh });
afterEach(() => visited.set({ face: null }));

it('a change that waits for its difference says so, and that the booking stays', () => {
  const change = { bookDate: '2026-06-29', bookTime: '10:00–10:30', center: words('瑞健体检') };
  const item = {
    ...{ kind: 'toPay', orderId: 1, set: words('年度套餐'), center: words('康禾体检') },
    ...{ person: { name: '林晓岚', relation: 'self' }, bookDate: '2026-06-22', bookTime: '08:00–08:30' },
    standing: { state: 'changeToPay', owed: { fen: 180_00, until: '2026-06-10T10:00:00Z' }, change },
  } as unknown as NewsItem;
  const told = renderToStaticMarkup(<MyNews news={[item]} onOver={() => {}} />);
  expect(told).toContain('差价待支付 ¥180.00，原预约保留');
  expect(told).toContain('支付差价');
  expect(told).toMatch(/改期至 6 月 29 日[^<]*瑞健体检/);
});

it('a notice on one line is cut off and has no link', () => {
  const notice = {
    id: 1,
    tone: 'info',
    title: '春节',
    titleEng: '',
    text: '停检',
    textEng: '',
    url: '/web/faq',
  } as const;
  const drawn = (oneLine: boolean) => renderToStaticMarkup(<NoticeList notices={[notice]} oneLine={oneLine} />);
  expect(drawn(true)).toContain('truncate');
  expect(drawn(true)).not.toContain('查看详情');
  expect(drawn(false)).not.toContain('truncate');
  expect(drawn(false)).toContain('查看详情');
});

it('an ended booking window offers to call, by the number', () => {
  expect(wayOutOf('callHotline')).toBeUndefined();
  visited.set({ face: { hotline: '400-012-3456' } as never });
  expect(wayOutOf('callHotline')).toMatchObject({ label: '致电 400-012-3456', href: 'tel:4000123456' });
  expect(wayOutOf('claimReimbursement')).toMatchObject({ label: '申请报销' });
  expect(wayOutOf('waitForOpening')).toBeUndefined();
});
