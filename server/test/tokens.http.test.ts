import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call';
import { opsRegistry } from '#contract/ops/registry';
import { registry } from '#contract/registry';
import { sourcesUnder } from '../../scripts/laws/sources.ts';
import { startPortal, type SignedIn, type TestPortal } from './portal.ts';

const all: [string, Call][] = Object.entries({ ...registry, ...opsRegistry });
const gets = all.filter(([, { method }]) => method === 'GET');
const SECRET = /^(session|sessionid|token|ticket|password|pw|npw|work)$/i;

let portal: TestPortal;
let who: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  who = await portal.login('demo', 'emp');
});
afterAll(() => portal.stop());

describe('a token', () => {
  it('is no field of a call that is an address', () => {
    expect(gets.length).toBeGreaterThan(2);
    const fields = gets.flatMap(([name, call]) => {
      const { shape } = call.in._zod.def as { shape?: object };
      return Object.keys(shape ?? {}).map((field) => [name, field]);
    });
    expect(fields.filter(([, field]) => SECRET.test(field ?? ''))).toEqual([]);
  });

  // proves: tokens in addresses
  it('in the query opens nothing', async () => {
    for (const [name, { path, access }] of gets) {
      if (access !== 'employee') continue;
      const ask = async (query: string, headers: Record<string, string>) =>
        (await portal.fetch(`${path}?keyName=abc&entId=x&orderId=1&fileId=x${query}`, { headers })).text();
      expect([name, await ask(`&session=${who.token}`, {})]).toEqual([name, expect.stringContaining('sessionExpired')]);
      const inHeader = await ask('', { 'x-session': who.token });
      expect([name, inHeader]).toEqual([name, expect.not.stringContaining('sessionExpired')]);
    }
  });

  it('is put into no address by the browser’s code', () => {
    const named = /[?&](session|token|ticket|work)=|searchParams\.(set|append)\(\s*['"](session|token|ticket|work)['"]/;
    const found = sourcesUnder('web/src')
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => named.test(line))
          .map((line) => `${path}: ${line}`),
      );
    expect(found).toEqual([]);
  });
});
