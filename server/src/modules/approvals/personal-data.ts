import { LAWS } from '../../personal-data.ts';
import { definePersonalTable } from '../../personal-table.ts';
import { kindsOf } from './kinds.ts';

export const approvalsAbout = definePersonalTable({
  name: 'approvals',
  title: { zh: '客服代办的变更', en: 'Changes asked for by operators' },
  rows: { table: 'approval', person: 'person_guid', orderBy: 'asked_at' },
  fields: {
    what: {
      ...{ zh: '变更内容', en: 'Change' },
      of: ({ kind }, { ctx }) => kindsOf(ctx.portal).get(kind)?.title.zh ?? kind,
    },
    state: { zh: '状态', en: 'State', of: 'state' },
    askedAt: { zh: '提交时间', en: 'Asked', of: 'asked_at' },
    decidedAt: { zh: '处理时间', en: 'Decided', of: 'decided_at' },
  },
  erased: { zh: '等待复核的变更内容', en: 'changes that waited for approval' },
  erase: {
    set: (now) => ({ state: 'expired' as const, proposal: null, decided_at: now }),
    only: { state: 'waiting' as const },
  },
  kept: {
    what: { zh: '操作员申请与复核的记录（不含变更内容）', en: 'that operators asked and decided, without the change' },
    ...LAWS.logs,
  },
});
