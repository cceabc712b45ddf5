import type { Texts } from '../../../platform/locale.ts';

const zh = {
  opening: '正在打开预览',
  openingText: '请稍候',
  over: '预览已结束',
  overText: '可以关闭此标签页；如需再看，请在管理后台重新打开预览。',
};

export const previewText: Texts<typeof zh> = {
  zh,
  en: {
    opening: 'Opening the preview',
    openingText: 'One moment',
    over: 'The preview has ended',
    overText: 'You can close this tab. To look again, open another preview from the console.',
  },
};
