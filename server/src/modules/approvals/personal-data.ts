import type { InCompany } from '../../ctx.ts';
import { definePersonal, LAWS } from '../../personal-data.ts';
import { kindsOf } from './kinds.ts';

const approvalsOf = ({ db, company }: InCompany, guid: string) =>
  db
    .selectFrom('approval')
    .select(['kind', 'state', 'asked_at', 'decided_at'])
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', guid)
    .orderBy('asked_at')
    .execute();

export const approvalsAbout = definePersonal({
  name: 'approvals',
  title: { zh: '客服代办的变更', en: 'Changes asked for by operators' },
  tables: ['approval'],
  fields: {
    what: { zh: '变更内容', en: 'Change' },
    state: { zh: '状态', en: 'State' },
    askedAt: { zh: '提交时间', en: 'Asked' },
    decidedAt: { zh: '处理时间', en: 'Decided' },
  },
  collect: async (ctx, { self }) =>
    (await approvalsOf(ctx, self)).map(({ kind, state, asked_at, decided_at }) => ({
      what: kindsOf(ctx.portal).get(kind)?.title.zh ?? kind,
      state,
      askedAt: asked_at.toISOString(),
      decidedAt: decided_at?.toISOString() ?? null,
    })),
  erased: { zh: '等待复核的变更内容', en: 'changes that waited for approval' },
  erase: ({ db, company, portal }, guid) =>
    db
      .updateTable('approval')
      .set({ state: 'expired', proposal: null, decided_at: portal.clock() })
      .where('company_id', '=', company.companyId)
      .where('person_guid', '=', guid)
      .where('state', '=', 'waiting')
      .execute(),
  kept: {
    what: { zh: '操作员申请与复核的记录（不含变更内容）', en: 'that operators asked and decided, without the change' },
    ...LAWS.logs,
  },
});
