import { entry, type FaultEntry } from './entry.ts';

/** The health-risk assessment */
export const riskFaults = {
  riskConsentNeeded: entry(
    -605,
    'askConsent',
    '为家属评估需要其本人同意您查看体检报告，请先发送授权短信',
    'A relative can be assessed once they agree that you read their reports. Please send them the request first',
  ),
  riskNone: entry(
    -606,
    'startRisk',
    '还没有评估结果，请先完成健康风险评估问卷',
    'There is no result yet. Please complete the health risk assessment first',
  ),
} satisfies Record<string, FaultEntry>;
