/** City ids are the administrative division codes; `area` is the telephone area. */
export const CITIES = {
  beijing: { id: 110100, name: '北京', nameEng: 'Beijing', area: '010', lng: 116.4074, lat: 39.9042 },
  tianjin: { id: 120100, name: '天津', nameEng: 'Tianjin', area: '022', lng: 117.2009, lat: 39.0842 },
  shanghai: { id: 310100, name: '上海', nameEng: 'Shanghai', area: '021', lng: 121.4737, lat: 31.2304 },
  nanjing: { id: 320100, name: '南京', nameEng: 'Nanjing', area: '025', lng: 118.7969, lat: 32.0603 },
  suzhou: { id: 320500, name: '苏州', nameEng: 'Suzhou', area: '0512', lng: 120.5853, lat: 31.2989 },
  hangzhou: { id: 330100, name: '杭州', nameEng: 'Hangzhou', area: '0571', lng: 120.1551, lat: 30.2741 },
  wuhan: { id: 420100, name: '武汉', nameEng: 'Wuhan', area: '027', lng: 114.3055, lat: 30.5928 },
  guangzhou: { id: 440100, name: '广州', nameEng: 'Guangzhou', area: '020', lng: 113.2644, lat: 23.1291 },
  shenzhen: { id: 440300, name: '深圳', nameEng: 'Shenzhen', area: '0755', lng: 114.0579, lat: 22.5431 },
  chongqing: { id: 500100, name: '重庆', nameEng: 'Chongqing', area: '023', lng: 106.5516, lat: 29.563 },
  chengdu: { id: 510100, name: '成都', nameEng: 'Chengdu', area: '028', lng: 104.0668, lat: 30.5728 },
  xian: { id: 610100, name: '西安', nameEng: "Xi'an", area: '029', lng: 108.9398, lat: 34.3416 },
  /** No partner centre stands here: people who live here claim reimbursement. */
  altay: { id: 654300, name: '阿勒泰', nameEng: 'Altay', area: '0906', lng: 88.1387, lat: 47.8449 },
} as const;
export type CityName = keyof typeof CITIES;
