import type { Call } from '../call.ts';
import { opsApprovals } from './approvals.ts';
import { opsAudit } from './audit.ts';
import { opsCards } from './cards.ts';
import { opsConnections } from './connections.ts';
import { opsCenters } from './centers.ts';
import { opsCities } from './cities.ts';
import { opsContact } from './contact.ts';
import { opsContent } from './content.ts';
import { opsEvaluations } from './evaluations.ts';
import { opsFeedback } from './feedback.ts';
import { opsMallOrders } from './mall-orders.ts';
import { opsMallGifts } from './mall-gifts.ts';
import { opsMallProducts } from './mall-products.ts';
import { opsMallStock } from './mall-stock.ts';
import { opsHealth } from './health.ts';
import { opsItems } from './items.ts';
import { opsMessages } from './messages.ts';
import { operators } from './operators.ts';
import { opsOrders } from './orders.ts';
import { opsPayments } from './payments.ts';
import { opsPeople } from './people.ts';
import { opsQuestionnaires } from './questionnaires.ts';
import { opsReimbursement } from './reimbursement.ts';
import { opsReports } from './reports.ts';
import { opsServices } from './services.ts';
import { opsPartner } from './partner.ts';
import { opsPlans } from './plans.ts';
import { opsRosters } from './rosters.ts';
import { opsHome } from './home.ts';
import { opsPoints } from './points.ts';
import { opsPreview } from './preview.ts';
import { opsPersonalData } from './personal-data.ts';
import { opsSignIn } from './sign-in.ts';
import { opsSignOn } from './sign-on.ts';
import { opsSetup } from './setup.ts';
import { opsTasks } from './tasks.ts';
import { opsUploads } from './uploads.ts';

/** Every call of the console. The employees' pages never import it. */
export const opsRegistry = {
  ...opsSignIn,
  ...operators,
  ...opsOrders,
  ...opsItems,
  ...opsCards,
  ...opsMallProducts,
  ...opsMallStock,
  ...opsMallGifts,
  ...opsPayments,
  ...opsMessages,
  ...opsEvaluations,
  ...opsReimbursement,
  ...opsReports,
  ...opsUploads,
  ...opsFeedback,
  ...opsServices,
  ...opsContact,
  ...opsContent,
  ...opsHealth,
  ...opsQuestionnaires,
  ...opsPlans,
  ...opsCities,
  ...opsCenters,
  ...opsRosters,
  ...opsHome,
  ...opsPoints,
  ...opsPersonalData,
  ...opsPeople,
  ...opsMallOrders,
  ...opsSignOn,
  ...opsPartner,
  ...opsSetup,
  ...opsPreview,
  ...opsApprovals,
  ...opsTasks,
  ...opsAudit,
  ...opsConnections,
} satisfies Record<string, Call>;
export type OpsRegistry = typeof opsRegistry;
export type OpsCallName = keyof OpsRegistry;
