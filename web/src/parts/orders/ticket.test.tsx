import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addDays } from '#contract/rules/day';
import { today } from '../../platform/clock.ts';
import { Ticket } from './Ticket.tsx';
import type { TicketOrder } from './ticket-order.ts';

const words = (zh: string) => ({ zh, en: zh });
const order = (changeable: boolean, fault?: 'centreNoModify' | 'noticeOver'): TicketOrder => ({
  orderId: 1,
  orderNo: 'TJ20260610000123',
  center: { id: 1, name: words('康禾体检'), address: words('南京西路'), changeable },
  place: { lng: 0, lat: 0, transport: words(''), hours: words('') },
  voucher: '123456789012',
  bookDate: addDays(today(), 20),
  bookTime: '08:00–08:30',
  selfFen: 360_00,
  set: { id: 1, name: words('年度套餐') },
  standing: { state: 'booked' } as TicketOrder['standing'],
  name: '林晓岚',
  extras: 0,
  changeUntil: { lastDay: addDays(today(), fault === 'noticeOver' ? -1 : 10), noticeDays: 4, provisional: false },
  changeReason: fault ? { fault, code: -1, text: '', next: 'none' } : null,
});
const drawn = (shown: TicketOrder): string =>
  renderToStaticMarkup(<Ticket order={shown} onChange={() => {}} />).replace(/<[^>]*>/g, '|');

it('the ticket says the paid amount, and offers to move the order', () => {
  const ticket = drawn(order(true));
  expect(ticket).toContain('已支付 ¥360.00');
  expect(ticket).toContain('|改期|');
});

it('at a centre that moves none it offers to cancel', () => {
  const ticket = drawn(order(false, 'centreNoModify'));
  expect(ticket).toContain('|取消预约|');
  expect(ticket).not.toContain('|改期|');
  expect(ticket).toContain('前在线取消；该机构不支持改期');
});

it('after the deadline it offers neither', () => {
  for (const changeable of [true, false])
    expect(drawn(order(changeable, 'noticeOver'))).not.toMatch(/\|(改期|取消预约)\|/);
});
