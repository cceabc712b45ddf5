import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  choose: '选择文件',
  drop: '或拖到此处',
  sending: (name: string) => `正在上传 ${name}`,
  done: '已上传',
  cancel: (name: string) => `取消上传 ${name}`,
  retry: (name: string) => `重新上传 ${name}`,
  remove: (name: string) => `移除 ${name}`,
  limits: (most: number, size: string) => `最多 ${most} 个文件，每个不超过 ${size}`,
  tooLarge: (size: string) => `文件超过 ${size}，请压缩后重试`,
  empty: '文件为空，请重新选择',
};

const en: Dict<typeof zh> = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  sending: (name) => `Uploading ${name}`,
  done: 'Uploaded',
  cancel: (name) => `Cancel uploading ${name}`,
  retry: (name) => `Upload ${name} again`,
  remove: (name) => `Remove ${name}`,
  limits: (most, size) => `Up to ${most} ${most === 1 ? 'file' : 'files'}, ${size} each`,
  tooLarge: (size) => `This file is larger than ${size}. Please make it smaller`,
  empty: 'This file is empty. Please choose another',
};

export const filesText: Texts<typeof zh> = { zh, en };
