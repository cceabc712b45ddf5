import * as z from 'zod/mini';
import { download, upload } from './call.ts';
import { FileId } from './ids.ts';

export const files = {
  /** §7.9: a file of one's own, for whatever is sent in afterwards and names its id. Unused, it is removed after a day. */
  UploadFile: upload({
    accept: ['pdf', 'image'],
    in: z.object({}),
    out: z.object({ fileId: z.string(), name: z.string(), size: z.int() }),
  }),
  /** Ours: the same file back. */
  GetFile: download({ path: '/AppApi/File', in: z.object({ fileId: FileId() }) }),
};
