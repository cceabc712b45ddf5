import { CompanyConfig } from '#contract/company-config';
import { ALLOWED_HOST, HOSTILE } from '#contract/rules/hostile-targets.fixture';
import { expect, it } from 'vitest';
import { callbackOf } from './relogon.ts';

const at = (callbackUrl: string) => ({
  config: CompanyConfig.parse({ outsideHosts: [ALLOWED_HOST], partner: { callbackUrl } }),
});

// proves: a redirect leaves for the company’s own hosts alone
// proves: no user name in an address
// proves: no backslash in an address
it.each(HOSTILE)('no person is posted to %j', (hostile) => {
  expect(callbackOf(at(hostile))).toBeUndefined();
});

it('people are posted to the company’s own address', () => {
  expect(callbackOf(at(`https://${ALLOWED_HOST}/in`))).toBe(`https://${ALLOWED_HOST}/in`);
});
