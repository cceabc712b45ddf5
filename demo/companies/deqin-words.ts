import { dayText, yearOf } from '../days.ts';
import type { picturesOf } from '../pictures.ts';
import type { DemoBanner, DemoCampaign } from '../types.ts';

type Pictures = ReturnType<typeof picturesOf>;

/** The family's banners: its yearly service first as long as it runs, then the check-up and the family. */
export function deqinSlides(
  pictures: Pictures,
  campaign: { runFrom: string; runTo: string },
  today: string,
  relatives: boolean,
): DemoBanner[] {
  const plan = campaign.runFrom.slice(0, 4);
  const first = dayText(campaign.runFrom);
  const last = dayText(campaign.runTo);
  const lastYear = campaign.runTo.slice(0, 4);
  const year = yearOf(today);
  const service = pictures.slide(
    'pocket',
    '/web/service/mall',
    {
      title: `${plan} 口袋医生计划\n随时问，安心答`,
      text: `服务期 ${plan} 年 ${first.zh} – ${lastYear} 年 ${last.zh}`,
      button: '查看计划',
    },
    {
      title: `${plan} pocket doctor\nAsk at any time`,
      text: `Service from ${first.en} ${plan} to ${last.en} ${lastYear}`,
      button: 'See the plan',
    },
  );
  const family = pictures.slide(
    'family',
    '/web/relative_deqin',
    { title: '关爱同行\n家人一起更安心', text: '员工家属可在线代约，费用清晰可见', button: '家属预约' },
    {
      title: 'Care for all\nBring your family',
      text: 'Book for relatives online, every price in plain sight',
      button: 'Book for family',
    },
  );
  return [
    ...(today <= campaign.runTo ? service : []),
    ...pictures.slide(
      'checkup',
      '/web/personal',
      { title: `${year} 年度健康体检\n从容安排每一步`, text: '先选套餐，再选机构与时间，四步完成', button: '立即预约' },
      {
        title: `${year} check-up\nFour calm steps`,
        text: 'Choose a package, a centre and a time',
        button: 'Book now',
      },
    ),
    ...(relatives ? family : []),
  ];
}

/** A pair of companies has a dental and a gene mall. */
export function deqinCampaigns(pictures: Pictures, ownMalls: boolean): DemoCampaign[] {
  const upgrade = pictures.campaign(
    'pocket',
    '/web/service/mall',
    { title: '家庭升级 128 元', text: '每位员工限购 1 份，家人 75 岁及以下，服务一年', button: '了解详情' },
    { title: 'Family upgrade ¥128', text: 'One per employee, relatives up to 75, one year', button: 'Learn more' },
  );
  if (!ownMalls) {
    return [
      upgrade,
      pictures.campaign(
        'sleep',
        '/web/news',
        { title: '睡个好觉', text: '七天睡眠课，每晚十分钟', button: '开始阅读' },
        { title: 'Sleep well', text: 'Seven evenings, ten minutes each', button: 'Start reading' },
      ),
    ];
  }
  return [
    pictures.campaign(
      'dental',
      '/web/mall?category=dental',
      { title: '口腔商城', text: '洁牙、涂氟、窝沟封闭，积分可抵', button: '去选购' },
      { title: 'Dental mall', text: 'Cleaning, fluoride and sealants for points', button: 'Shop now' },
    ),
    pictures.campaign(
      'gene',
      '/web/mall?category=gene',
      { title: '基因商城', text: '肿瘤易感、用药指导、营养代谢三类检测', button: '去选购' },
      { title: 'Gene mall', text: 'Cancer risk, medication and nutrition tests', button: 'Shop now' },
    ),
    upgrade,
  ];
}
