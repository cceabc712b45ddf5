/** The four tabs by their template ids (docs/product §6.7); complaints are the graver ones. */
export const FEEDBACK_TEMPLATES = { praise: -4, suggestion: -1, complaint: -2, complaints: -3 } as const;
/** In characters as people see them. */
export const MOST_FEEDBACK = 300;
export const MOST_FEEDBACK_FILES = 3;
export type FeedbackKind = keyof typeof FEEDBACK_TEMPLATES;
export const FEEDBACK_KINDS = ['praise', 'suggestion', 'complaint', 'complaints'] as const satisfies FeedbackKind[];

export const feedbackKindOf = (templateId: number): FeedbackKind =>
  FEEDBACK_KINDS.find((kind) => FEEDBACK_TEMPLATES[kind] === templateId) ?? 'suggestion';
