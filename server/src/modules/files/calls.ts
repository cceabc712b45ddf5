import type { files as contract } from '#contract/calls/files';
import { commitOnce } from '../../db/once.ts';
import type { Handlers } from '../../http/handlers.ts';
import { openOwnFile } from './open-file.ts';
import { finishUpload } from './store-file.ts';
import { storeUpload } from './store-upload.ts';

export const fileCalls: Handlers<typeof contract> = {
  UploadFile: async (ctx, _input, file) => {
    const stored = await storeUpload(ctx, { kind: 'person', id: ctx.session.personGuid }, file);
    return commitOnce(ctx, (ctx) => finishUpload(ctx, stored));
  },
  GetFile: (ctx, { fileId }) => openOwnFile(ctx, fileId, { kind: 'person', id: ctx.session.personGuid }),
};
