import { describe, expect, it } from 'vitest';
import { draftOf, fieldsOf, NO_CENTER, problemsOf, type CenterDraft, type StoredCenter } from './form.ts';

const both = (zh: string, en: string) => ({ zh, en });
const whole: CenterDraft = {
  ...NO_CENTER,
  ...{ code: ' sh-0105 ', name: both('明泽', 'Mingze'), cityId: '310100', lng: '121.5', lat: '31.2' },
};

describe('the form of a centre', () => {
  it('needs a code, a name, a city and a place, and nothing else for a draft', () => {
    expect(problemsOf(fieldsOf(NO_CENTER))).toEqual(['code', 'name', 'cityId', 'lng', 'lat']);
    expect(problemsOf(fieldsOf(whole))).toEqual([]);
    expect(fieldsOf(whole)).toMatchObject({ code: 'SH-0105', cityId: 310_100, chainId: null, opensOn: null });
  });

  it('says which field cannot be sent', () => {
    const problems = (change: Partial<CenterDraft>) => problemsOf(fieldsOf({ ...whole, ...change }));
    expect(problems({ lng: '31.2', lat: '121.5' })).toEqual(['lng', 'lat']);
    expect(problems({ address: both('锦绣路', '') })).toEqual(['address']);
    expect(problems({ tags: both('近地铁\n含 CT', 'Near the metro') })).toEqual(['tags']);
    expect(problems({ phone: 'call us' })).toEqual(['phone']);
    expect(problems({ sortOrder: 'first' })).toEqual(['sortOrder']);
  });

  it('reads what it writes', () => {
    const fields = fieldsOf({
      ...whole,
      chainId: '3',
      opensOn: '2026-12-07',
      tags: both('近地铁\n含 CT', 'Metro\nCT'),
    });
    expect(fieldsOf(draftOf(fields as StoredCenter))).toEqual(fields);
  });
});
