import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { feedbackCalls, opsFeedbackCalls } from './calls.ts';
import { ownsFeedback } from './own-feedback.ts';
import { ownFeedback } from './personal-data.ts';

export { bodyIn } from './threads.ts';

export const feedback = defineModule({
  personal: [ownFeedback],
  sealed: [sealedTable({ table: 'feedback_entry', key: ['feedback_id', 'entry_no'], sealed: ['body'] })],
  calls: { ...feedbackCalls, ...opsFeedbackCalls },
  owns: { feedback: (ctx, id) => ownsFeedback(ctx, Number(id)) },
});
