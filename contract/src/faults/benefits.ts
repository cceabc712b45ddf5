import { entry, type FaultEntry } from './entry.ts';

/** Payment, malls, reports, surveys, cards (§8.2) */
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
  cardBindFailed: entry(-170, 'fixInput', '绑定失败，请核对卡号', 'Could not add this card. Check the number'),
  cardRecoverFailed: entry(-171, 'viewCards', '收回失败', 'Card recovery failed'),
  cardUsedUp: entry(-172, 'viewCards', '没有更多次数', 'No more amounts!'),
  cardExpired: entry(-173, 'viewCards', '兑换已过期', 'Redemption date expired'),
  noDentalCard: entry(-174, 'viewCards', '暂无洁牙卡', 'No dental cleaning card'),
} satisfies Record<string, FaultEntry>;
