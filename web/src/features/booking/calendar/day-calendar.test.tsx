import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DayCalendar } from './DayCalendar.tsx';
import type { Calendar } from './use-calendar.ts';

const drawn = (code: number): string => {
  const query = { isError: true, isFetching: false, error: { code, text: '机构暂停预约' } };
  const calendar = { month: '2026-06', days: { query, list: undefined } } as unknown as Calendar;
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DayCalendar calendar={calendar} onOther={() => {}} />
    </QueryClientProvider>,
  );
};

it('a month that cannot be had says why; an ignored failure is not told', () => {
  expect(drawn(-100)).toContain('机构暂停预约');
  expect(drawn(-39)).toBe('');
});
