import { describe, expect, it } from 'vitest';
import { pasteClinics } from './paste-clinics.ts';

const CITIES = [
  { cityId: 310_100, name: { zh: '上海', en: 'Shanghai' } },
  { cityId: 110_100, name: { zh: '北京', en: 'Beijing' } },
];
const line = (city: string, phone = '021-55519001', nameZh = '样品门诊') =>
  [city, nameZh, 'Sample', '样品路 1 号', '1 Sample Road', phone].join('\t');

describe('clinics pasted from a sheet', () => {
  it('are read line by line, with the city as people write it', () => {
    const { clinics, wrong } = pasteClinics(`${line('上海市')}\r\n\n${line('beijing')}\n`, CITIES);
    expect(wrong).toEqual([]);
    expect(clinics.map(({ cityId }) => cityId)).toEqual(['310100', '110100']);
    expect(clinics[0]).toMatchObject({ nameZh: '样品门诊', addressEn: '1 Sample Road', phone: '021-55519001' });
  });

  it('say which line lacks what', () => {
    const text = [line('火星'), line('上海', '5551'), line('上海', '021-55519001', '长'.repeat(31)), '上海'].join('\n');
    expect(pasteClinics(text, CITIES).wrong).toEqual([
      { line: 1, field: 'cityId' },
      { line: 2, field: 'phone' },
      { line: 3, field: 'name' },
      ...(['name', 'address', 'phone'] as const).map((field) => ({ line: 4, field })),
    ]);
  });
});
