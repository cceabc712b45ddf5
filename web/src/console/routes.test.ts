import { describe, expect, it } from 'vitest';
import { OPERATOR_ROLES } from '#contract/values/operator-roles';
import { opsRegistry, type OpsCallName } from '#contract/ops/registry';
import { firstPage, matchOf, MENU, opsRoute, opsPathTo, type MenuPath } from './routes.ts';

/** The call each page needs most. */
const MAIN_CALL: Record<MenuPath, OpsCallName> = {
  '/ops/orders': 'OpsOrderSearch',
  '/ops/people': 'OpsPeople',
  '/ops/payments': 'OpsAttention',
  '/ops/cards': 'OpsCardSearch',
  '/ops/claims': 'OpsClaims',
  '/ops/reports': 'OpsReports',
  '/ops/uploads': 'OpsUploads',
  '/ops/points': 'OpsPointsGrants',
  '/ops/mall-orders': 'OpsMallOrders',
  '/ops/mall-sales': 'OpsMallSales',
  '/ops/messages': 'OpsMessages',
  '/ops/evaluations': 'OpsEvaluations',
  '/ops/feedback': 'OpsFeedbackList',
  '/ops/services': 'OpsServices',
  '/ops/products': 'OpsProducts',
  '/ops/stock': 'OpsStock',
  '/ops/mall-gifts': 'OpsMallGifts',
  '/ops/content': 'OpsNewsList',
  '/ops/encyclopedia': 'OpsHealthEntries',
  '/ops/questionnaires': 'OpsQuestionnaires',
  '/ops/items': 'OpsItems',
  '/ops/plans': 'OpsPlans',
  '/ops/home': 'OpsHome',
  '/ops/preview': 'OpsPreviewStart',
  '/ops/centers': 'OpsCenters',
  '/ops/cities': 'OpsCities',
  '/ops/rosters': 'OpsRosters',
  '/ops/data-requests': 'OpsErasures',
  '/ops/companies': 'OpsCompanyList',
  '/ops/connections': 'OpsConnections',
  '/ops/tasks': 'OpsTasks',
  '/ops/approvals': 'OpsApprovals',
  '/ops/sign-on': 'OpsSignOn',
  '/ops/audit': 'OpsAudit',
  '/ops/operators': 'OperatorList',
};

describe('pages of the console', () => {
  it.each(MENU)('%s is open to those who may make its calls', (path) => {
    expect(opsRoute(path).roles).toEqual(opsRegistry[MAIN_CALL[path]].roles);
  });

  it('has a first page for every role', () => {
    expect(OPERATOR_ROLES.map(firstPage)).toEqual([
      '/ops/orders',
      '/ops/payments',
      '/ops/evaluations',
      '/ops/centers',
      '/ops/orders',
    ]);
  });

  it('finds an order by its address', () => {
    const path = opsPathTo('/ops/orders/$company/$order', { company: '7', order: '12' });
    expect(matchOf(path)).toEqual({ route: '/ops/orders/$company/$order', params: { company: '7', order: '12' } });
  });
});
