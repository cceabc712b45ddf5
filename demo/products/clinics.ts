import type { Clinic } from '#contract/rules/clinic';
import { CITIES, type CityName } from '../cities.ts';
import { words } from './about.ts';

type Pair = readonly [zh: string, en: string];
type Row = [city: CityName, branch: Pair, address: Pair];

const ROWS: Row[] = [
  ['shanghai', ['静安门诊', 'Jing’an'], ['静安区延平路 88 号 2 层', '2F, 88 Yanping Road, Jing’an']],
  ['shanghai', ['张江门诊', 'Zhangjiang'], ['浦东新区科苑路 201 号 1 层', '1F, 201 Keyuan Road, Pudong']],
  ['shanghai', ['五角场门诊', 'Wujiaochang'], ['杨浦区政立路 77 号 3 层', '3F, 77 Zhengli Road, Yangpu']],
  ['beijing', ['国贸门诊', 'Guomao'], ['朝阳区光华路 15 号 6 层', '6F, 15 Guanghua Road, Chaoyang']],
  ['beijing', ['中关村门诊', 'Zhongguancun'], ['海淀区彩和坊路 9 号 2 层', '2F, 9 Caihefang Road, Haidian']],
  ['hangzhou', ['武林门诊', 'Wulin'], ['拱墅区体育场路 66 号 1 层', '1F, 66 Tiyuchang Road, Gongshu']],
  ['hangzhou', ['滨江门诊', 'Binjiang'], ['滨江区江南大道 328 号 4 层', '4F, 328 Jiangnan Avenue, Binjiang']],
  ['shenzhen', ['福田门诊', 'Futian'], ['福田区福华一路 21 号 5 层', '5F, 21 Fuhua 1st Road, Futian']],
  ['shenzhen', ['南山门诊', 'Nanshan'], ['南山区海德三道 18 号 2 层', '2F, 18 Haide 3rd Road, Nanshan']],
];

/** Where the dental cards can be used. */
export const DENTAL_CLINICS: Clinic[] = ROWS.map(([city, [branch, branchEng], address], at) => ({
  cityId: CITIES[city].id,
  name: words([`云齿口腔${branch}`, `Yunchi Dental ${branchEng} Clinic`]),
  address: words(address),
  // 5551 and its place in the list: the form of a telephone number without an owner
  phone: `${CITIES[city].area}-5551${String(at + 1).padStart(4, '0')}`,
}));
