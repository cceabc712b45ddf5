import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '审计记录',
  intro: '谁在何时对谁做了什么、为什么。记录只增不改，逐条相连。',
  search: '搜索操作人、动作、单号或人员编号',
  days: '日期',
  whole: (rows: string, at: string) => `记录链完整：${rows} 条，${at} 校验`,
  notYet: '记录链尚未校验',
  brokenTitle: '记录链被破坏',
  brokenText: '请立即联系安全负责人，并保留现场。',
  columns: {
    at: '时间',
    actor: '操作人',
    action: '动作',
    subject: '对象',
    person: '涉及人员',
    reason: '原因',
    company: '企业',
    request: '请求',
  },
  house: '平台',
  kinds: { operator: '操作员', employee: '员工', hr: 'HR', job: '系统任务', command: '命令行', anonymous: '未登录' },
  allCompanies: '全部企业',
  none: '—',
  end: '已显示全部记录',
  fileName: '审计记录',
};

const en: Dict<typeof zh> = {
  title: 'Audit log',
  intro: 'Who did what to whom, when and why. Entries are only ever added, each tied to the one before.',
  search: 'Search by actor, action, order or person id',
  days: 'Days',
  whole: (rows, at) => `The chain is whole: ${rows} entries, checked ${at}`,
  notYet: 'The chain has not been checked yet',
  brokenTitle: 'The chain is broken',
  brokenText: 'Tell the person responsible for security at once, and leave everything as it is.',
  columns: {
    at: 'When',
    actor: 'Who',
    action: 'What',
    subject: 'On',
    person: 'Whom',
    reason: 'Why',
    company: 'Company',
    request: 'Request',
  },
  house: 'Platform',
  kinds: {
    operator: 'operator',
    employee: 'employee',
    hr: 'HR',
    job: 'system job',
    command: 'command',
    anonymous: 'not signed in',
  },
  allCompanies: 'All companies',
  none: '—',
  end: 'That is all of them',
  fileName: 'audit',
};

export const auditText: Texts<typeof zh> = { zh, en };
