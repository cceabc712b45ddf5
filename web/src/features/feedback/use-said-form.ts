import { graphemeCount } from '#contract/rules/graphemes';
import type { PayloadSchema } from '../../api/schema-problems.ts';
import type { PayloadOf, ReplyOf } from '../../api/send.ts';
import { useSaveForm } from '../../api/use-save-form.ts';
import { useUploads } from '../../parts/files/use-uploads.ts';
import { DEFAULT_MAX_BYTES } from '#contract/values/files';
import { MOST_FEEDBACK } from '#contract/values/feedback';

interface Said {
  content: string;
}

export interface SaidFormOptions<N extends 'AddFeedback' | 'ReplyFeedback'> {
  call: N;
  schema: () => Promise<PayloadSchema>;
  /** The answered entry, where it is one of several. */
  of?: number;
  payload: (said: { content: string; fileIds: string[] }) => PayloadOf<N>;
  onSaved: (reply: ReplyOf<N>) => void;
}

/** Some words and perhaps files, sent with one call. */
export function useSaidForm<N extends 'AddFeedback' | 'ReplyFeedback'>(options: SaidFormOptions<N>) {
  const uploads = useUploads('UploadFile', {}, DEFAULT_MAX_BYTES);
  const fileIds = uploads.items.flatMap(({ reply }) => reply?.fileId ?? []);
  const { form, submit, busy } = useSaveForm<N, Said>({
    prefix: options.call.toLowerCase(),
    of: options.of,
    fields: ['content'],
    initial: { content: '' },
    call: options.call,
    schema: options.schema,
    payload: ({ content }) => options.payload({ content, fileIds }),
    check: ({ content }) => ({
      content: content.trim()
        ? graphemeCount(content.trim()) > MOST_FEEDBACK
          ? { kind: 'tooLong' }
          : undefined
        : { kind: 'needed' },
    }),
    faults: { feedbackEmpty: 'content', feedbackTooLong: 'content' },
    onSaved: options.onSaved,
  });
  return { form, submit, busy, uploads };
}
