import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ExamRecord } from '#contract/calls/records';
import { Until } from './RecordNote.tsx';

const REASON = { text: '该机构不支持改期', next: 'cancelFirst' as const, code: -1, fault: 'centreNoModify' as const };
const noteOf = (changeable: boolean, noticeDays = 4): string => {
  const record = {
    center: { changeable },
    changeUntil: { lastDay: '2026-06-14', noticeDays, provisional: false },
    changeReason: changeable ? null : REASON,
  } as unknown as ExamRecord;
  return renderToStaticMarkup(<Until record={record} />).replace(/<[^>]*>/g, '');
};

it('a record says until when it can be moved, and of a centre that moves none until when it can be cancelled', () => {
  expect(noteOf(true)).toBe('可在 6 月 14 日 24:00 前在线改期或取消（需提前 4 个工作日）。');
  expect(noteOf(false)).toBe(
    '可在 6 月 14 日 24:00 前在线取消（需提前 4 个工作日）。该机构不支持改期，如需换时间请先取消再预约。',
  );
});
