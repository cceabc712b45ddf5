import type { ComponentType } from 'react';
import { lazyPart } from '../platform/lazy.ts';
import type { OpsPath } from './routes.ts';

const page = (load: () => Promise<ComponentType>) => lazyPart(load);
const orders = page(() => import('./orders/OrdersPage.tsx').then((module) => module.OrdersPage));
const people = page(() => import('./people/PeoplePage.tsx').then((module) => module.PeoplePage));
const cards = page(() => import('./cards/CardsPage.tsx').then((module) => module.CardsPage));
const claims = page(() => import('./reimbursement/ClaimsPage.tsx').then((module) => module.ClaimsPage));
const uploads = page(() => import('./uploads/UploadsPage.tsx').then((module) => module.UploadsPage));
const reports = page(() => import('./reports/ReportsPage.tsx').then((module) => module.ReportsPage));
const feedback = page(() => import('./feedback/FeedbackPage.tsx').then((module) => module.FeedbackPage));
const mallOrders = page(() => import('./mall-orders/MallOrdersPage.tsx').then((module) => module.MallOrdersPage));
const points = page(() => import('./points/PointsPage.tsx').then((module) => module.PointsPage));
const encyclopedia = page(() => import('./health/EntriesPage.tsx').then((module) => module.EntriesPage));
const questionnaires = page(() =>
  import('./questionnaires/QuestionnairesPage.tsx').then((module) => module.QuestionnairesPage),
);
const items = page(() => import('./items/ItemsPage.tsx').then((module) => module.ItemsPage));
const centers = page(() => import('./centers/CentersPage.tsx').then((module) => module.CentersPage));
const tasks = page(() => import('./tasks/TasksPage.tsx').then((module) => module.TasksPage));

/** The page at each path; a list and its open entry are one page, so that the list stays as it is. */
export const PAGES = {
  '/ops/orders': orders,
  '/ops/orders/$company/$order': orders,
  '/ops/people': people,
  '/ops/people/$company/$person': people,
  '/ops/claims': claims,
  '/ops/claims/$company/$claim': claims,
  '/ops/reports': reports,
  '/ops/reports/publish': page(() => import('./reports/PublishPage.tsx').then((module) => module.PublishPage)),
  '/ops/reports/$company/$order': reports,
  '/ops/uploads': uploads,
  '/ops/uploads/$company/$upload': uploads,
  '/ops/payments': page(() => import('./payments/PaymentsPage.tsx').then((module) => module.PaymentsPage)),
  '/ops/cards': cards,
  '/ops/cards/$company/$card': cards,
  '/ops/mall-orders': mallOrders,
  '/ops/mall-orders/$company/$order': mallOrders,
  '/ops/mall-sales': page(() => import('./mall-orders/SalesPage.tsx').then((module) => module.SalesPage)),
  '/ops/points': points,
  '/ops/points/sheets': page(() => import('./points/SheetsPage.tsx').then((module) => module.SheetsPage)),
  '/ops/points/$company/$person': points,
  '/ops/messages': page(() => import('./messages/MessagesPage.tsx').then((module) => module.MessagesPage)),
  '/ops/evaluations': page(() => import('./evaluations/EvaluationsPage.tsx').then((module) => module.EvaluationsPage)),
  '/ops/feedback': feedback,
  '/ops/feedback/$company/$feedback': feedback,
  '/ops/services': page(() => import('./services/ServicesPage.tsx').then((module) => module.ServicesPage)),
  '/ops/products': page(() => import('./mall-products/ProductsPage.tsx').then((module) => module.ProductsPage)),
  '/ops/products/$product': page(() => import('./mall-products/ProductPage.tsx').then((module) => module.ProductPage)),
  '/ops/stock': page(() => import('./mall-products/stock/StockPage.tsx').then((module) => module.StockPage)),
  '/ops/stock/moves': page(() => import('./mall-products/stock/MovesPage.tsx').then((module) => module.MovesPage)),
  '/ops/mall-gifts': page(() => import('./mall-products/gifts/GiftsPage.tsx').then((module) => module.GiftsPage)),
  '/ops/content': page(() => import('./content/ContentPage.tsx').then((module) => module.ContentPage)),
  '/ops/encyclopedia': encyclopedia,
  '/ops/encyclopedia/$kind/$code': encyclopedia,
  '/ops/questionnaires': questionnaires,
  '/ops/questionnaires/$code': page(() =>
    import('./questionnaires/QuestionnairePage.tsx').then((module) => module.QuestionnairePage),
  ),
  '/ops/items': items,
  '/ops/items/$item': items,
  '/ops/plans': page(() => import('./plans/PlansPage.tsx').then((module) => module.PlansPage)),
  '/ops/plans/$company/$plan': page(() => import('./plans/PlanPage.tsx').then((module) => module.PlanPage)),
  '/ops/home': page(() => import('./home/HomePage.tsx').then((module) => module.HomePage)),
  '/ops/preview': page(() => import('./preview/PreviewPage.tsx').then((module) => module.PreviewPage)),
  '/ops/centers': centers,
  '/ops/centers/new': page(() => import('./centers/CenterPage.tsx').then((module) => module.NewCenterPage)),
  '/ops/centers/$center': centers,
  '/ops/centers/$center/edit': page(() => import('./centers/CenterPage.tsx').then((module) => module.CenterPage)),
  '/ops/centers/$center/week': page(() => import('./centers/week/WeekPage.tsx').then((module) => module.WeekPage)),
  '/ops/cities': page(() => import('./cities/CitiesPage.tsx').then((module) => module.CitiesPage)),
  '/ops/rosters': page(() => import('./rosters/RostersPage.tsx').then((module) => module.RostersPage)),
  '/ops/data-requests': page(() =>
    import('./personal-data/DataRequestsPage.tsx').then((module) => module.DataRequestsPage),
  ),
  '/ops/companies': page(() => import('./companies/CompaniesPage.tsx').then((module) => module.CompaniesPage)),
  '/ops/companies/$company': page(() => import('./companies/CompanyPage.tsx').then((module) => module.CompanyPage)),
  '/ops/connections': page(() => import('./connections/ConnectionsPage.tsx').then((module) => module.ConnectionsPage)),
  '/ops/tasks': tasks,
  '/ops/tasks/$task': tasks,
  '/ops/approvals': page(() => import('./approvals/ApprovalsPage.tsx').then((module) => module.ApprovalsPage)),
  '/ops/sign-on': page(() => import('./sign-on/SignOnPage.tsx').then((module) => module.SignOnPage)),
  '/ops/audit': page(() => import('./audit/AuditPage.tsx').then((module) => module.AuditPage)),
  '/ops/operators': page(() => import('./operators/OperatorsPage.tsx').then((module) => module.OperatorsPage)),
  '/ops/password': page(() => import('./password/PasswordPage.tsx').then((module) => module.PasswordPage)),
} as const satisfies Partial<Record<OpsPath, ComponentType>>;
