import type { opsPlans } from '#contract/ops/plans';
import type { Handlers } from '../../http/handlers.ts';
import { closePlan } from './ops-plan-close.ts';
import { listPlans, planChoices, readPlan } from './ops-plan-read.ts';
import { savePlan } from './ops-plan-save.ts';

export const opsPlanCalls: Handlers<typeof opsPlans> = {
  OpsPlans: listPlans,
  OpsPlan: readPlan,
  OpsPlanChoices: planChoices,
  OpsPlanSave: savePlan,
  OpsPlanClose: closePlan,
};
