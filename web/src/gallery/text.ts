import { en } from './text-en.ts';
import { zh } from './text-zh.ts';

export type { GalleryText } from './text-zh.ts';

export const galleryText = { 'zh-CN': zh, en };
export type GalleryLanguage = keyof typeof galleryText;
