import { dayText, plusDays } from '../days.ts';
import type { Site } from './site.ts';

/** Six in Shanghai: open, few left, team days, full, being redecorated, and one without a CT. */
export function sitesShanghai(today: string): Site[] {
  const reopens = dayText(plusDays(today, 42));
  return [
    {
      brand: 'kanghe',
      branch: '南京西路|Nanjing West Road',
      district: "静安区|Jing'an",
      street: '南京西路 1088 号 6 层|6F, 1088 Nanjing West Road',
      at: [121.4586, 31.2298],
      transport: '地铁 2 号线南京西路站|Metro line 2, Nanjing West Road',
      rating: 4.8,
      size: 'large',
      tags: ['separate', 'ct', 'breakfast'],
    },
    {
      brand: 'mingze',
      branch: '陆家嘴|Lujiazui',
      district: '浦东新区|Pudong',
      street: '银城中路 66 号 3 层|3F, 66 Yincheng Middle Road',
      at: [121.5051, 31.2352],
      transport: '地铁 2 号线陆家嘴站|Metro line 2, Lujiazui',
      rating: 4.7,
      opening: 'daily',
      tags: ['vip', 'ct'],
    },
    {
      brand: 'anyi',
      branch: '徐家汇|Xujiahui',
      district: '徐汇区|Xuhui',
      street: '虹桥路 288 号 5 层|5F, 288 Hongqiao Road',
      at: [121.4318, 31.1939],
      transport: '地铁 1 号线徐家汇站|Metro line 1, Xujiahui',
      rating: 4.5,
      opening: 'monFri',
      tags: ['separate'],
    },
    {
      brand: 'kanghe',
      branch: "人民广场|People's Square",
      district: '黄浦区|Huangpu',
      street: '西藏中路 168 号 9 层|9F, 168 Xizang Middle Road',
      at: [121.4762, 31.2331],
      transport: "地铁 1、2、8 号线人民广场站|Metro lines 1, 2 and 8, People's Square",
      rating: 4.6,
      tags: ['metro'],
    },
    {
      brand: 'mingze',
      branch: '世纪公园|Century Park',
      district: '浦东新区|Pudong',
      street: '锦绣路 520 号|520 Jinxiu Road',
      at: [121.5493, 31.2141],
      transport: '地铁 2 号线世纪公园站|Metro line 2, Century Park',
      rating: 4.4,
      status: 'decoration',
      notice: `预计 ${reopens.zh}恢复|Reopens around ${reopens.en}`,
    },
    {
      brand: 'anyi',
      branch: '龙华|Longhua',
      district: '徐汇区|Xuhui',
      street: '龙腾大道 900 号|900 Longteng Avenue',
      at: [121.4559, 31.1718],
      transport: '地铁 11 号线云锦路站|Metro line 11, Yunjin Road',
      rating: 4.3,
      opening: 'monFri',
      size: 'small',
      without: ['ct', 'mri', 'endoscopy'],
    },
  ];
}
