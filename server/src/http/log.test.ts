import { expect, it, vi } from 'vitest';
import type { Log } from '../ctx.ts';
import { eachAlone, repeat } from '../jobs/repeat.ts';
import { describeError } from './log.ts';

it('an error is told with its causes, down to the first', () => {
  const first = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const told = describeError(
    new Error('the provider did not answer', { cause: new Error('no reply', { cause: first }) }),
  );
  expect(told).toMatchObject({
    message: 'the provider did not answer',
    cause: { message: 'no reply', cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' } },
  });
});

it('causes that go in a circle end', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/round/g)?.length).toBeGreaterThan(1);
});

it('what a database error or a broken text quotes is not told, as a cause neither', () => {
  const refused = Object.assign(new Error('Key (phone)=(13800002316) already exists'), {
    severity: 'ERROR',
    code: '23505',
  });
  const broken = new SyntaxError('Unexpected token 王 in JSON: "王小明"');
  const told = JSON.stringify(describeError(new AggregateError([refused, broken], 'failed for 2 of 2 companies')));
  expect(told).toContain('database error 23505');
  expect(told).toContain('SyntaxError');
  expect(told).not.toMatch(/13800002316|王小明/);
});

it('a failed job says which it was, why, and for which reasons of several companies', async () => {
  const error = vi.fn<Log['error']>();
  const failed = vi.fn<(ms: number) => void>();
  const stop = repeat(
    'sending messages',
    1,
    { warn: () => {}, error },
    () => eachAlone([100, 200], (companyId) => Promise.reject(new Error(`company ${companyId} has no key`))),
    { succeeded: () => {}, failed },
  );
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  stop();
  const [fields, text] = error.mock.calls[0] ?? [{}, ''];
  expect(text).toBe('sending messages failed');
  expect(Reflect.get(fields, 'job')).toBe('sending messages');
  expect(describeError(Reflect.get(fields, 'err'))).toMatchObject({
    message: 'failed for 2 of 2 companies',
    errors: [{ message: 'company 100 has no key' }, { message: 'company 200 has no key' }],
  });
  expect(failed).toHaveBeenCalled();
});
