import type { CallName } from '#contract/registry';
import type { uploads } from '#contract/calls/uploads';
import type { SignedIn, TestPortal } from './portal.ts';
import { learnedOf } from './registry-learned.ts';
import { forgetUploadRow, makePhotoUnused, makeUpload } from './uploads.ts';

const CALLS: readonly (keyof typeof uploads)[] = [
  'MyUpload',
  'SaveUploadRows',
  'SaveUploadedReport',
  'AskUploadHelp',
  'RemoveUpload',
];

/** Makes the actor's upload anew each time, since most calls change it. */
export async function setUploadScene(stage: TestPortal, who: SignedIn, call: CallName): Promise<void> {
  if (call === 'SendReportPhotos') await makePhotoUnused(stage, learnedOf(who).photoId);
  if (!CALLS.some((name) => name === call)) return;
  const { uploadId } = learnedOf(who);
  await forgetUploadRow(stage, uploadId);
  await makeUpload(stage, { companyId: who.user.CompanyId, personGuid: who.user.CustomerGuid, uploadId });
}
