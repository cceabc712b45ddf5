import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addDays } from '#contract/rules/day';
import { today } from '../../../platform/clock.ts';
import { ChangeUntil } from './FeesCard.tsx';

const said = (changeable: boolean, daysLeft = 10): string => {
  const until = {
    lastDay: addDays(today(), daysLeft),
    noticeDays: 4,
    provisional: false,
    changeableFrom: '2099-06-17',
  };
  return renderToStaticMarkup(<ChangeUntil until={until} changeable={changeable} />).replace(/<[^>]*>/g, '');
};

it('the price says until when the order can be moved, or only cancelled', () => {
  expect(said(true)).toMatch(/^在线改期或取消需至少提前 4 个工作日（.+），逾期请联系客服。$/);
  expect(said(false)).toMatch(/^该机构不支持在线改期；在线取消需至少提前 4 个工作日（.+），逾期请联系客服。$/);
});

it('a centre that moves none names no day that could still be moved', () => {
  expect(said(true, -1)).toContain('最早可改期日');
  expect(said(false, -1)).not.toContain('最早可改期日');
});
