import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '查看图片',
  none: '没有可以查看的图片',
  noneText: '链接里没有图片，请返回上一页重新打开。',
  refused: '无法显示这些图片',
  refusedText: '只能查看本平台的图片和您上传的文件，其他来源的图片不会打开。',
  someRefused: (count: number) => `有 ${count} 张图片不是本平台的图片，未显示。`,
  back: '返回',
  viewer: '图片查看器',
  hint: '左右键切换，加减键缩放，0 还原；在手机上可左右滑动和双指缩放。',
  picture: (at: number, of: number) => `第 ${at} 张，共 ${of} 张`,
  counter: (at: number, of: number) => `${at} / ${of}`,
  previous: '上一张',
  next: '下一张',
  larger: '放大',
  smaller: '缩小',
  reset: '还原',
  broken: '图片加载失败，请稍后再试',
};

const en: Dict<typeof zh> = {
  title: 'Pictures',
  none: 'There is no picture to look at',
  noneText: 'The link names none. Go back and open it again.',
  refused: 'These pictures cannot be shown',
  refusedText: 'Only pictures of this portal and files you have uploaded are shown; others are not opened.',
  someRefused: (count) => `${count} not of this portal: left out.`,
  back: 'Back',
  viewer: 'Picture viewer',
  hint: 'Arrow keys change the picture, plus and minus zoom, 0 resets. On a phone swipe, or zoom with two fingers.',
  picture: (at, of) => `Picture ${at} of ${of}`,
  counter: (at, of) => `${at} / ${of}`,
  previous: 'Previous picture',
  next: 'Next picture',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  reset: 'Reset',
  broken: 'The picture could not be loaded. Please try again later',
};

export const imageText: Texts<typeof zh> = { zh, en };
