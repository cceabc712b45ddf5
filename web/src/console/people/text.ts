import type { Texts } from '../../platform/locale.ts';
import { en } from './text-en.ts';
import { zh } from './text-zh.ts';

export const peopleText: Texts<typeof zh> = { zh, en };
