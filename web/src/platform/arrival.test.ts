import { describe, expect, it } from 'vitest';
import { addressWithout, arrivalIn, targetOf } from './arrival.ts';

describe('the visitor’s parameters', () => {
  it('is a signed link, or the answer of a provider, and nothing of it stays in the address', () => {
    const link = arrivalIn({ cp: 'SSO', sign: 'ab', nonce: 'n', user_id: 'emp' });
    expect(link).toMatchObject({ kind: 'link', company: 'sso' });
    expect(link && addressWithout(link)).toBe('/entry?cp=sso');
    const answer = arrivalIn({ state: 'demo.abc', code: 'c', iss: 'https://idp.example' });
    expect(answer).toEqual({
      ...{ kind: 'provider', company: 'demo', state: 'demo.abc' },
      answer: { code: 'c', iss: 'https://idp.example' },
    });
    expect(answer && addressWithout(answer)).toBe('/entry?cp=demo');
    expect(arrivalIn({ cp: 'demo' })).toBeUndefined();
    expect(arrivalIn({ state: 'demo.abc' })).toBeUndefined();
  });

  it('leads to a page of the list, whatever else it says', () => {
    expect(targetOf('reports')).toBe('/web/examreport');
    for (const hostile of ['https://evil.example', '//evil.example', 'toString', '__proto__', undefined])
      expect(targetOf(hostile)).toBe('/web/home');
  });
});
