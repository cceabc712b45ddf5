import type { Language } from '#contract/language';
import { SIGN } from './texts.ts';

export type ClaimMessageKind = 'claimReturned' | 'claimApproved' | 'claimPaid' | 'claimRejected';

export interface ClaimNews {
  kind: ClaimMessageKind;
  claimId: number;
  claimNo: string;
  /** Which news of the claim it is: each is told once. */
  eventNo: number;
  personGuid: string;
  lang: Language;
  yuan: string;
}

type Texts = Record<ClaimMessageKind, (news: ClaimNews) => string>;

/** Which claim and how much; why one was sent back is read after signing in. */
const zh: Texts = {
  claimReturned: (news) => `您的报销申请${news.claimNo}已退回，请登录查看需修改的内容并重新提交。`,
  claimApproved: (news) => `您的报销申请${news.claimNo}已审核通过，核准金额¥${news.yuan}，付款后将再次通知您。`,
  claimPaid: (news) => `您的报销申请${news.claimNo}已付款¥${news.yuan}，到账时间以银行为准。`,
  claimRejected: (news) => `您的报销申请${news.claimNo}未通过审核，请登录查看原因。`,
};
const en: Texts = {
  claimReturned: (news) =>
    `Claim ${news.claimNo} has come back. Please sign in, change what is named and send it again.`,
  claimApproved: (news) => `Claim ${news.claimNo} is approved for CNY ${news.yuan}. We will tell you when it is paid.`,
  claimPaid: (news) => `Claim ${news.claimNo} is paid: CNY ${news.yuan}. Your bank decides when it arrives.`,
  claimRejected: (news) => `Claim ${news.claimNo} was not approved. Please sign in to read why.`,
};

export const claimText = (news: ClaimNews): string =>
  SIGN[news.lang] + (news.lang === 'en-us' ? en : zh)[news.kind](news);
