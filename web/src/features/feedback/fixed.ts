import type * as feedback from '#contract/feedback';

/** The contract's own values, held to it by their types: taking them from it would bring all its schemas along. */
export const TEMPLATES: typeof feedback.FEEDBACK_TEMPLATES = {
  praise: -4,
  suggestion: -1,
  complaint: -2,
  complaints: -3,
};
export const KINDS = ['praise', 'suggestion', 'complaint', 'complaints'] as const satisfies feedback.FeedbackKind[];
export type Kind = (typeof KINDS)[number];
export const MOST: typeof feedback.MOST_FEEDBACK = 300;
export const MOST_FILES: typeof feedback.MOST_FEEDBACK_FILES = 3;

export const kindOf = (templateId: number): Kind =>
  KINDS.find((kind) => TEMPLATES[kind] === templateId) ?? 'suggestion';

/** The limits of the uploads (contract/call.ts). */
export const FILE_BYTES = 10 * 1024 * 1024;
export const FILE_TYPES = 'image/jpeg,image/png,image/webp,.pdf';
export const PAGE_SIZE = 20;
