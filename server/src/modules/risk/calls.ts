import type { risk as contract } from '#contract/calls/risk';
import type { Handlers } from '../../http/handlers.ts';
import { beginAgain } from './begin-again.ts';
import { riskPeople } from './list-people.ts';
import { riskSummary } from './summarise.ts';

export const riskCalls: Handlers<typeof contract> = {
  RiskPeople: riskPeople,
  RiskSummary: riskSummary,
  BeginRiskAgain: (ctx, { customerGuid }) => beginAgain(ctx, customerGuid),
};
