import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  mode: '长辈模式',
  exit: '退出长辈模式',
  read: '念给我听',
  reading: (text: string) => `正在念：${text}`,
  stop: '停',
  offerTitle: '字太小，看着吃力？',
  offerText: '打开长辈模式：字更大、内容更少，还能念给您听。之后可随时在账户菜单或「我的」里切换。',
  accept: '打开长辈模式',
  decline: '不用了',
};

const en: Dict<typeof zh> = {
  mode: 'Care mode',
  exit: 'Exit care mode',
  read: 'Read aloud',
  reading: (text) => `Reading: ${text}`,
  stop: 'Stop',
  offerTitle: 'Text too small to read comfortably?',
  offerText:
    'Care mode has larger text, shows less at a time and reads pages aloud. You can switch it at any time in the account menu or under Me.',
  accept: 'Turn on care mode',
  decline: 'No, thanks',
};

export const careText: Texts<typeof zh> = { zh, en };
