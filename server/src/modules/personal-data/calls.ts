import type { opsPersonalData } from '#contract/ops/personal-data';
import type { personalData as contract } from '#contract/calls/personal-data';
import type { Handlers } from '../../http/handlers.ts';
import { withdrawPortalConsent } from '../identity/index.ts';
import { myConsents } from './consents.ts';
import { askCopy, myCopies, openCopy } from './copies.ts';
import { declineErasure, doErasure } from './decide-erasure.ts';
import { askErasure, myErasure, withdrawErasure } from './erasure.ts';
import { countOpenErasures, listCopies, listErasures } from './console/list.ts';
import { whoLooked } from './who-looked.ts';

export const personalDataCalls: Handlers<typeof contract> = {
  AskDataCopy: askCopy,
  MyDataCopies: myCopies,
  GetDataCopy: (ctx, { copyId }) => openCopy(ctx, copyId),
  WhoLooked: whoLooked,
  MyConsents: myConsents,
  WithdrawPortalConsent: withdrawPortalConsent,
  MyErasure: myErasure,
  AskErasure: askErasure,
  WithdrawErasure: withdrawErasure,
};

export const opsPersonalDataCalls: Handlers<typeof opsPersonalData> = {
  OpsErasures: listErasures,
  OpsDataCopies: listCopies,
  OpsOpenErasures: countOpenErasures,
  OpsErasureDo: doErasure,
  OpsErasureDecline: declineErasure,
};
