import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { districtText, regionsOf, splitDistrict } from './regions.ts';

const regions = regionsOf(areaList);
const namesOf = (all: readonly { zh: string }[]) => all.map(({ zh }) => zh);

describe('regions', () => {
  it('every province leads to counties, by way of its cities or at once', () => {
    const dead = regions.provinces.flatMap(({ zh: province }) => {
      const cities = regions.citiesOf(province);
      const ways = cities.length > 0 ? namesOf(cities) : [''];
      return ways.filter((city) => regions.countiesOf(province, city).length === 0).map((city) => province + city);
    });
    expect(dead).toEqual([]);
  });

  it('a city that is a province itself has its counties at once', () => {
    expect(regions.citiesOf('重庆市')).toEqual([]);
    expect(namesOf(regions.countiesOf('重庆市', ''))).toEqual(expect.arrayContaining(['渝中区', '城口县']));
    expect(namesOf(regions.countiesOf('江苏省', '苏州市'))).toContain('昆山市');
  });

  it('provinces and cities have English names', () => {
    const all = regions.provinces.flatMap(({ zh, en }) => [{ zh, en }, ...regions.citiesOf(zh)]);
    expect(all.filter(({ en }) => /\p{Script=Han}/u.test(en))).toEqual([]);
  });

  it('a heading of the list is not written on a parcel', () => {
    expect(districtText('湖北省', '省直辖县', '仙桃市')).toBe('湖北省仙桃市');
    expect(districtText('江苏省', '苏州市', '昆山市')).toBe('江苏省苏州市昆山市');
  });

  it.each([
    ['上海市', '', '徐汇区'],
    ['江苏省', '苏州市', '昆山市'],
    ['湖北省', '省直辖县', '仙桃市'],
    ['浙江省', '杭州市', '西湖区'],
  ])('what was chosen is found in an address again: %s %s %s', (province, city, county) => {
    expect(splitDistrict(regions, districtText(province, city, county))).toEqual({ province, city, county });
  });

  it('what the lists do not have is chosen anew', () => {
    expect(splitDistrict(regions, '示例区')).toEqual({ province: '', city: '', county: '' });
    expect(splitDistrict(regions, '浙江省没有市')).toEqual({ province: '浙江省', city: '', county: '' });
  });
});
