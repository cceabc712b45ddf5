import type { opsOrders } from '#contract/ops/orders';
import type { Handlers } from '../../http/handlers.ts';
import { cancelForPerson } from './ops-cancel.ts';
import { opsOrderDetail } from './ops-detail.ts';
import { startExport } from './ops-export.ts';
import { markAbnormal, markNoShow } from './ops-mark.ts';
import { rescheduleOptions } from './ops-options.ts';
import { rescheduleForPerson } from './ops-reschedule.ts';
import { revealField } from './ops-reveal.ts';
import { searchOrders } from './ops-search.ts';
import { unbindForPerson } from './ops-unbind.ts';

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
