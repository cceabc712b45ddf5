import type * as feedback from '#contract/feedback';
import type * as ops from '#contract/ops/feedback';

/** The contract's own values, held to it by their types: taking them from it would bring all its schemas along. */
export const TEMPLATES: typeof feedback.FEEDBACK_TEMPLATES = {
  praise: -4,
  suggestion: -1,
  complaint: -2,
  complaints: -3,
};
export const KINDS = ['praise', 'suggestion', 'complaint', 'complaints'] as const satisfies feedback.FeedbackKind[];
export type Kind = (typeof KINDS)[number];
export const VIEWS: typeof ops.FEEDBACK_VIEWS = ['waiting', 'answered', 'closed', 'all'];
export const ASSIGNED: typeof ops.FEEDBACK_ASSIGNED = ['anybody', 'me', 'nobody'];
export const MOST: typeof ops.MOST_ANSWER = 500;

export const kindOf = (templateId: number): Kind =>
  KINDS.find((kind) => TEMPLATES[kind] === templateId) ?? 'suggestion';
