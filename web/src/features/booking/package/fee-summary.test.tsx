import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeeSummary } from './FeeSummary.tsx';
import type { Fees } from './selection.ts';

const drawn = (fees: Partial<Fees>): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <FeeSummary fees={{ set: undefined, extras: [], selfFen: 0, paidFen: 0, moreFen: 0, ...fees }} bare />
    </QueryClientProvider>,
  ).replace(/<[^>]*>/g, '');

it('a change that costs no more says the paid amount instead of ¥0.00', () => {
  expect(drawn({ paidFen: 360_00 })).toContain('已付 ¥360.00 · 无需补差价');
  expect(drawn({ paidFen: 360_00 })).not.toContain('¥0.00');
  expect(drawn({ paidFen: 360_00, moreFen: 180_00 })).toContain('自付合计¥180.00');
});
