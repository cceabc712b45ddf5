/** Threads that wait for us, for their writer, or are closed. */
export const FEEDBACK_VIEWS = ['waiting', 'answered', 'closed', 'all'] as const;
export const FEEDBACK_ASSIGNED = ['anybody', 'me', 'nobody'] as const;
/** Longer than what people may write: an answer explains. */
export const MOST_ANSWER = 500;
