import { expect, it } from 'vitest';
import { asFault } from '../http/errors.ts';
import { isLost } from './lost.ts';

const coded = (code: string) => Object.assign(new Error(code), { code });

it('a connection that is gone is "not now", in whatever words the driver says it', () => {
  const gone = [
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Client was closed and is not queryable'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')]),
    ...['ECONNRESET', 'ENOTFOUND', '08006', '57P01', '25006'].map(coded),
  ];
  for (const error of gone)
    expect([error.message, isLost(error), asFault(error).fault]).toEqual([error.message, true, 'systemBusy']);
});

it('a server that is busy keeps its connection; a wrong one stays wrong', () => {
  expect([isLost(coded('53300')), asFault(coded('53300')).fault]).toEqual([false, 'systemBusy']);
  expect([isLost(coded('23505')), asFault(coded('23505')).fault]).toEqual([false, 'unknown']);
});
