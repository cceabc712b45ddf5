import { describe, expect, it } from 'vitest';
import { StartupError } from '../fault.ts';
import { explained } from './explain.ts';

describe('explained', () => {
  it.each([
    ['25006', 'cannot execute CREATE TABLE in a read-only transaction', /standby.*name the primary$/],
    ['42501', 'permission denied to create role', /permission denied to create role; docs\/running\/database-roles.md/],
    [
      '53100',
      'could not extend file',
      /^The database server has no room left: could not extend file; free or add disk/,
    ],
    ['ENOSPC', 'ENOSPC: no space left on device', /^No room left in the data directory: .*; free or add disk/],
  ])('%s becomes one sentence with a way out', (code, message, sentence) => {
    const error = explained(Object.assign(new Error(message), { code }));
    expect(error).toBeInstanceOf(StartupError);
    expect((error as StartupError).message).toMatch(sentence);
    expect((error as StartupError).message).not.toContain('\n');
  });

  it('leaves everything else as it came', () => {
    for (const error of [new Error('x'), Object.assign(new Error('x'), { code: '22012' }), new StartupError('x'), 'x'])
      expect(explained(error)).toBe(error);
  });
});
