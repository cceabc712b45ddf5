import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import { OrderSearch, type OpsOrderRow, type opsOrders } from '#contract/ops/orders';
import type { OrderState } from '#contract/schemas/order-standing';
import { SheetFormat } from '#contract/schemas/sheet-format';
import type { OperatorCtx, Portal } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { asConsole, PLATFORM_ID } from '../../../db/transact.ts';
import { defineTask } from '../../../jobs/define-task.ts';
import { sheetPart, sheetResult } from '../../../sheet/file.ts';
import { recordByOperator } from '../../audit/index.ts';
import { allCompanies, namesOf } from '../../company/index.ts';
import { startTask } from '../../tasks/index.ts';
import { ordersAfter, type OrderCursor } from './search-queries.ts';
import { orderSearch, presentOrders } from './search.ts';
import { recognise } from '../../people/index.ts';

const ROWS_A_STEP = 500;

const Asked = z.object({ ...OrderSearch, format: z.optional(SheetFormat) });
type Asked = z.output<typeof Asked>;

const HEAD = ['订单号', '企业', '体检人', '手机', '家属', '机构', '体检日期', '时段', '状态', '异常', '下单时间'];
const STATES: Record<OrderState, string> = {
  ...{ toPay: '待支付', lapsed: '支付已超时', changeToPay: '差价待支付', booked: '待体检', examined: '待出报告' },
  ...{ reportReady: '已完成', cancelled: '已取消', expired: '超时已取消', noShow: '未到检', abnormal: '异常' },
};

const lineOf = (row: OpsOrderRow): string[] => [
  row.orderNo,
  row.company.name.zh,
  row.person.name,
  row.person.phone,
  row.person.isRelative ? '是' : '否',
  row.center.zh,
  row.bookDate,
  row.bookTime,
  STATES[row.standing.state],
  row.abnormal ? '是' : '否',
  row.createdAt,
];

const Cursor = z.object({ book_date: z.string(), order_id: z.int() });

/**
 * The hits of a search as a file, masked as on the screen. The rows are of all companies, so they are read as the
 * console.
 */
export const exportTask = defineTask({
  kind: 'orders.export',
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
    () => '体检订单',
    () => HEAD.map((head) => (head === '体检日期' ? 'day' : 'text')),
  ),
});

async function rowsAfter(portal: Portal, input: Asked, after: OrderCursor | undefined) {
  const companies = await allCompanies(portal);
  const search = await orderSearch(portal, companies, input, recognise(input.text));
  const page = { filter: input.status, after, limit: ROWS_A_STEP };
  const found = await asConsole(portal.database, (db) => ordersAfter(db, search, page));
  const last = found.at(-1);
  return {
    rows: await presentOrders(portal, found, namesOf(companies)),
    last: last ? { book_date: last.book_date, order_id: last.order_id } : null,
  };
}

export const startExport = (
  ctx: OperatorCtx,
  { reason, ...asked }: Input<typeof opsOrders.OpsOrderExport>,
): Promise<Committed<Reply<typeof opsOrders.OpsOrderExport>>> =>
  commitOnce({ ...ctx, company: { companyId: PLATFORM_ID } }, async (ctx) => {
    const { operatorId, name } = ctx.operator;
    const taskId = await startTask(ctx, exportTask, {
      input: asked,
      title: { zh: '导出体检订单', en: 'Export of orders' },
      createdBy: { id: String(operatorId), name },
    });
    await recordByOperator(ctx, { action: 'order.export', subject: { kind: 'task', id: taskId }, reason });
    return { taskId };
  });
