import type { Dict, Texts } from '../../../platform/locale.ts';

const zh = {
  map: (count: number) => `机构位置地图，共 ${count} 个标记`,
  pin: (number: number, name: string) => `${number} 号，${name}`,
  you: '您的位置',
  toYou: '放大到您的位置',
  close: '关闭',
  zoomIn: '放大',
  zoomOut: '缩小',
  all: '显示全部',
  north: '向上移动',
  south: '向下移动',
  west: '向左移动',
  east: '向右移动',
  km: (km: number) => (km < 1 ? `${Math.round(km * 1000)} 米` : `${km} 公里`),
};

const en: Dict<typeof zh> = {
  map: (count) => `Map of centres, ${count} ${count === 1 ? 'pin' : 'pins'}`,
  pin: (number, name) => `No. ${number}, ${name}`,
  you: 'Your location',
  toYou: 'Zoom to your location',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  all: 'Show all',
  north: 'Move up',
  south: 'Move down',
  west: 'Move left',
  east: 'Move right',
  km: (km) => (km < 1 ? `${Math.round(km * 1000)} m` : `${km} km`),
};

export const mapText: Texts<typeof zh> = { zh, en };
