import type { Bilingual } from '#contract/language';

/** Why a row of a sheet cannot be granted, and what to do about it. */
export const rowText = {
  employeeNoMissing: { zh: '缺少工号，请填写', en: 'The employee number is missing' },
  points: (most: number): Bilingual => ({
    zh: `积分应为 1 至 ${most} 的整数`,
    en: `Points must be a whole number from 1 to ${most}`,
  }),
  day: { zh: '到期日应写作 2026-12-31', en: 'Write the last day as 2026-12-31' },
  days: (last: string): Bilingual => ({
    zh: `到期日应在今天至 ${last} 之间`,
    en: `The last day must be between today and ${last}`,
  }),
  reason: (most: number): Bilingual => ({
    zh: `原因应为 2 至 ${most} 个字`,
    en: `The reason takes 2 to ${most} characters`,
  }),
  unknown: {
    zh: '该公司没有这个工号，请核对',
    en: 'Nobody in this company has this employee number. Please check it',
  },
  ambiguous: {
    zh: '有多名员工使用这个工号，请联系管理员核对后单独发放',
    en: 'Several people have this employee number. Have it checked and grant to the person directly',
  },
  otherName: {
    zh: '姓名与工号不符，请核对',
    en: 'The name is not that of this employee number. Please check both',
  },
  repeated: {
    zh: '与前面的行完全相同，已跳过；如确需再发，请修改原因',
    en: 'The same as an earlier row, so it is skipped. If it is meant, change its reason',
  },
} as const;
