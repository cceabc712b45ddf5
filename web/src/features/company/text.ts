import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '首页',
  banners: '公告横幅',
  carousel: '轮播',
  slide: '幻灯片',
  previous: '上一张',
  next: '下一张',
  pause: '暂停轮播',
  play: '播放轮播',
  position: (at: number, of: number) => `第 ${at} 张，共 ${of} 张`,
  notices: '公告',
  details: '查看详情',
  campaigns: '精选活动',
  survey: '填写问卷',
  checking: '正在查询预约时间…',
  notOpenTitle: '体检预约尚未开放',
  overTitle: '体检预约已结束',
  claimTitle: '请申请报销',
  claim: '申请报销',
  notOpen: '体检预约尚未开放，请耐心等待',
  ok: '知道了',
};

const en: Dict<typeof zh> = {
  title: 'Home',
  banners: 'Announcements',
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  position: (at, of) => `${at} of ${of}`,
  notices: 'Notices',
  details: 'Details',
  campaigns: 'Featured',
  survey: 'Take the survey',
  checking: 'Checking the booking dates…',
  notOpenTitle: 'Booking is not open yet',
  overTitle: 'Booking has closed',
  claimTitle: 'Please claim reimbursement',
  claim: 'Claim reimbursement',
  notOpen: 'The exam is not yet open, please wait',
  ok: 'OK',
};

export const homeText: Texts<typeof zh> = { zh, en };
