import { defineModule } from '../../module.ts';
import { homeCalls } from './calls.ts';

export const home = defineModule({ calls: homeCalls });
