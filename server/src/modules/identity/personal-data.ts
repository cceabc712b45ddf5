import type { InCompany } from '../../ctx.ts';
import { definePersonal, LAWS } from '../../personal-data.ts';
import { deviceText } from './device.ts';

const accountOf = ({ db, company }: InCompany, guid: string) =>
  db
    .selectFrom('account')
    .select('account_id')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', guid)
    .executeTakeFirst();

export const ownSessions = definePersonal({
  name: 'sessions',
  title: { zh: '登录记录', en: 'Sign-ins' },
  tables: ['session'],
  fields: {
    device: { zh: '设备', en: 'Device' },
    since: { zh: '登录时间', en: 'Signed in' },
    lastSeen: { zh: '最近使用', en: 'Last used' },
    endedAt: { zh: '退出时间', en: 'Signed out' },
  },
  collect: async (ctx, { self }) => {
    const account = await accountOf(ctx, self);
    if (!account) return [];
    const rows = await ctx.db
      .selectFrom('session')
      .select(['device', 'created_at', 'seen_at', 'ended_at'])
      .where('company_id', '=', ctx.company.companyId)
      .where('account_id', '=', account.account_id)
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map((row) => ({
      device: deviceText(row.device, 'zh-cn'),
      since: row.created_at.toISOString(),
      lastSeen: row.seen_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    }));
  },
});

export const ownDevices = definePersonal({
  name: 'devices',
  title: { zh: '登录过的设备', en: 'Known devices' },
  tables: ['account_device', 'account_login', 'idempotency'],
  fields: {
    device: { zh: '设备', en: 'Device' },
    firstSeen: { zh: '首次登录', en: 'First seen' },
    lastSeen: { zh: '最近登录', en: 'Last seen' },
  },
  collect: async (ctx, { self }) => {
    const account = await accountOf(ctx, self);
    if (!account) return [];
    const rows = await ctx.db
      .selectFrom('account_device')
      .select(['device', 'first_seen', 'last_seen'])
      .where('company_id', '=', ctx.company.companyId)
      .where('account_id', '=', account.account_id)
      .orderBy('first_seen')
      .execute();
    return rows.map((row) => ({
      device: deviceText(row.device, 'zh-cn'),
      firstSeen: row.first_seen.toISOString(),
      lastSeen: row.last_seen.toISOString(),
    }));
  },
  erased: {
    zh: '登录账号、密码、设备与登录记录，账号同时关闭',
    en: 'login names, password, devices and sign-ins; the account is closed',
  },
  erase: async (ctx, guid) => {
    const account = await accountOf(ctx, guid);
    if (account) await closeAccount(ctx, account.account_id);
  },
  kept: {
    what: {
      zh: '安全与审计日志（仅含编号，不含姓名和号码）',
      en: 'security and audit logs (ids only, no names or numbers)',
    },
    ...LAWS.logs,
  },
});

async function closeAccount({ db, company }: InCompany, account_id: number): Promise<void> {
  const own = { company_id: company.companyId, account_id };
  for (const table of ['session', 'account_device', 'account_login', 'idempotency'] as const)
    await db
      .deleteFrom(table)
      .where('company_id', '=', own.company_id)
      .where('account_id', '=', own.account_id)
      .execute();
  await db
    .updateTable('account')
    .set({ disabled: true, password_hash: '' })
    .where((where) => where.and(own))
    .execute();
}

export const ownConsents = definePersonal({
  name: 'consents',
  title: { zh: '授权与同意', en: 'Consents' },
  tables: ['consent'],
  fields: {
    purpose: { zh: '用途', en: 'Purpose' },
    textVersion: { zh: '文本版本', en: 'Text version' },
    givenAt: { zh: '同意时间', en: 'Given' },
    channel: { zh: '方式', en: 'How' },
    withdrawnAt: { zh: '撤回时间', en: 'Withdrawn' },
  },
  collect: async ({ db, company }, { self }) => {
    const rows = await db
      .selectFrom('consent')
      .selectAll()
      .where('company_id', '=', company.companyId)
      .where('person_guid', '=', self)
      .orderBy('given_at')
      .execute();
    return rows.map((row) => ({
      purpose: row.purpose,
      textVersion: row.text_version,
      givenAt: row.given_at.toISOString(),
      channel: row.channel,
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    }));
  },
  erase: ({ db, company, portal }, guid) =>
    db
      .updateTable('consent')
      .set({ withdrawn_at: portal.clock() })
      .where('company_id', '=', company.companyId)
      .where('person_guid', '=', guid)
      .where('withdrawn_at', 'is', null)
      .execute(),
  kept: {
    what: {
      zh: '您何时同意、何时撤回的记录（用于证明合法处理）',
      en: 'when you agreed and withdrew, as proof of lawful handling',
    },
    ...LAWS.claims,
  },
});
