import type { opsPlans } from '#contract/ops/plans';
import type { Handlers } from '../../../http/handlers.ts';
import { closePlan } from './plan-close.ts';
import { listPlans, planChoices, readPlan } from './plan-read.ts';
import { savePlan } from './plan-save.ts';

export const opsPlanCalls: Handlers<typeof opsPlans> = {
  OpsPlans: listPlans,
  OpsPlan: readPlan,
  OpsPlanChoices: planChoices,
  OpsPlanSave: savePlan,
  OpsPlanClose: closePlan,
};
