import { useQueryClient } from '@tanstack/react-query';
import type { UploadRow } from '#contract/schemas/uploaded';
import type { PayloadOf, ReplyOf } from '../../api/send.ts';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { useLocale } from '../../platform/locale.ts';

export type Upload = ReplyOf<'MyUpload'>;
export type Change = PayloadOf<'SaveUploadRows'>['rows'][number];

const AGAIN_MS = 1_500;

export const useUpload = (uploadId: string) =>
  useCall(
    'MyUpload',
    { uploadId },
    { fresh: true, again: (reply) => (reply?.state === 'reading' ? AGAIN_MS : false), enabled: uploadId !== '' },
  );

/** Keeps each decision about a row at once; the page shows the rows as the server has them. */
export function useRows(uploadId: string) {
  const queries = useQueryClient();
  const language = useLocale();
  const save = useSubmit('SaveUploadRows');
  const say = async (rows: Change[]): Promise<readonly UploadRow[] | undefined> => {
    if (rows.length === 0) return undefined;
    try {
      const { list } = await save.mutateAsync({ uploadId, rows });
      queries.setQueryData<Upload>(['MyUpload', { uploadId }, language], (old) => old && { ...old, list });
      return list;
    } catch {
      // the refusal has its own dialog; typed text stays in its fields
      return undefined;
    }
  };
  return { say, isBusy: save.isPending };
}

export const isUnclear = ({ state, doubts }: UploadRow): boolean => state === 'open' && doubts.length > 0;
/** Nothing speaks against it, and it has all a result needs. */
export const isClear = ({ state, doubts, code }: UploadRow): boolean =>
  state === 'open' && doubts.length === 0 && code !== '';
