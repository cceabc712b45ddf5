import { entry, type FaultEntry } from './entry.ts';

/** Payment, malls, reports, surveys */
export const benefitsFaults = {
  buyFailed: entry(-160, 'retry', '提交失败', 'Submit failed'),
  wxConfigFailed: entry(-161, 'retry', '获取微信配置失败', 'Failed to get WeChat config'),
  authorizeFailed: entry(-162, 'retry', '授权失败，请重试', 'Authorization failed. Please retry'),
  surveyFailed: entry(-163, 'retry', '问卷获取失败', 'Could not load the questionnaire'),
  reportFailed: entry(
    -164,
    'retryLater',
    '报告获取失败，请稍后重试！',
    'Report acquisition failed. Please try again later!',
  ),
  uploadFailed: entry(-165, 'retry', '上传失败，请重试', 'Upload failed. Please try again'),
} satisfies Record<string, FaultEntry>;
