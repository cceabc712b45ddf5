import type { PlanDraft, PlanField } from './form.ts';

export interface PlanCardProps {
  draft: PlanDraft;
  change: (more: Partial<PlanDraft>) => void;
  errorOf: (field: PlanField) => string | undefined;
}
