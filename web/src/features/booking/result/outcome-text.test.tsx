import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { visited } from '../../../platform/face.ts';
import { session } from '../../../platform/session.ts';
import { OutcomeText } from './OutcomeText.tsx';

const said = (outcome: 'noShow' | 'abnormal' | 'booked'): string =>
  renderToStaticMarkup(<OutcomeText outcome={outcome} />);
beforeEach(() => session.update({ identity: null }));
afterEach(() => visited.set({ face: null }));

it('an outcome that customer service helps with says the number to call', () => {
  visited.set({ face: { name: '', nameEng: '', logo: '', hotline: '400-012-3456' } as never });
  expect(said('noShow')).toBe('未在预约时间到检，如需体检请致电 <a href="tel:4000123456">400-012-3456</a>。');
  expect(said('abnormal')).toContain('客服正在核对这笔预约，请致电 <a');
  expect(said('booked')).toBe('名额已为您锁定，请按时到检。');
});

it('a company that shows none sends to customer service', () => {
  expect(said('noShow')).toBe('未在预约时间到检，如需体检请联系客服。');
});
