import * as z from 'zod/mini';
import { UploadPage, UploadRow } from '#contract/schemas/uploaded';
import type { CompanyKey } from '../../db/keyring.ts';

/** The sealed part of an upload: the facts about the paper, and its rows as they stand now. */
export const UploadContent = z.object({
  hospital: z.string(),
  helpNote: z.string(),
  pages: z.array(UploadPage),
  rows: z.array(UploadRow),
});
export type UploadContent = z.output<typeof UploadContent>;

const sealContext = (uploadId: string) => ({ table: 'report_upload', column: 'content', row: uploadId });

export const sealContent = (key: CompanyKey, uploadId: string, content: UploadContent): Buffer =>
  key.seal(sealContext(uploadId), JSON.stringify(content));

export const openContent = (key: CompanyKey, uploadId: string, sealed: Buffer): UploadContent =>
  UploadContent.parse(JSON.parse(key.unseal(sealContext(uploadId), sealed)));

export const isUnclear = ({ state, doubts }: Pick<UploadRow, 'state' | 'doubts'>): boolean =>
  state === 'open' && doubts.length > 0;
