import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOf } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { DEMO_PASSWORD } from '../../../../../demo/password.ts';

let portal: TestPortal;
let other: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  other = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false, database: portal.database });
});
afterAll(async () => {
  await other.stop();
  await portal.stop();
});

const at = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const look = async (code: string, address: string, node = portal) =>
  faultOf(await node.call('InspectionCompany', { user: code }, at(address)));
const login = async (company: string, address: string) =>
  faultOf(
    await portal.call('Login', { appType: 1, companyCode: company, user: 'hr', password: DEMO_PASSWORD }, at(address)),
  );
const guess = async (times: number, address: string) => {
  const found: string[] = [];
  for (let count = 0; count < times; count += 1) found.push(await look(`nobody-${count}`, address));
  return found;
};
const faceIn = async (code: string, address: string) =>
  (await (await portal.fetch(`/v2/login/${code}`, at(address))).text()).includes('company-face');

describe('guessing at codes of companies', () => {
  // proves: guessing at codes of companies
  it('ends after thirty wrong ones: then right ones are not told either, by call, login or page', async () => {
    const address = '192.0.2.60';
    expect(await faceIn('demo', address)).toBe(true);
    expect(new Set(await guess(30, address))).toEqual(new Set(['companyUnknown']));
    expect(await look('nobody-31', address)).toBe('tooMany');
    expect(await look('demo', address)).toBe('tooMany');
    expect(await login('demo', address)).toBe('tooMany');
    expect(await faceIn('demo', address)).toBe(false);
    expect(await look('demo', '192.0.2.61')).toBe('answered');
  });

  // proves: codes guessed on all nodes
  it('is counted over all nodes, and over calls, logins and pages alike', async () => {
    const address = '192.0.2.62';
    await guess(28, address);
    expect(await login('nobody', address)).toBe('companyUnknown');
    expect(await faceIn('nobody', address)).toBe(false);
    expect(await look('nobody', address, other)).toBe('tooMany');
  });

  it('does not shut an office where people sign in', async () => {
    const address = '192.0.2.63';
    expect(await login('demo', address)).toBe('answered');
    await guess(31, address);
    expect(await look('demo', address)).toBe('answered');
  });

  it('right ones do not count', async () => {
    for (let count = 0; count < 40; count += 1) expect(await look('demo', '192.0.2.64')).toBe('answered');
  });

  it('starts anew after a quarter of an hour', async () => {
    await guess(30, '192.0.2.65');
    portal.clock.advance(16 * MINUTE);
    expect(await look('nobody', '192.0.2.65')).toBe('companyUnknown');
  });
});
