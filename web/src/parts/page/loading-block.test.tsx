import type { UseQueryResult } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Failure } from '../../api/failure.ts';
import { LoadingBlock } from './LoadingBlock.tsx';

const drawn = (code: number): string => {
  const query = { data: undefined, isPending: false, isFetching: false, error: { code, text: '名额已满' } };
  return renderToStaticMarkup(
    <LoadingBlock query={query as unknown as UseQueryResult<string, Failure>} placeholder={null}>
      {(data) => data}
    </LoadingBlock>,
  );
};

it('a failed part says why; an ignored failure leaves its place empty', () => {
  expect(drawn(-100)).toContain('名额已满');
  expect(drawn(-39)).toBe('');
});
