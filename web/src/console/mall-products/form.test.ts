import { describe, expect, it } from 'vitest';
import { draftOf, fieldsOf, NO_PRODUCT, NO_TAB, problemsOf, type ProductDraft } from './form.ts';

const WHOLE: ProductDraft = {
  ...NO_PRODUCT,
  ...{ category: 'home', nameZh: '血压计', nameEn: 'Monitor', briefZh: '上臂式', briefEn: 'For the arm', price: '299' },
};
const problems = (change: Partial<ProductDraft>) => problemsOf(fieldsOf({ ...WHOLE, ...change }));

describe('the editor of a product', () => {
  it('wants both languages, a category and a price', () => {
    expect(problemsOf(fieldsOf(NO_PRODUCT))).toEqual(['category', 'name', 'brief', 'priceFen']);
    expect(problems({})).toEqual([]);
    expect(problems({ nameEn: ' ' })).toEqual(['name']);
    expect(problems({ points: '1.5' })).toEqual(['pointsPrice']);
  });

  it('asks for what its kind needs, and leaves out what it does not', () => {
    expect(problems({ kind: 'service' })).toEqual(['termMonths', 'useKind']);
    expect(problems({ kind: 'service', term: '12', useKind: 'link' })).toEqual(['useUrl']);
    expect(problems({ kind: 'card', term: '12' })).toEqual(['cardPurpose']);
    expect(problems({ kind: 'card', term: '12', cardPurpose: 'mall' })).toEqual(['cardFen']);
    expect(problems({ kind: 'card', term: '12', cardPurpose: 'dental' })).toEqual(['cardUses']);
    const typed = { term: '12', useKind: 'link', cardPurpose: 'mall', cardYuan: '500' } as const;
    expect(fieldsOf({ ...WHOLE, ...typed })).toMatchObject({ termMonths: null, useKind: null, cardFen: null });
  });

  it('wants every point of a list in both languages', () => {
    const section = {
      headingZh: '包装',
      headingEn: 'Box',
      textZh: '',
      textEn: '',
      listZh: '主机\n袖带',
      listEn: 'Device',
    };
    const tab = { ...NO_TAB, titleZh: '详情', titleEn: 'Details', sections: [section] };
    expect(problems({ about: [tab] })).toEqual(['about']);
    const both = { ...tab, sections: [{ ...section, listEn: 'Device\nCuff' }] };
    expect(problems({ about: [both] })).toEqual([]);
    const fields = fieldsOf({ ...WHOLE, about: [both] });
    expect(fieldsOf(draftOf(fields))).toEqual(fields);
  });
});
