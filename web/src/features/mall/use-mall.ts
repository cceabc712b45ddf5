import type { MallKind } from '#contract/calls/mall-payment';
import { mallAt } from '../../parts/mall/mall-paths.ts';
import { usePathname } from '../../platform/location.ts';
import { thousands } from '../../ui/data/thousands.ts';

/** Which of the two malls is on the screen: one template, told apart by the address. */
export const useMall = (): MallKind => mallAt(usePathname());

/** Points as people read them; the same in both languages. */
export const countText = (count: number): string => thousands(count);
