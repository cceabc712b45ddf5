import { defineModule } from '../../module.ts';
import { supplyCalls } from './calls.ts';

export type { SupplyWrite } from './change-supply.ts';
export { addChain } from './chains.ts';
export { addCity } from './cities.ts';
export { publishCenter } from './move-center.ts';
export { addCenter } from './save-center.ts';
export { writeWeek } from './week.ts';

export const supply = defineModule({ calls: supplyCalls });
