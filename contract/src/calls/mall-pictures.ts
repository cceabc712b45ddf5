import * as z from 'zod/mini';
import { download } from '../call.ts';
import { publicId } from '../ids.ts';
import { AT } from '../values/addresses.ts';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export const mallPictures = {
  /** A picture of a product, for signed-in people. */
  ProductPicture: download({
    ...AT.ProductPicture,
    in: z.object({ fileId: publicId(z.string().check(z.regex(UUID)), 'what is on offer is the same for everybody') }),
  }),
};
