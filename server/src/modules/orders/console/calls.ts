import type { opsOrders } from '#contract/ops/orders';
import type { Handlers } from '../../../http/handlers.ts';
import { cancelForPerson } from './cancel.ts';
import { opsOrderDetail } from './detail.ts';
import { startExport } from './export.ts';
import { markAbnormal, markNoShow } from './mark.ts';
import { rescheduleOptions } from './options.ts';
import { rescheduleForPerson } from './reschedule.ts';
import { revealField } from './reveal.ts';
import { searchOrders } from './search.ts';
import { unbindForPerson } from './unbind.ts';

export const opsOrderCalls: Omit<Handlers<typeof opsOrders>, 'OpsCompanies'> = {
  OpsOrderSearch: searchOrders,
  OpsOrderDetail: opsOrderDetail,
  OpsOrderReveal: revealField,
  OpsRescheduleOptions: rescheduleOptions,
  OpsOrderReschedule: rescheduleForPerson,
  OpsOrderCancel: cancelForPerson,
  OpsOrderNoShow: markNoShow,
  OpsOrderAbnormal: markAbnormal,
  OpsOrderUnbindApp: unbindForPerson,
  OpsOrderExport: startExport,
};
