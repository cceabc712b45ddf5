import { expect, it } from 'vitest';
import { findFaq } from './find-faq.ts';

const entry = (faqId: number, question: string, answer: string) =>
  ({ faqId, group: 'booking', question, answer }) as const;
const entries = [
  entry(1, '怎样改期？', '在 [预约记录](/web/examrecord) 改期'),
  entry(2, '怎样开发票？', '改期后发票不变'),
  entry(3, 'How do I get an invoice?', 'Under My invoices'),
];
const idsFor = (search: string) => findFaq(entries, search).map(({ faqId }) => faqId);

it('finds words in questions first, then in answers', () => {
  expect(idsFor('改期')).toEqual([1, 2]);
  expect(idsFor('')).toEqual([1, 2, 3]);
  expect(idsFor('宠物')).toEqual([]);
});

it('wants every word, whatever its case and width, and looks at no address', () => {
  expect(idsFor('改期 发票')).toEqual([2]);
  expect(idsFor('ＩＮＶＯＩＣＥ')).toEqual([3]);
  expect(idsFor('examrecord')).toEqual([]);
});
