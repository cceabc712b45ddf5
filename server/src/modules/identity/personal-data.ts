import type { InCompany } from '../../ctx.ts';
import { LAWS } from '../../personal-data.ts';
import { blankPersonal, definePersonalTable, deletePersonal } from '../../personal-table.ts';
import { deviceText } from './session/device.ts';

export const ownSessions = definePersonalTable({
  name: 'sessions',
  title: { zh: '登录记录', en: 'Sign-ins' },
  rows: { table: 'session', person: 'account_id', orderBy: 'created_at', newestFirst: true },
  fields: {
    device: { zh: '设备', en: 'Device', of: ({ device }) => deviceText(device, 'zh-cn') },
    since: { zh: '登录时间', en: 'Signed in', of: 'created_at' },
    lastSeen: { zh: '最近使用', en: 'Last used', of: 'seen_at' },
    endedAt: { zh: '退出时间', en: 'Signed out', of: 'ended_at' },
  },
});

export const ownDevices = definePersonalTable({
  name: 'devices',
  title: { zh: '登录过的设备', en: 'Known devices' },
  rows: { table: 'account_device', person: 'account_id', orderBy: 'first_seen' },
  also: ['account_login', 'idempotency'],
  fields: {
    device: { zh: '设备', en: 'Device', of: ({ device }) => deviceText(device, 'zh-cn') },
    firstSeen: { zh: '首次登录', en: 'First seen', of: 'first_seen' },
    lastSeen: { zh: '最近登录', en: 'Last seen', of: 'last_seen' },
  },
  erased: {
    zh: '登录账号、密码、设备与登录记录，账号同时关闭',
    en: 'login names, password, devices and sign-ins; the account is closed',
  },
  erase: closeAccount,
  kept: {
    what: {
      zh: '安全与审计日志（仅含编号，不含姓名和号码）',
      en: 'security and audit logs (ids only, no names or numbers)',
    },
    ...LAWS.logs,
  },
});

async function closeAccount(ctx: InCompany, guid: string): Promise<void> {
  for (const table of ['session', 'account_device', 'account_login', 'idempotency'] as const)
    await deletePersonal(ctx, { table, person: 'account_id' }, guid);
  const account = { table: 'account', person: 'person_guid' } as const;
  await blankPersonal(ctx, account, { set: () => ({ disabled: true, password_hash: '' }) }, guid);
}

export const ownConsents = definePersonalTable({
  name: 'consents',
  title: { zh: '授权与同意', en: 'Consents' },
  rows: { table: 'consent', person: 'person_guid', orderBy: 'given_at' },
  fields: {
    purpose: { zh: '用途', en: 'Purpose', of: 'purpose' },
    textVersion: { zh: '文本版本', en: 'Text version', of: 'text_version' },
    givenAt: { zh: '同意时间', en: 'Given', of: 'given_at' },
    channel: { zh: '方式', en: 'How', of: 'channel' },
    withdrawnAt: { zh: '撤回时间', en: 'Withdrawn', of: 'withdrawn_at' },
  },
  erase: { set: (now) => ({ withdrawn_at: now }), only: { withdrawn_at: null } },
  kept: {
    what: {
      zh: '您何时同意、何时撤回的记录（用于证明合法处理）',
      en: 'when you agreed and withdrew, as proof of lawful handling',
    },
    ...LAWS.claims,
  },
});
