import type { news } from '#contract/calls/news';
import type { records } from '#contract/calls/records';
import { transact } from '../../../db/transact.ts';
import { Fault, reasonOf } from '../../../fault.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { changeUntil, loadCenters, loadHolidays } from '../../booking/index.ts';
import { BY_PERSON } from '../place/acting.ts';
import { cancelOrder, dropChange } from '../change/cancel-order.ts';
import { myNews } from './my-news.ts';
import { centerOf } from '../place/names.ts';
import { examOrder } from '../place/exam-order.ts';
import { changeFault } from '../place/online-rules.ts';
import { heldChangeOf, readOrder } from '../order-row.ts';
import { examOrders } from './records.ts';

export const recordCalls: Handlers<typeof records & typeof news> = {
  GetExamOrders: examOrders,
  GetExamOrder: examOrder,
  GetMyNews: myNews,
  ExamOrderChangeable: async (ctx, { orderId, customerGuid }) => {
    const [centers, holidays] = [await loadCenters(ctx.portal), await loadHolidays(ctx.portal)];
    return transact(ctx, async (ctx) => {
      const order = await readOrder(ctx, orderId);
      if (order.person_guid !== customerGuid) throw new Fault('notYours');
      const { changeable } = centerOf(centers, order.center_id);
      const hasHeldChange = (await heldChangeOf(ctx, orderId)) !== undefined;
      const fault = changeFault(ctx, order, { changeable, hasHeldChange, holidays }, BY_PERSON);
      return {
        changeable: !fault,
        reason: fault ? reasonOf(fault, ctx.lang) : null,
        changeUntil: changeUntil(ctx, order.book_date, holidays),
      };
    });
  },
  CancelExamOrder: cancelOrder,
  DropOrderChange: dropChange,
};
