import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { fileCalls } from './calls.ts';
import { fileJobs } from './jobs.ts';
import { ownsFile } from './open-file.ts';
import { ownFiles } from './personal-data.ts';
import { resealFiles } from './seal-files-again.ts';

export { claimFile, dropFile } from './claim-file.ts';
export { claimedFiles, sameFilesOf, type ClaimedFile } from './claimed-files.ts';
export { filesNamed, type NamedFile } from './name-files.ts';
export { openClaimedFile, openOwnFile } from './open-file.ts';
export { claimedFile } from './personal-data.ts';
export type { FileOwner } from './queries.ts';
export { hasUnfinishedFile, removeOldBytes, resealAllFiles, resealFiles } from './seal-files-again.ts';
export { finishUpload, storeFile, type FileCtx, type StoredFile } from './store-file.ts';
export { storeResult, type Result } from './store-result.ts';
export { readUpload } from './read-upload.ts';
export { storeUpload } from './store-upload.ts';

export const files = defineModule({
  sealed: [sealedTable({ table: 'file', key: ['file_id'], sealed: ['name'] })],

  calls: fileCalls,
  personal: [ownFiles],
  owns: { file: (ctx, id) => ownsFile(ctx, String(id), { kind: 'person', id: ctx.session.personGuid }) },
  jobs: fileJobs,
  tasks: [resealFiles],
});
