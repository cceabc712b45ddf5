/** City ids are the administrative division codes. */
export const CITIES = {
  beijing: { id: 110100, name: '北京', nameEng: 'Beijing' },
  tianjin: { id: 120100, name: '天津', nameEng: 'Tianjin' },
  shanghai: { id: 310100, name: '上海', nameEng: 'Shanghai' },
  nanjing: { id: 320100, name: '南京', nameEng: 'Nanjing' },
  suzhou: { id: 320500, name: '苏州', nameEng: 'Suzhou' },
  hangzhou: { id: 330100, name: '杭州', nameEng: 'Hangzhou' },
  wuhan: { id: 420100, name: '武汉', nameEng: 'Wuhan' },
  guangzhou: { id: 440100, name: '广州', nameEng: 'Guangzhou' },
  shenzhen: { id: 440300, name: '深圳', nameEng: 'Shenzhen' },
  chongqing: { id: 500100, name: '重庆', nameEng: 'Chongqing' },
  chengdu: { id: 510100, name: '成都', nameEng: 'Chengdu' },
  xian: { id: 610100, name: '西安', nameEng: "Xi'an" },
  /** No partner centre stands here: whoever lives here claims reimbursement (§6). */
  altay: { id: 654300, name: '阿勒泰', nameEng: 'Altay' },
} as const;
export type CityName = keyof typeof CITIES;
