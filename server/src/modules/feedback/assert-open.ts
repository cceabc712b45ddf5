import { isFeedbackEntry } from '#contract/rules/feedback-entry';
import type { InTx, MemberCtx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { serviceText, shownMenu } from '../company/index.ts';

/** Open to people with an entry for it in the home menu. */
export const isFeedbackOpen = async (ctx: InTx<MemberCtx>): Promise<boolean> =>
  (await shownMenu(ctx)).some(({ List }) =>
    List.some(({ Url, ClickMethod, ShowName, ShowNameEng }) =>
      isFeedbackEntry({ url: Url, click: ClickMethod, name: ShowName, nameEng: ShowNameEng }),
    ),
  );

export async function assertFeedbackOpen(ctx: InTx<MemberCtx>): Promise<void> {
  if (/* guard: feedback: only where the home menu has an entry → false */ !(await isFeedbackOpen(ctx)))
    throw new Fault('feedbackNotOpen', { service: serviceText(ctx.company, ctx.lang) });
}
