import { describe, expect, it } from 'vitest';
import { NO_CLINIC } from './clinics/clinic-form.ts';
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

  it('wants clinics whole, and keeps them typed where its kind has none', () => {
    const clinic = {
      ...{
        cityId: '310100',
        nameZh: '样品门诊',
        nameEn: 'Sample',
        addressZh: '样品路 1 号',
        addressEn: '1 Sample Road',
      },
      phone: ' 021-55519001 ',
    };
    const card = { kind: 'card', term: '12', cardPurpose: 'dental', cardUses: '1', clinics: [clinic] } as const;
    expect(problems({ ...card, clinics: [clinic] })).toEqual([]);
    for (const lack of [{ cityId: '' }, { nameEn: ' ' }, { addressZh: '' }, { phone: '5551' }])
      expect(problems({ ...card, clinics: [clinic, { ...clinic, ...lack }] })).toEqual(['clinics']);
    expect(problems({ ...card, clinics: [NO_CLINIC] })).toEqual(['clinics']);
    const fields = fieldsOf({ ...WHOLE, ...card, clinics: [clinic] });
    expect(fields.clinics[0]).toMatchObject({ cityId: 310_100, phone: '021-55519001' });
    expect(fieldsOf(draftOf(fields))).toEqual(fields);
    expect(fieldsOf({ ...WHOLE, clinics: [clinic] }).clinics).toEqual([]);
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
