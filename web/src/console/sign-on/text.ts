import { en } from './text-en.ts';
import { zh } from './text-zh.ts';
import type { Texts } from '../../platform/locale.ts';

export const signOnText: Texts<typeof zh> = { zh, en };
