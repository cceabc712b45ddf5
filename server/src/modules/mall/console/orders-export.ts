import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import type { MallState } from '#contract/schemas/mall-standing';
import { MallOrderSearch, type OpsMallOrderRow, type opsMallOrders } from '#contract/ops/mall-orders';
import { dayInShanghai, timeInShanghai } from '#contract/rules/day';
import { SheetFormat } from '#contract/schemas/sheet-format';
import type { OperatorCtx, Portal } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { asConsole, PLATFORM_ID } from '../../../db/transact.ts';
import { defineTask } from '../../../jobs/define-task.ts';
import { sheetPart, sheetResult } from '../../../sheet/file.ts';
import { recordByOperator } from '../../audit/index.ts';
import { allCompanies, namesOf } from '../../company/index.ts';
import { startTask } from '../../tasks/index.ts';
import { mallSearch, presentMallOrders } from './orders.ts';
import { foundMallOrders, type MallCursor } from './orders-queries.ts';

const ROWS_A_STEP = 500;

const Asked = z.object({ ...MallOrderSearch, format: z.optional(SheetFormat) });
type Asked = z.output<typeof Asked>;

const HEAD = [
  ...['订单号', '企业', '商城', '购买人', '手机', '商品', '件数', '总价（元）', '现金（元）', '积分', '状态'],
  '下单时间',
];
const NUMBERS = ['件数', '总价（元）', '现金（元）', '积分'];
const MALLS = { health: '健康商城', service: '服务商城' };
const STATES: Record<MallState, string> = {
  toPay: '待支付',
  toSend: '待发货',
  sent: '已寄出',
  redeemed: '已支付',
  completed: '已完成',
  refunding: '退款中',
  refundFailed: '退款失败',
  refunded: '已退款',
  expired: '已超时',
  cancelled: '已取消',
};

const yuan = (fen: number): string => (fen / 100).toFixed(2);
const lineOf = (row: OpsMallOrderRow): (string | number)[] => [
  row.orderNo,
  row.company.name.zh,
  MALLS[row.mall],
  row.person.name,
  row.person.phone,
  row.title.zh,
  row.items,
  yuan(row.priceFen),
  yuan(row.moneyFen),
  row.points,
  STATES[row.standing.state],
  `${dayInShanghai(new Date(row.createdAt))} ${timeInShanghai(new Date(row.createdAt))}`,
];

const Cursor = z.object({ created_at: z.string(), order_id: z.int() });

/**
 * The hits of a search as a file, masked as on the screen. The rows are of all companies, so they are read as the
 * console.
 */
export const mallExportTask = defineTask({
  kind: 'mallOrders.export',
  input: Asked,
  /** The last row that is in the file; none before the first. */
  cursor: z.object({ after: z.nullable(Cursor) }),
  start: async () => ({ cursor: { after: null }, total: null }),
  ask: (portal, { input }, { after }) => rowsAfter(portal, input, after ?? undefined),
  step: async (_ctx, _task, { after }, found = { rows: [], last: null }) => ({
    cursor: found.rows.length < ROWS_A_STEP ? undefined : { after: found.last },
    done: found.rows.length,
    part: sheetPart(found.rows.map(lineOf), after ? undefined : HEAD),
  }),
  ...sheetResult<Asked>(
    () => '商城订单',
    () => HEAD.map((head) => (NUMBERS.includes(head) ? 'number' : 'text')),
  ),
});

async function rowsAfter(portal: Portal, input: Asked, after: MallCursor | undefined) {
  const companies = await allCompanies(portal);
  const search = await mallSearch(portal, companies, input);
  const page = { filter: input.status, after, limit: ROWS_A_STEP };
  const found = await asConsole(portal.database, (db) => foundMallOrders(db, search, page));
  const last = found.at(-1);
  return {
    rows: await presentMallOrders(portal, found, namesOf(companies)),
    last: last ? { created_at: last.created_at.toISOString(), order_id: last.order_id } : null,
  };
}

export const startMallExport = (
  ctx: OperatorCtx,
  { reason, ...asked }: Input<typeof opsMallOrders.OpsMallOrdersExport>,
): Promise<Committed<Reply<typeof opsMallOrders.OpsMallOrdersExport>>> =>
  commitOnce({ ...ctx, company: { companyId: PLATFORM_ID } }, async (ctx) => {
    const { operatorId, name } = ctx.operator;
    const taskId = await startTask(ctx, mallExportTask, {
      input: asked,
      title: { zh: '导出商城订单', en: 'Export of mall orders' },
      createdBy: { id: String(operatorId), name },
    });
    await recordByOperator(ctx, { action: 'mall.export', subject: { kind: 'task', id: taskId }, reason });
    return { taskId };
  });
