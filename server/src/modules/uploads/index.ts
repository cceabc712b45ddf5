import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { opsUploadCalls, uploadCalls } from './calls.ts';
import { ownUploadsData } from './personal-data.ts';
import { ownsUpload } from './queries.ts';
import { readTask } from './read-task.ts';

export { sealContent } from './content.ts';
export { uploadMark } from './queries.ts';
export { readTask } from './read-task.ts';

export const uploads = defineModule({
  sealed: [sealedTable({ table: 'report_upload', key: ['upload_id'], sealed: ['content'] })],

  calls: { ...uploadCalls, ...opsUploadCalls },
  personal: [ownUploadsData],
  owns: { upload: (ctx, id) => ownsUpload(ctx, String(id)) },
  tasks: [readTask],
});
