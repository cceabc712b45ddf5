import type { customerService, feedback } from '#contract/calls/feedback';
import type { opsFeedback } from '#contract/ops/feedback';
import { transact } from '../../db/transact.ts';
import type { Handlers } from '../../http/handlers.ts';
import { shownHotline } from '../company/index.ts';
import { assertFeedbackOpen, isFeedbackOpen } from './assert-open.ts';
import { feedbackFigures, feedbackWaiting, listFeedback } from './console/list.ts';
import { openThread, openThreadFile, supportStaff } from './console/thread.ts';
import { answerFeedback, assignFeedback, closeFeedback, noteOnFeedback } from './console/work.ts';
import { getFeedback, myFeedback, seeFeedback } from './own-feedback.ts';
import { addFeedback, leftToday, promiseNow, replyFeedback } from './write-feedback.ts';

export const feedbackCalls: Handlers<typeof feedback & typeof customerService> = {
  FeedbackTerms: (ctx) =>
    transact(ctx, async (ctx) => {
      await assertFeedbackOpen(ctx);
      const { at, provisional } = await promiseNow(ctx);
      return { promised: { at: at.toISOString(), provisional }, left: await leftToday(ctx) };
    }),
  AddFeedback: addFeedback,
  MyFeedback: myFeedback,
  GetFeedback: getFeedback,
  SeeFeedback: seeFeedback,
  ReplyFeedback: replyFeedback,
  CustomerService: (ctx) =>
    transact(ctx, async (ctx) => ({
      hotline: shownHotline(ctx.company),
      hours: ctx.company.config.header.hotlineHours,
      feedback: await isFeedbackOpen(ctx),
    })),
};

export const opsFeedbackCalls: Handlers<typeof opsFeedback> = {
  OpsFeedbackList: listFeedback,
  OpsFeedbackWaiting: feedbackWaiting,
  OpsFeedbackFigures: feedbackFigures,
  OpsFeedbackStaff: async ({ portal }) => ({ staff: await supportStaff(portal) }),
  OpsFeedback: openThread,
  OpsFeedbackFile: openThreadFile,
  OpsFeedbackAssign: assignFeedback,
  OpsFeedbackAnswer: answerFeedback,
  OpsFeedbackNote: noteOnFeedback,
  OpsFeedbackClose: closeFeedback,
};
