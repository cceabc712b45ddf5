import { isSevenBits } from '../segments.ts';
import { template } from './template.ts';

/** About reports and who may read them. Nothing of their content. */
export const reportTemplates = {
  // to a relative without an account: link and code together decide for them, so they must not be seen by others
  reportConsent: template(['who', 'code', 'link'], {
    text: {
      zh: ({ who, code, link }) => `${who}请求查看您的体检报告。由您本人决定，7天内有效，验证码${code}：${link}`,
      en: ({ who, code, link }) =>
        `${isSevenBits(who) ? who : 'Your relative'} asks to read your check-up reports. You alone decide, within 7 days, with code ${code}: ${link}`,
    },
    secret: ['code', 'link'],
  }),
  // the answer is read in the portal; `isCorrected`: there is something to confirm
  uploadAnswered: template(['isCorrected'], {
    text: {
      zh: ({ isCorrected }) =>
        isCorrected
          ? '您上传的报告已协助核对，请登录后在「上传报告」中查看并确认。'
          : '您上传的报告已有答复，请登录后在「上传报告」中查看。',
      en: ({ isCorrected }) =>
        isCorrected
          ? 'We have looked through the report you uploaded. Sign in and open Upload a report to check and confirm it.'
          : 'We have answered about the report you uploaded. Sign in and open Upload a report to read it.',
    },
  }),
};
