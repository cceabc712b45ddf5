import { template } from './template.ts';

/** Which claim and how much; why one was sent back is read after signing in. */
export const claimTemplates = {
  claimReturned: template(['claimNo'], {
    text: {
      zh: ({ claimNo }) => `您的报销申请${claimNo}已退回，请登录查看需修改的内容并重新提交。`,
      en: ({ claimNo }) => `Claim ${claimNo} has come back. Please sign in, change what is named and send it again.`,
    },
  }),
  claimApproved: template(['claimNo', 'yuan'], {
    text: {
      zh: ({ claimNo, yuan }) => `您的报销申请${claimNo}已审核通过，核准金额¥${yuan}，付款后将再次通知您。`,
      en: ({ claimNo, yuan }) => `Claim ${claimNo} is approved for CNY ${yuan}. We will tell you when it is paid.`,
    },
  }),
  claimPaid: template(['claimNo', 'yuan'], {
    text: {
      zh: ({ claimNo, yuan }) => `您的报销申请${claimNo}已付款¥${yuan}，到账时间以银行为准。`,
      en: ({ claimNo, yuan }) => `Claim ${claimNo} is paid: CNY ${yuan}. Your bank decides when it arrives.`,
    },
  }),
  claimRejected: template(['claimNo'], {
    text: {
      zh: ({ claimNo }) => `您的报销申请${claimNo}未通过审核，请登录查看原因。`,
      en: ({ claimNo }) => `Claim ${claimNo} was not approved. Please sign in to read why.`,
    },
  }),
};

export type ClaimMessageKind = keyof typeof claimTemplates;
