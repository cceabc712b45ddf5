import type { MallKind } from '#contract/mall-payment';
import { mallAt } from '../../parts/mall/mall-paths.ts';
import { drawn } from '../../platform/location.ts';
import { useStore } from '../../platform/store.ts';
import { thousands } from '../../ui/data/thousands.ts';

/** Which of the two malls is on the screen: one template, told apart by the address. */
export const useMall = (): MallKind => useStore(drawn, ({ pathname }) => mallAt(pathname));

/** Points as people read them; the same in both languages. */
export const countText = (count: number): string => thousands(count);
