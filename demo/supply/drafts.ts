import type { CenterFields } from '#contract/ops/centers';
import { CITIES } from '../cities.ts';
import { both } from './types.ts';

const NONE = { zh: '', en: '' };

/** A centre that is being prepared, as an operator has left it: no hours yet, and no seats. */
export const DRAFT_CENTER: Omit<CenterFields, 'chainId' | 'sortOrder'> = {
  code: 'SH-0107',
  name: both('沐衡体检中心（前滩店）|Muheng Check-up Centre (Qiantan)'),
  cityId: CITIES.shanghai.id,
  district: both('浦东新区|Pudong'),
  address: both('浦东新区东育路 288 号|288 Dongyu Road, Pudong'),
  ...{ lng: 121.4716, lat: 31.1547, phone: '021-55500107' },
  ...{ hours: NONE, transport: both('地铁 6 号线东方体育中心站 2 号口|Line 6, Oriental Sports Center, exit 2') },
  ...{ introduction: NONE, tags: [], storeStatus: 'normal', changeable: true, dockingMethod: 1 },
  ...{ signUp: false, signUpTips: NONE, opensOn: null, languages: ['zh', 'en'] },
  ...{ stepFree: true, femaleStaff: true, meal: 'breakfast', parking: NONE, preparation: NONE },
};
