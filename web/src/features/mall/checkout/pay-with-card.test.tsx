import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MallPreview } from '#contract/calls/mall-orders';
import { PayWithCard } from './PayWithCard.tsx';
import type { Checkout } from './use-checkout.ts';

const drawn = (points: number, refusal: MallPreview['byPoints'] = null): string => {
  const preview = { byPoints: { points, refusal }, pointFen: 10, companyFen: 0 } as unknown as MallPreview;
  const checkout = { rows: [], moneyFen: 50_00, query: { error: null } } as unknown as Checkout;
  return renderToStaticMarkup(<PayWithCard preview={preview} checkout={checkout} way="money" onWay={() => {}} />);
};

it('points alone are named where they cost less than as money', () => {
  expect(drawn(300)).toContain('选「积分兑换」只需 300 积分；按金额抵扣需 500 积分。');
  expect(drawn(500)).not.toContain('积分兑换」只需');
  expect(drawn(300, { text: '积分不足' } as never)).not.toContain('积分兑换」只需');
});
