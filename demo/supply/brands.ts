import type { Bilingual } from '#contract/language';
import { artUrl, type CenterArt } from '../art.ts';
import { both, type Pair } from './types.ts';

interface Brand {
  name: Bilingual;
  colour: string;
  art: CenterArt;
  introduction: Bilingual;
}

const brand = (name: Pair, colour: string, art: CenterArt, introduction: Pair): Brand => ({
  name: both(name),
  colour,
  art,
  introduction: both(introduction),
});

/** Invented, like everything here. */
export const BRANDS = {
  kanghe: brand(
    '康禾体检中心|Kanghe Check-up Centre',
    '#5c9eff',
    'a',
    '独立门诊大楼，检查区按男女分区，一站式完成全部项目。早餐区位于出口旁，抽血后即可用餐。|A building of its own with separate areas for men and women; everything is done on one round. Breakfast waits beside the exit, right after the blood test.',
  ),
  mingze: brand(
    '明泽健康管理中心|Mingze Health Centre',
    '#3d8f76',
    'b',
    '以预约制控制每个时段的人数，平均用时约两小时。设有健康咨询室，可由全科医生当面解读结果。|Few people at a time: a visit takes about two hours. A general practitioner explains first results in the consulting room.',
  ),
  anyi: brand(
    '安颐体检|Anyi Check-up',
    '#b27d2b',
    'c',
    '社区型体检门店，邻近地铁，排队短，适合上班前到检。常规项目当天出结果。|A neighbourhood centre near the metro with short queues, good before work. Ordinary results come the same day.',
  ),
  muheng: brand(
    '沐衡体检中心|Muheng Check-up Centre',
    '#7a6fd0',
    'b',
    '配备完整影像科与独立女宾区，提供电子导检，到检后按屏幕提示依次检查。|A full imaging department and an area for women only. An electronic guide tells you where to go next.',
  ),
  zhilan: brand(
    '知岚健康|Zhilan Health',
    '#2f8fa8',
    'a',
    '位于产业园区的健康中心，停车方便，为企业团检设有专门通道。|A health centre in a business park with easy parking and a lane for company groups.',
  ),
} satisfies Record<string, Brand>;
export type BrandName = keyof typeof BRANDS;

const ART: CenterArt[] = ['a', 'b', 'c'];

/** The brand's own house first, then how the others of its drawings look in its colour. */
export function photosOf(name: BrandName): string[] {
  const { art, colour } = BRANDS[name];
  return [art, ...ART.filter((other) => other !== art)].map((which) => artUrl(colour, `center-${which}`));
}

export const TAGS = {
  separate: both('男女分检|Separate areas for men and women'),
  ct: both('含 CT|CT'),
  mri: both('含 MRI|MRI'),
  breakfast: both('免费早餐|Free breakfast'),
  vip: both('VIP 专区|VIP area'),
  parking: both('免费停车|Free parking'),
  metro: both('近地铁|Near the metro'),
  women: both('女宾专区|Women only area'),
  english: both('英语服务|English spoken'),
} satisfies Record<string, Bilingual>;
export type TagName = keyof typeof TAGS;
