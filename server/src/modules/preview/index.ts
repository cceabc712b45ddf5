import type { opsPreview } from '#contract/ops/preview';
import type { preview as contract } from '#contract/calls/preview';
import { PLATFORM_ID } from '../../db/transact.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { defineModule } from '../../module.ts';
import { providePreviews } from '../identity/index.ts';
import { enterPreview, leavePreview } from './enter-preview.ts';
import { findPreview } from './session.ts';
import { previewChoices, startPreview } from './start-preview.ts';

const calls: Handlers<typeof contract & typeof opsPreview> = {
  EnterPreview: enterPreview,
  LeavePreview: leavePreview,
  OpsPreviewChoices: previewChoices,
  OpsPreviewStart: startPreview,
};

/** The look stays in the audit; the imagined person does not. */
const previewSweep: Sweep = {
  inCompany: async ({ db, company }, before) => {
    if (company.companyId !== PLATFORM_ID) return;
    await db.deleteFrom('preview').where('created_at', '<', before).execute();
  },
};

/** Operators look at a company's portal as its people see it. */
export const preview = defineModule({
  calls,
  sweeps: [previewSweep],
  start: async (portal) => providePreviews(portal, findPreview),
});
