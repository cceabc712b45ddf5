import * as z from 'zod/mini';
import { download, upload } from '../call.ts';
import { FileId } from '../ids.ts';
import { AT } from '../values/addresses.ts';

export const files = {
  /** A file of one's own, for a later call that names its id. Unused, it is removed after a day. */
  UploadFile: upload({
    accept: ['pdf', 'image'],
    in: z.object({}),
    out: z.object({ fileId: z.string(), name: z.string(), size: z.int() }),
  }),
  /** The same file back. */
  GetFile: download({ ...AT.GetFile, in: z.object({ fileId: FileId() }) }),
};
