import { BLOOD } from './blood.ts';
import { BODY, BONE, LUNGS } from './body.ts';
import type { DemoIndicator } from './describe.ts';
import { HORMONES, THYROID } from './hormones.ts';
import { IMAGING, SENSES } from './imaging.ts';
import { IMMUNITY, INFECTION } from './infection.ts';
import { ELECTROLYTES, KIDNEY } from './kidney.ts';
import { LIVER } from './liver.ts';
import { CARDIAC, GLUCOSE, LIPIDS } from './metabolism.ts';
import { COAGULATION, TUMOUR } from './tumour.ts';
import { STOOL, URINE } from './urine.ts';
import { VITAMINS } from './vitamins.ts';

/** Every indicator, in the order the lists have. */
export const INDICATORS: readonly DemoIndicator[] = [
  ...[...BODY, ...BLOOD, ...LIPIDS, ...GLUCOSE, ...LIVER, ...KIDNEY, ...ELECTROLYTES, ...CARDIAC],
  ...[...THYROID, ...HORMONES, ...TUMOUR, ...COAGULATION, ...INFECTION, ...IMMUNITY, ...VITAMINS],
  ...[...URINE, ...STOOL, ...SENSES, ...LUNGS, ...BONE, ...IMAGING],
];
