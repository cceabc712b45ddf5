import type { Texts } from '../../platform/locale.ts';
import { en } from './text-en.ts';
import { zh } from './text-zh.ts';

export const centersText: Texts<typeof zh> = { zh, en };
